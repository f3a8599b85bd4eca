import type { Locale } from '../shared/locales.ts'
import type { Subject, Texts } from './messages.ts'

/** Makes the function that returns the texts of a subject in a language. */
export function textsOf<Name extends Subject>(subject: Name): (locale: Locale) => Texts<Name>

/** The texts of a subject as the folder of each language has them. */
export function ownTextsOf(subject: string): Readonly<Record<string, unknown>>
