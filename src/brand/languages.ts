import type { Language } from '../languages/define-language.ts'
import { knownTags } from '../languages/facts.ts'

/** Languages of the software's own texts, among which a brand chooses. */
// A tag of `language.ts` is the name of its folder, of which the type is made.
export const translatedLanguages = Object.values(knownTags) as Language[]
export type { Language }
