import * as z from 'zod/mini'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { typeset } from '../../shared/typeset.ts'
import { toUntranslatedLang } from '../../shared/untranslated.ts'
import { omitAbsent, textSchema } from '../../strapi/port/fields.ts'
import { type HallFacts, trimToText, type VenueFacts } from '../places/venue-facts.ts'

/** Facts that a guest needs on the way to a concert and back, in the order of the way. */
const eveningFactNames = ['entrance', 'transit', 'parking', 'cloakroom', 'food', 'lastTrain'] as const
export type EveningFactName = (typeof eveningFactNames)[number]

/** Facts with their languages, if those aren't the page's. A fact that no editor has filled in is absent. */
export type EveningFacts = Partial<Record<EveningFactName, { text: string; lang?: Locale }>>

/** Fields of a concert for facts that differ from those of its hall on that evening, such as another entrance. */
export const ownFactShape = {
  entrance: textSchema,
  cloakroom: textSchema,
  food: textSchema,
  parking: textSchema,
  lastTrain: textSchema,
}
const ownFactsSchema = z.object(ownFactShape)

/** The facts that a concert has instead of its hall's, in the default language. */
export type OwnFacts = Partial<Record<EveningFactName, string>>

export const toOwnFacts = (written: z.infer<typeof ownFactsSchema>): OwnFacts =>
  omitAbsent({
    entrance: trimToText(written.entrance),
    parking: trimToText(written.parking),
    cloakroom: trimToText(written.cloakroom),
    food: trimToText(written.food),
    lastTrain: trimToText(written.lastTrain),
  })

/**
 * Collects the facts of an evening: its own come before those of its hall, and the hall's before its venue's.
 *
 * @param place facts of the venue and its hall, in the language of the venue's texts (`lang`: absent if the page's)
 */
export function toEveningFacts(
  own: OwnFacts,
  place: { venue?: VenueFacts | undefined; hall?: HallFacts | undefined; lang?: Locale | undefined },
  locale: Locale,
): EveningFacts {
  const facts: EveningFacts = {}
  for (const name of eveningFactNames) {
    const ownText = own[name]
    const text = ownText ?? (name === 'entrance' ? place.hall?.entrance : undefined) ?? place.venue?.[name]
    if (!text) continue
    const lang = ownText ? toUntranslatedLang(ownText, locale) : place.lang
    facts[name] = { text: ownText ? typeset(defaultLocale, ownText) : text, ...(lang ? { lang } : {}) }
  }
  return facts
}
