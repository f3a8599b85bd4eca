import type { Language } from '../shared/languages/define-language.ts'
import { knownTags } from '../shared/languages/facts.ts'

/** Languages that the software or the brand has texts in, among which a brand chooses. */
// The build checks that a language's tag is the name of its folder (`tools/build/check-languages.ts`), and the type
// `Language` is made of these names.
export const translatedLanguages = Object.values(knownTags) as Language[]

/** Makes a value for each of `translatedLanguages`. */
export const makeForEachLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  // The cast is safe, since `translatedLanguages` has every language.
  Object.fromEntries(translatedLanguages.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >

export type { Language }
