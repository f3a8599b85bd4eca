import { deskMessages } from '../../../languages/texts.ts'
import { defineDeskPage } from './define-desk-page.tsx'

/** `/desk`: what waits for somebody today. */
export const overviewPage = defineDeskPage('deskOverview', {
  load: async () => ({}),
  View: ({ page }) => <p className="lead">{deskMessages(page.locale).overview.lead}</p>,
})
