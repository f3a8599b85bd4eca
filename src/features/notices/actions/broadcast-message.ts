import { StoreMissing } from '../../../errors.ts'
import { type ActionOutcome, defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { messageFormSchema, seenField, toEditorMessage } from '../forms/message-form.ts'

/** `POST /push/words/{concert}`: an editor's words to its people; shown first, then sent. */
export const broadcastMessageAction = defineAction({
  schema: messageFormSchema,
  isQuick: true,
  handle: async ({ values, page, visitor }): Promise<ActionOutcome> => {
    const { slug = '' } = page.params
    if (!visitor.notices) throw new StoreMissing('DB')
    if (!(await visitor.isEditor())) return { errors: [{ field: '', fault: 'for-editors' }], status: 403 }
    const outcome = await visitor.notices.broadcastMessage(slug, toEditorMessage(values), values[seenField])
    if (outcome === 'gone') return { errors: [{ field: '', fault: 'gone' }] }
    return outcome === 'told'
      ? { seeOther: `${pathTo('editorWords', { slug })}?done=told` }
      : { needsConfirmation: true }
  },
})
