import { Button } from '@strapi/design-system'
import { InputRenderer, useFetchClient } from '@strapi/strapi/admin'
import { createElement } from 'react'
import brand from '../../brand.json'

const { language, options, preview, previewTitle } = brand.panel
/** Where Strapi keeps the language that somebody has chosen for the panel. */
const languageKey = 'strapi-admin-language'
if (!localStorage.getItem(languageKey)) localStorage.setItem(languageKey, language)

/** A button beside every entry. A panel of its own, since actions beyond the second one are hidden in a menu. */
const PreviewPanel = ({ model, documentId, document }) => {
  const { get } = useFetchClient()
  // Of types that have no page of their own, and of what isn't saved yet, nothing can be seen.
  if (!model.startsWith('api::') || !documentId) return null
  const open = async () => {
    const params = { type: model.split('.').at(-1), id: documentId, locale: document?.locale ?? undefined }
    const { data } = await get('/preview-link', { params })
    window.open(data.url, '_blank', 'noreferrer')
  }
  const button = createElement(Button, { variant: 'secondary', fullWidth: true, onClick: open }, preview)
  return { title: previewTitle, content: button }
}

/** A field with a choice of values, which stand in the editors' language. */
const Enumeration = (props) =>
  createElement(InputRenderer, {
    ...props,
    options: props.attribute.enum.map((value) => ({ value, label: options[value] ?? value })),
  })

export default {
  config: {
    locales: [language],
    tutorials: false,
    notifications: { releases: false },
  },
  register(app) {
    app.addFields({ type: 'enumeration', Component: Enumeration })
  },
  bootstrap(app) {
    app.getPlugin('content-manager').apis.addEditViewSidePanel([PreviewPanel])
  },
}
