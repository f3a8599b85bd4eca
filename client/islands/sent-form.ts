/** An island because a form that has arrived is no draft any more, and drafts are the browser's. */
import { forgetDraft } from '../forms/drafts.ts'
import type { IslandProps } from './island-props.ts'
import type { StartIsland } from './registry.ts'

export const start: StartIsland<IslandProps['SentForm']> = (_element, { form }) => {
  forgetDraft(form)
  return undefined
}
