import * as z from 'zod/mini'
import { isKnownCity } from '../../../content/places/readers.ts'
import { isKnownProgram } from '../../../content/programs/readers.ts'
import { toWishSpec } from '../../../content/programs/vote-spec.ts'
import { NotFound, StoreMissing } from '../../../errors.ts'
import { type ActionOutcome, defineAction } from '../../../rendering/action.ts'
import type { Visitor } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { maxSlugLength, slugPattern } from '../../../shared/urls.ts'
import { confirmedField, optionField } from '../../../shared/votes.ts'

/**
 * The option is a city's slug; an empty one takes the request back. If a request has the field twice, the form's reader
 * joins the values by a space, so that they match no slug.
 */
const wishSchema = z.object({
  [optionField]: z.string('choose').check(
    z.maxLength(maxSlugLength, 'choose'),
    z.refine((slug) => slug === '' || slugPattern.test(slug), 'choose'),
  ),
  [confirmedField]: z.catch(z.optional(z.literal('yes')), undefined),
})

/** `POST /wishes/{program}`: requests the program in a city. An empty city takes the request back. */
export const wishAction = defineAction({
  schema: wishSchema,
  isQuick: true,
  isRepeatable: true,
  single: [optionField],
  handle: async ({ values, page, visitor }): Promise<ActionOutcome> => {
    const { content, locale, params, path } = page
    const { slug = '' } = params
    const { [optionField]: city, [confirmedField]: confirmed } = values
    if (!visitor.votes) throw new StoreMissing('VOTE_SHARD')
    if (!(await isKnownProgram(content, locale, slug))) throw new NotFound(path)
    if (city && !(await isKnownCity(content, city)))
      return { errors: [{ field: optionField, fault: 'choose' }] }
    const taken = await visitor.votes.accept(
      visitor,
      { spec: toWishSpec(slug) },
      { option: city, isConfirmed: confirmed !== undefined },
    )
    if (city && typeof taken === 'object' && 'as' in taken) await takeBackPlace(visitor, slug)
    return toOutcome(taken, pathTo('wish', { slug }) + (city ? '' : '?done=withdrawn'))
  },
})

/** One person wishes for a program in one place: the wish for a place without a city is taken back. */
async function takeBackPlace({ voter, wishes }: Visitor, program: string): Promise<void> {
  const who = await voter.identify()
  if (who) await wishes?.takeBack(who, program)
}

type Accepted = Awaited<ReturnType<NonNullable<Visitor['votes']>['accept']>>

function toOutcome(taken: Accepted, seeOther: string): ActionOutcome {
  if (taken === 'to-be-confirmed') return { needsConfirmation: true }
  if ('as' in taken) return { seeOther }
  const errors = [{ field: '', fault: taken.refused }]
  if (taken.refused === 'too-many') return { errors, retryAfterSeconds: taken.retryAfterSeconds }
  return taken.refused === 'no-cookies' ? { errors } : { errors, status: 409 }
}
