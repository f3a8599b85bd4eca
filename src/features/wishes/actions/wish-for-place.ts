import { isKnownProgram } from '../../../content/programs/readers.ts'
import { toWishSpec } from '../../../content/programs/vote-spec.ts'
import { NotFound, RateLimited, StoreMissing } from '../../../errors.ts'
import { type ActionOutcome, defineAction } from '../../../rendering/action.ts'
import type { Visitor } from '../../../rendering/define-page.ts'
import { confirmedField, optionField } from '../../../shared/votes.ts'
import { placeWishSchema, programField, toPlacePath } from '../forms/place-form.ts'
import type { KnownPerson } from '../wish-service.ts'

/**
 * `POST /places/{place}`: wishes for a program, or for any, in a place of the world. A visitor whose browser has no cookie
 * yet has to confirm it.
 */
export const placeWishAction = defineAction({
  schema: placeWishSchema,
  isQuick: true,
  isRepeatable: true,
  single: [optionField],
  handle: async ({ values, page, visitor }): Promise<ActionOutcome> => {
    const { content, locale, params, path, places } = page
    const { slug: key = '' } = params
    const { [optionField]: option, [programField]: program = '', [confirmedField]: confirmed } = values
    if (!visitor.wishes) throw new StoreMissing('DB')
    const place = await places.read(key)
    if (!place || (program && !(await isKnownProgram(content, locale, program)))) throw new NotFound(path)
    const who = await visitor.voter.identify()
    if (!who) {
      if (confirmed) return { errors: [{ field: '', fault: 'no-cookies' }] }
      await visitor.voter.give()
      return { needsConfirmation: true }
    }
    const seeOther = toPlacePath(key, program)
    if (option === '') {
      await visitor.wishes.takeBack(who, program)
      return { seeOther: `${seeOther}${program ? '&' : '?'}done=withdrawn` }
    }
    if ((await visitor.wishes.findOwn(who, program)) === key) return { seeOther }
    try {
      await visitor.spend('wishes')
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error
      return { errors: [{ field: '', fault: 'too-many' }], retryAfterSeconds: error.retryAfterSeconds }
    }
    await visitor.wishes.wish({ ...who, address: visitor.accountVisitor.visitor }, program, place)
    if (program) await takeBackCity(visitor, who, program)
    return { seeOther }
  },
})

/** One person wishes for a program in one place: the wish for a city of the site is taken back. */
const takeBackCity = ({ votes, accountVisitor }: Visitor, voter: KnownPerson, program: string) =>
  votes?.cast({ spec: toWishSpec(program), voter, option: '', address: accountVisitor.visitor })
