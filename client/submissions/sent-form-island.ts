/** Marks a form as received. It is an island because the draft, which is stored in the browser, must be deleted. */
import { deleteDraft } from '../forms/drafts.ts'
import type { IslandProps } from '../islands/island-props.ts'
import type { StartIsland } from '../islands/registry.ts'

const startSentForm: StartIsland<IslandProps['SentForm']> = (_element, { form }) => {
  deleteDraft(form)
  return undefined
}

export default startSentForm
