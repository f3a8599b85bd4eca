import { StoreMissing } from '../../../errors.ts'
import { type ActionFile, type ActionOutcome, defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { intentField } from '../../../shared/forms/form-key.ts'
import type { SentRecord } from '../../../shared/forms/sent-record.ts'
import { findSentSchema } from '../forms/find-sent-form.ts'

/** `POST /sent`: shows what one has sent, hands it out as a file, or removes it. */
export const findSentAction = defineAction({
  schema: findSentSchema,
  handle: async ({
    values: { number, contact, [intentField]: intent },
    key,
    visitor,
  }): Promise<ActionOutcome> => {
    const { submissions } = visitor
    if (!submissions) throw new StoreMissing('DB')
    const claim = { number, contact, key }
    if (intent === 'remove') {
      const removal = await submissions.remove(claim)
      return removal ? toRemoved(removal.until) : notFound
    }
    const found = await submissions.find(claim)
    if (!found) return notFound
    // This very form has removed it: somebody has gone back, or never saw the answer.
    if ('removal' in found) return toRemoved(found.removal.until)
    return intent === 'export' ? { file: toFile(found.sent) } : { shown: found.sent }
  },
})

/** One answer, whichever of the two is wrong: nobody learns that a number exists. */
const notFound: ActionOutcome = { errors: [{ field: 'number', fault: 'not-found' }] }

const toRemoved = (until = 'now'): ActionOutcome => ({
  seeOther: `${pathTo('findSent')}?${new URLSearchParams({ removed: until })}`,
})

const toFile = ({ number, form, locale, sentAt, state, content }: SentRecord): ActionFile => ({
  name: `${number}.json`,
  data: { number, form, language: locale, sentAt: new Date(sentAt).toISOString(), state, fields: content },
})
