import type { Language, LanguageFacts } from './define-language.ts'

/** One fact of each language of the site. */
export function factOf<Name extends keyof LanguageFacts>(
  name: Name,
): Readonly<Record<Language, LanguageFacts[Name]>>

/** The same of every language that the software knows. */
export function factOfAll<Name extends keyof LanguageFacts>(
  name: Name,
): Readonly<Record<Language, LanguageFacts[Name]>>
