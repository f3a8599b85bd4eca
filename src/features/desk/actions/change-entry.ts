import { NotFound, StoreMissing } from '../../../errors.ts'
import type { ActionOutcome } from '../../../rendering/action.ts'
import { defineDeskAction, type SentAtDesk } from '../../../rendering/desk-page.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import type { ChangeOutcome } from '../../../shared/forms/inbox-entries.ts'
import { toSubmissionNumber } from '../../../shared/forms/sent-submission.ts'
import { answerSchema, changeSchema, eraseSchema, noteSchema } from '../forms/inbox-forms.ts'

/** What every action on an entry needs: the service, and who changes which version. */
function readHandling({ page, visitor: { submissions }, values, by }: SentAtDesk<{ version: number }>) {
  if (!submissions) throw new StoreMissing('DB')
  const { number = '' } = page.params
  return {
    submissions,
    handling: { number: toSubmissionNumber(number), version: values.version, by },
    here: deskPathTo('deskEntry', { number }),
  }
}

/** Leads back to the entry, or says that somebody else was faster. @throws NotFound for an entry that is gone */
function toOutcome(outcome: ChangeOutcome, here: string, done: string): ActionOutcome {
  if (outcome === 'gone') throw new NotFound(here)
  if (outcome === 'conflict') return { errors: [{ field: '', fault: 'conflict' }], status: 409 }
  return { seeOther: `${here}?done=${done}` }
}

/** `POST /desk/inbox/{number}/answer`: sends an answer by e-mail. */
export const answerAction = defineDeskAction({
  schema: answerSchema,
  isQuick: true,
  handle: async (sent) => {
    const { submissions, handling, here } = readHandling(sent)
    const outcome = await submissions.answerEntry(handling, `answer ${sent.key}`, sent.values.text)
    if (outcome === 'no-mailer' || outcome === 'no-address')
      return { errors: [{ field: '', fault: outcome }] }
    if (outcome === 'sent' || outcome === 'waiting' || outcome === 'refused')
      return { seeOther: `${here}?done=${outcome}` }
    return toOutcome(outcome, here, 'sent')
  },
})

/** `POST /desk/inbox/{number}/note`: adds a note that only the office reads. */
export const noteAction = defineDeskAction({
  schema: noteSchema,
  isQuick: true,
  handle: async (sent) => {
    const { submissions, handling, here } = readHandling(sent)
    return toOutcome(await submissions.addNote(handling, `note ${sent.key}`, sent.values.note), here, 'note')
  },
})

/** `POST /desk/inbox/{number}/change`: marks as spam or not, closes, opens again, assigns, sends on again. */
export const changeAction = defineDeskAction({
  schema: changeSchema,
  isQuick: true,
  toLogSubject: ({ change }) => change,
  handle: async (sent) => {
    const { submissions, handling, here } = readHandling(sent)
    const { change, assignee } = sent.values
    const input = change === 'assign' ? { ...handling, change, assignee } : { ...handling, change }
    return toOutcome(await submissions.changeEntry(input), here, change)
  },
})

/** `POST /desk/inbox/{number}/erase`: removes what was sent, with notes and answers. */
export const eraseAction = defineDeskAction({
  schema: eraseSchema,
  isQuick: true,
  handle: async (sent) => {
    const { submissions, handling, here } = readHandling(sent)
    const outcome = await submissions.eraseEntry(handling)
    return outcome === 'done'
      ? { seeOther: `${deskPathTo('deskInbox')}?done=erase` }
      : toOutcome(outcome, here, 'erase')
  },
})
