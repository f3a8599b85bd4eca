/**
 * What a visitor's answer to a question for consent is stored as: `yes.1k2j3h4.1764100000`, which is the answer, the
 * version of the text that was agreed to, and the time in seconds. Nothing in it says who answered.
 */
export type ConsentAnswer = 'yes' | 'no'

/** @param version as the page says it (`data-analytics-consent`) */
export const toConsentRecord = (answer: ConsentAnswer, version: string, now: number): string =>
  `${answer}.${version}.${Math.floor(now / 1000)}`

/** @returns the answer to this version of the text; `undefined` where there is none, or one to another text */
export function readConsentRecord(record: string, version: string): ConsentAnswer | undefined {
  const [answer, ofVersion] = record.split('.')
  return ofVersion === version && (answer === 'yes' || answer === 'no') ? answer : undefined
}

/** A short digest of texts (FNV-1a, 32 bits): it notices a change, and protects from nobody. */
export function consentVersion(texts: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const character of texts.join('\n')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
