import type { LanguageFacts } from '../languages/define-language.ts'
import { languageScripts } from '../languages/facts.ts'
import type { Locale } from '../shared/locales.ts'

/** A directive of the Content Security Policy that a provider may need sources in. */
export type Directive = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action'
/** What a page must allow so that a provider works on it. `unsafe-inline` and `unsafe-eval` are never among it. */
export type Sources = Partial<Record<Directive, readonly string[]>>

/**
 * What a service calls itself. Some write their name in several scripts; readers of a script that isn't listed know the
 * Latin one.
 */
export type ProviderName = string | ({ Latn: string } & Partial<Record<LanguageFacts['script'], string>>)

export const nameFor = (locale: Locale, name: ProviderName): string =>
  typeof name === 'string' ? name : (name[languageScripts[locale]] ?? name.Latn)

/** Countries, or all that no other provider of its kind names. */
export type DefaultIn = readonly string[] | 'elsewhere'

/** A value that a provider gives its customers, as a key or the number of a counter. */
export interface GivenValue {
  pattern: RegExp
  /** Completes «must be …», for messages about a wrong value. */
  is: string
}

/** What a provider's code in the browser may use of the page. */
export interface BrowserTools {
  /**
   * Loads a script, once per page.
   *
   * @param data attributes `data-…` of its element
   * @throws when it can't be had in time
   */
  loadScript: (address: string, data?: Record<string, string>) => Promise<void>
}
