import { describe, expect, it } from 'vitest'
import { auditionSchema } from '../../src/features/submissions/forms/audition-form.ts'
import { b2bSchema } from '../../src/features/submissions/forms/b2b-form.ts'
import { contactSchema } from '../../src/features/submissions/forms/contact-form.ts'
import { findSentSchema } from '../../src/features/submissions/forms/find-sent-form.ts'
import { toSubmissionLines } from '../../src/features/submissions/forms/submission-lines.ts'
import { toFaultText } from '../../src/languages/fault-text.ts'
import { findSentMessages } from '../../src/languages/texts.ts'
import { spellSubmissionNumber, toSubmissionNumber } from '../../src/shared/forms/sent-submission.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { fillForm } from '../../src/tools/measure/laboratory/filled-forms.ts'

const email = 'anna@example.com'
const about = { email, city: 'Казань', concert: 'zimmer-kazan' }
const filled = {
  contact: fillForm('contact', about),
  b2b: fillForm('b2b', about),
  audition: fillForm('audition', about),
}
const application = filled.audition.typed
const asked = { number: 'K7MX2PDA', contact: email }
const faultsOf = (sent: Record<string, unknown>) =>
  findSentSchema.safeParse(sent).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  []

describe('a number', () => {
  it.each(['K7MX2PDA', 'k7mx 2pda', ' K7MX-2PDA ', 'k7mx—2pda', 'К7МХ 2РDА'])(
    'is K7MX2PDA as «%s»',
    (typed) => {
      expect(toSubmissionNumber(typed)).toBe('K7MX2PDA')
      expect(findSentSchema.parse({ ...asked, number: typed }).number).toBe('K7MX2PDA')
    },
  )

  it('is read out in two halves', () => expect(spellSubmissionNumber('K7MX2PDA')).toBe('K7MX 2PDA'))

  it.each(['K7MX2PD', 'K7MX2PDAA', 'K7MX2PD0', 'Здравствуйте'])('is not «%s»', (number) => {
    expect(faultsOf({ ...asked, number })).toEqual(['number: number'])
  })
})

describe('what is asked beside the number', () => {
  it.each(['anna@example.com', '+7 900 123-45-67', '2 123 4567'])('may be %s', (contact) => {
    expect(faultsOf({ ...asked, contact })).toEqual([])
  })

  it.each(['anna', 'anna@', '12345', '<script>', 'a@b.co\r\nbcc: c@d.co'])('may not be %j', (contact) => {
    expect(faultsOf({ ...asked, contact })).toEqual(['contact: contact'])
  })

  it('is missing where nothing stands', () => {
    expect(faultsOf({})).toEqual(expect.arrayContaining(['number: missing', 'contact: missing']))
  })

  it.each([undefined, '', 'everything'])('is no other wish than to see it: %s', (wish) => {
    expect(findSentSchema.parse({ ...asked, wish })).toMatchObject({ wish: 'show' })
  })
})

describe.each(allLocales)('what is said in %s', (locale) => {
  it('of a wrong number or address is a sentence of its own', () => {
    const said = (['number', 'contact'] as const).map((fault) => toFaultText(locale, fault, '[label]'))
    expect(said.join()).not.toContain('[label]')
    expect(new Set(said).size).toBe(2)
  })

  it.each([
    ['contact', contactSchema.parse({ ...filled.contact.typed, concert: '' }), ['consent', 'concert']],
    ['b2b', b2bSchema.parse(filled.b2b.typed), ['consent', 'wording']],
    ['audition', auditionSchema.parse(application), ['consent', 'zodiacSign']],
  ] as const)(
    'of the form %s names every answer that is stored',
    (form, content, unsaid: readonly string[]) => {
      const names = Object.keys(content).filter((name) => !unsaid.includes(name))
      const { consent: _, ...stored } = content
      const said = toSubmissionLines(locale, form, stored).map(({ name }) => name)
      expect(said.toSorted()).toEqual(names.toSorted())
    },
  )

  it('stands in the order in which it was asked', () => {
    const lines = toSubmissionLines(locale, 'audition', auditionSchema.parse(application))
    expect(lines.map(({ name }) => name).slice(4, 8)).toEqual([
      'performers',
      'performersCount',
      'instrument',
      'birthDate',
    ])
  })

  it('says a birth date with its sign, and choices in words', () => {
    const lines = toSubmissionLines(locale, 'audition', { birthDate: '2001-03-27', performers: 'soloist' })
    const text = lines.map((line) => line.text).join()
    expect(text).not.toMatch(/2001-03-27|soloist$/)
    expect(lines).toHaveLength(2)
  })

  it('names every state, and the day by which the orchestra removes its copy', () => {
    const t = findSentMessages(locale)
    expect(new Set(Object.values(t.states)).size).toBe(4)
    expect(t.removedElsewhere('[day]')).toContain('[day]')
  })
})
