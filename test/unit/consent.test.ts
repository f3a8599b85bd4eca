import { describe, expect, it } from 'vitest'
import { consentVersion, isConsent, readConsentRecord, toConsentRecord } from '../../src/shared/consent.ts'

const version = consentVersion(['May we count?'])

describe('a record of consent', () => {
  it('has the answer, the version of the text and the time, and nobody’s name', () => {
    expect(toConsentRecord('yes', 'abc', 1_764_100_000_900)).toBe('yes.abc.1764100000')
  })

  it.each([
    ['yes.abc.1764100000', 'abc', 'yes'],
    ['no.abc.1764100000', 'abc', 'no'],
    ['yes.abc.1764100000', 'abd', undefined],
    // An answer from the time before texts had versions: nobody knows which text was agreed to.
    ['yes', 'abc', undefined],
    ['', 'abc', undefined],
    ['maybe.abc.1', 'abc', undefined],
    ['yes..1', '', 'yes'],
    ['yes.abcd.1764100000', 'abc', undefined],
  ])('%j is to the text %s: %s', (record, asked, answer) => {
    expect(readConsentRecord(record, asked)).toBe(answer)
    expect(isConsent(record, asked)).toBe(answer === 'yes')
  })

  it('is of another version where a letter has changed', () => {
    expect(version).toMatch(/^[a-z0-9]{4,7}$/)
    expect(consentVersion(['May we count?'])).toBe(version)
    expect(consentVersion(['May we count!'])).not.toBe(version)
    expect(consentVersion(['May we count?', 'Dürfen wir zählen?'])).not.toBe(version)
  })
})
