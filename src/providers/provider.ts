import type { Language, LanguageFacts } from '../shared/languages/define-language.ts'
import { languageScripts } from '../shared/languages/facts.ts'

/** A directive of the Content Security Policy that a provider may need sources in. */
export type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'connect-src'
  | 'frame-src'
  | 'media-src'
  | 'form-action'
/**
 * Sources that the Content Security Policy of a page must allow so that a provider works, by directive. `unsafe-inline`
 * and `unsafe-eval` are never among them.
 */
export type Sources = Partial<Record<Directive, readonly string[]>>

/**
 * The name of a service as the service writes it: one name, or a name for each script in which it is written. Languages
 * in other scripts show the Latin name.
 */
export type ProviderName = string | ({ Latn: string } & Partial<Record<LanguageFacts['script'], string>>)

/**
 * The country of a service's company (ISO 3166-1 alpha-2, lower case), for the privacy page. Absent where each orchestra runs
 * the service itself.
 */
export type Country = string

export const nameFor = (locale: Language, name: ProviderName): string =>
  typeof name === 'string' ? name : (name[languageScripts[locale]] ?? name.Latn)

/**
 * Countries (ISO 3166-1 alpha-2, lower case) whose orchestras use a provider unless their brand names another one;
 * `elsewhere`: every country that no provider of the same kind lists.
 */
export type DefaultIn = readonly string[] | 'elsewhere'

/** The rule for a value that a provider gives its customers, as a key or the number of a counter. */
export interface GivenValue {
  pattern: RegExp
  /** Completes the message «must be …» about a wrong value. */
  is: string
}

/** Functions of the page that a provider's code in the browser may use. */
export interface BrowserTools {
  /**
   * Loads a script, once per page.
   *
   * @param data attributes `data-…` of the script's element
   * @throws when the script doesn't load in time
   */
  loadScript: (address: string, data?: Record<string, string>) => Promise<void>
}
