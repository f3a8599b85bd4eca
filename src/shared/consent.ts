import { fnv1a } from './fnv1a.ts'

/**
 * A visitor's answer to the request for consent. A cookie stores it as `yes.1k2j3h4.1764100000`: the answer, the version
 * of the text that was shown, and the time in seconds since 1970. Nothing in it identifies the visitor.
 */
export type ConsentAnswer = 'yes' | 'no'

/**
 * Makes the value of the cookie that stores an answer.
 *
 * @param version of the text, from the page's attribute `data-analytics-consent`
 * @param now milliseconds since 1970
 */
export const toConsentRecord = (answer: ConsentAnswer, version: string, now: number): string =>
  `${answer}.${version}.${Math.floor(now / 1000)}`

/**
 * Reads the answer from the value of the cookie.
 *
 * @returns `undefined` if there is no answer, or if it was given to another version of the text
 */
export function readConsentRecord(record: string, version: string): ConsentAnswer | undefined {
  const [answer, ofVersion] = record.split('.')
  return ofVersion === version && (answer === 'yes' || answer === 'no') ? answer : undefined
}

/** Whether the value of the cookie is a «yes» to this version of the text. Smaller than reading the answer from it. */
export const isConsent = (record: string, version: string): boolean => record.startsWith(`yes.${version}.`)

/** Makes the version of the texts that ask for consent: a short hash that changes with the texts. */
export const consentVersion = (texts: readonly string[]): string => fnv1a(texts.join('\n')).toString(36)
