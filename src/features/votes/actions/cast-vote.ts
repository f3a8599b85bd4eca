import { readVote } from '../../../content/programs/readers.ts'
import { toAskedVote } from '../../../content/programs/vote-spec.ts'
import { NotFound, StoreMissing } from '../../../errors.ts'
import { type ActionOutcome, defineAction } from '../../../rendering/action.ts'
import type { Visitor } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { confirmedField, optionField, takeBackField } from '../../../shared/votes.ts'
import { voteSchema } from '../forms/vote-form.ts'

/** `POST /vote/{slug}`. A visitor who votes for the first time has to confirm the choice. */
export const voteAction = defineAction({
  schema: voteSchema,
  isQuick: true,
  isRepeatable: true,
  single: [optionField],
  handle: async ({ values, page, visitor }): Promise<ActionOutcome> => {
    const { votes } = visitor
    const { content, locale, params, path } = page
    if (!votes) throw new StoreMissing('VOTE_SHARD')
    const vote = await readVote(content, locale, params.slug)
    if (!vote) throw new NotFound(path)
    const isConfirmed = values[confirmedField] !== undefined
    const option = values[takeBackField] === undefined ? values[optionField] : ''
    const wish = { option, isConfirmed }
    const taken = await votes.accept(visitor, toAskedVote(vote), wish)
    return toOutcome(taken, pathTo('ownVote', { slug: vote.slug }) + (option ? '' : '?done=withdrawn'))
  },
})

type Accepted = Awaited<ReturnType<NonNullable<Visitor['votes']>['accept']>>

function toOutcome(taken: Accepted, seeOther: string): ActionOutcome {
  if (taken === 'to-be-confirmed') return { needsConfirmation: true }
  if ('as' in taken) return { seeOther }
  switch (taken.refused) {
    case 'unknown-option':
      return { errors: [{ field: optionField, fault: taken.refused }] }
    case 'too-many':
      return { ...refuse('too-many-votes'), retryAfterSeconds: taken.retryAfterSeconds }
    case 'no-cookies':
      return refuse(taken.refused)
    case 'account-needed':
      return { ...refuse(taken.refused), status: 403 }
    default:
      return { ...refuse(taken.refused), status: 409 }
  }
}

const refuse = (fault: string) => ({ errors: [{ field: '', fault }] })
