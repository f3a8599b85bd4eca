import { Button } from '@strapi/design-system'
import { useCMEditViewDataManager, useFetchClient } from '@strapi/helper-plugin'
import { createElement } from 'react'
import brand from '../../brand.json'

/** Of types that have no page of their own, and of what isn't saved yet, nothing can be seen. */
function PreviewButton() {
  const { slug, initialData } = useCMEditViewDataManager()
  const { get } = useFetchClient()
  if (!slug.startsWith('api::') || !initialData.id) return null
  const open = async () => {
    const params = { type: slug.split('.').at(-1), id: initialData.id, locale: initialData.locale ?? undefined }
    const { data } = await get('/preview-link', { params })
    window.open(data.url, '_blank', 'noreferrer')
  }
  return createElement(Button, { variant: 'secondary', fullWidth: true, onClick: open }, brand.panel.preview)
}

export default {
  config: {
    locales: [brand.panel.language],
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap(app) {
    app.injectContentManagerComponent('editView', 'right-links', {
      name: 'preview-on-site',
      Component: PreviewButton,
    })
  },
}
