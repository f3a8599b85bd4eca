/** An island because a form that has arrived is no draft any more, and drafts are the browser's. */
import { deleteDraft } from '../forms/drafts.ts'
import type { IslandProps } from '../islands/island-props.ts'
import type { StartIsland } from '../islands/registry.ts'

const startSentForm: StartIsland<IslandProps['SentForm']> = (_element, { form }) => {
  deleteDraft(form)
  return undefined
}

export default startSentForm
