import { StoreMissing } from '../../../errors.ts'
import { defineAction, type Outcome } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { seenField, toWords, wordsFormSchema } from '../forms/message-form.ts'

/** `POST /push/words/{concert}`: an editor's words to its people; shown first, then sent. */
export const tellWordsAction = defineAction({
  schema: wordsFormSchema,
  isQuick: true,
  take: async ({ values, page, visitor }): Promise<Outcome> => {
    const { slug = '' } = page.params
    if (!visitor.notices) throw new StoreMissing('DB')
    if (!(await visitor.isEditor())) return { errors: [{ field: '', fault: 'for-editors' }], status: 403 }
    const outcome = await (await visitor.notices()).tellWords(slug, toWords(values), values[seenField])
    if (outcome === 'gone') return { errors: [{ field: '', fault: 'gone' }] }
    return outcome === 'told'
      ? { seeOther: `${pathTo('editorWords', { slug })}?done=told` }
      : { isToBeSent: true }
  },
})
