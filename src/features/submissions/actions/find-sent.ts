import { StoreMissing } from '../../../errors.ts'
import { type ActionFile, type ActionOutcome, defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { intentField } from '../../../shared/forms/form-key.ts'
import type { SubmissionRecord } from '../../../shared/forms/sent-submission.ts'
import { findSentSchema } from '../forms/find-sent-form.ts'

/** `POST /sent`: shows a visitor's own submission, returns it as a file, or removes it. */
export const findSentAction = defineAction({
  schema: findSentSchema,
  handle: async ({
    values: { number, contact, [intentField]: intent },
    key,
    visitor,
  }): Promise<ActionOutcome> => {
    const { submissions } = visitor
    if (!submissions) throw new StoreMissing('DB')
    const credentials = { number, contact, key }
    if (intent === 'remove') {
      const removal = await submissions.remove(credentials)
      return removal ? toRemoved(removal.until) : notFound
    }
    const found = await submissions.find(credentials)
    if (!found) return notFound
    // A form with the same key has removed the submission before: the visitor went back, or the response was lost.
    if ('removal' in found) return toRemoved(found.removal.until)
    return intent === 'export' ? { file: toFile(found.sent) } : { shown: found.sent }
  },
})

/** The same answer for a wrong number and a wrong contact: nobody learns that a number exists. */
const notFound: ActionOutcome = { errors: [{ field: 'number', fault: 'not-found' }] }

const toRemoved = (until = 'now'): ActionOutcome => ({
  seeOther: `${pathTo('findSent')}?${new URLSearchParams({ removed: until })}`,
})

const toFile = ({ number, form, locale, sentAt, state, content }: SubmissionRecord): ActionFile => ({
  name: `${number}.json`,
  data: { number, form, language: locale, sentAt: new Date(sentAt).toISOString(), state, fields: content },
})
