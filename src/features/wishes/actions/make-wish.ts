import { isKnownCity } from '../../../content/places/cities.ts'
import { isKnownProgram } from '../../../content/programs/programs.ts'
import { toWishSpec } from '../../../content/programs/vote-spec.ts'
import { NotFound, StoreMissing } from '../../../errors.ts'
import { type ActionOutcome, defineAction } from '../../../rendering/action.ts'
import type { Visitor } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { confirmedField, optionField } from '../../../shared/votes.ts'
import { wishSchema } from '../forms/wish-form.ts'

/** `POST /wishes/{program}`: in which city its visitor wants the program; nowhere any more, where none is named. */
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
    return toOutcome(taken, slug)
  },
})

type Accepted = Awaited<ReturnType<NonNullable<Visitor['votes']>['accept']>>

function toOutcome(taken: Accepted, slug: string): ActionOutcome {
  if (taken === 'to-be-confirmed') return { needsConfirmation: true }
  if ('as' in taken) return { seeOther: pathTo('wish', { slug }) }
  const errors = [{ field: '', fault: taken.refused }]
  if (taken.refused === 'too-many') return { errors, retryAfterSeconds: taken.retryAfterSeconds }
  return taken.refused === 'no-cookies' ? { errors } : { errors, status: 409 }
}
