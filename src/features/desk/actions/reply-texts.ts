import * as z from 'zod/mini'
import { defineDeskAction } from '../../../rendering/desk-page.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { replyTextId, replyTextSchema } from '../forms/inbox-forms.ts'

const here = deskPathTo('deskReplyTexts')

/** `POST /desk/texts/save`: makes a ready text, or changes one. */
export const saveReplyTextAction = defineDeskAction({
  schema: replyTextSchema,
  isQuick: true,
  toLogSubject: ({ locale, name }) => `${locale}: ${name}`,
  handle: async ({ values, by, desk }) => {
    const outcome = await desk.storeReplyText({ ...values, by })
    return outcome === 'done'
      ? { seeOther: `${here}?done=save` }
      : { errors: [{ field: outcome === 'taken' ? 'name' : '', fault: outcome }] }
  },
})

/** `POST /desk/texts/remove`: deletes a ready text; answers that were sent keep its words. */
export const removeReplyTextAction = defineDeskAction({
  schema: z.object({ id: replyTextId }),
  isQuick: true,
  toLogSubject: ({ id }) => String(id ?? ''),
  handle: async ({ values: { id }, desk }) => {
    if (id) await desk.removeReplyText(id)
    return { seeOther: `${here}?done=remove` }
  },
})
