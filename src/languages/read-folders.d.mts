import type { Locale } from '../shared/locales.ts'
import type { Subject, Texts } from './messages.ts'

/** What reads the texts of a subject, in any language. */
export function textsOf<Name extends Subject>(subject: Name): (locale: Locale) => Texts<Name>
