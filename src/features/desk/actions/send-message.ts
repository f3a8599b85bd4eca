import { StoreMissing } from '../../../errors.ts'
import { defineDeskAction } from '../../../rendering/desk-page.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { messageFormSchema, seenField, toEditorMessage } from '../../../shared/forms/editor-message.ts'

/** `POST /desk/notices/{concert}/send`: tells the subscribers of a concert; previewed first, then sent. */
export const sendMessageAction = defineDeskAction({
  schema: messageFormSchema,
  isQuick: true,
  toLogSubject: ({ [seenField]: seen }) => (seen ? '' : 'preview'),
  handle: async ({ values, page, visitor: { notices } }) => {
    const { slug = '' } = page.params
    if (!notices) throw new StoreMissing('DB')
    const outcome = await notices.broadcastMessage(slug, toEditorMessage(values), values[seenField])
    if (outcome === 'gone') return { errors: [{ field: '', fault: 'gone' }] }
    return outcome === 'told'
      ? { seeOther: `${deskPathTo('deskMessage', { slug })}?done=told` }
      : { needsConfirmation: true }
  },
})
