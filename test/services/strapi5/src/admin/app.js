import { useFetchClient } from '@strapi/strapi/admin'

/** Of types that have no page of their own, and of what isn't saved yet, nothing can be seen. */
const PreviewAction = ({ model, documentId, document }) => {
  const { get } = useFetchClient()
  if (!model.startsWith('api::') || !documentId) return null
  return {
    label: 'Посмотреть на сайте',
    position: 'panel',
    onClick: async () => {
      const params = { type: model.split('.').at(-1), id: documentId, locale: document?.locale }
      const { data } = await get('/preview-link', { params })
      window.open(data.url, '_blank', 'noreferrer')
    },
  }
}

export default {
  config: {
    locales: ['ru'],
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap(app) {
    app.getPlugin('content-manager').apis.addDocumentAction([PreviewAction])
  },
}
