import type { Language, LanguageFacts } from './define-language.ts'

/** Returns one fact of each language of the site, by language. */
export function factOf<Name extends keyof LanguageFacts>(
  name: Name,
): Readonly<Record<Language, LanguageFacts[Name]>>

/** Returns one fact of every language that the software knows, by language. */
export function factOfAll<Name extends keyof LanguageFacts>(
  name: Name,
): Readonly<Record<Language, LanguageFacts[Name]>>
