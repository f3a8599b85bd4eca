/**
 * Deletes the draft of a form that has arrived. It is an island because the draft is stored in the browser, and a file of
 * its own because the page «sent» has no form, whose island is larger.
 */
import { deleteDraft } from '../forms/drafts.ts'
import type { IslandProps } from '../islands/island-props.ts'
import type { StartIsland } from '../islands/registry.ts'

const startSentForm: StartIsland<IslandProps['SentForm']> = (_element, { form }) => {
  deleteDraft(form)
  return undefined
}

export default startSentForm
