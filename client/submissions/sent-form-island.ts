/**
 * Deletes the draft of a form that the site has received. It is an island because the draft is stored in the browser.
 * The island of forms is a larger file, and the page that confirms a submission has no form.
 */
import { deleteDraft } from '../forms/drafts.ts'
import type { StartIsland } from '../islands/island.ts'
import type { IslandProps } from '../islands/island-props.ts'

const startSentForm: StartIsland<IslandProps['SentForm']> = (_element, { form }) => {
  deleteDraft(form)
  return undefined
}

export default startSentForm
