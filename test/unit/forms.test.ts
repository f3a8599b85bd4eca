import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { taxNumbers } from '../../src/brand/tax-numbers.ts'
import { auditionRows, auditionSchema } from '../../src/features/submissions/forms/audition-form.ts'
import {
  b2bRows,
  b2bSchema,
  createB2bRows,
  createB2bSchema,
} from '../../src/features/submissions/forms/b2b-form.ts'
import { contactRows, contactSchema } from '../../src/features/submissions/forms/contact-form.ts'
import { toFaultText } from '../../src/languages/fault-text.ts'
import { formTexts } from '../../src/languages/form-texts.ts'
import type { FieldRow } from '../../src/shared/forms/field-row.ts'
import { defaultWording, formWordings } from '../../src/shared/forms/form-names.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { toPlainText } from '../../src/shared/plain-text.ts'
import { application, contactFormValues, request } from '../../src/tools/measure/laboratory/filled-forms.ts'

type Sent = Record<string, unknown>

/** What is wrong, as `field: fault`. */
const faultsOf = (schema: z.ZodMiniType, sent: Sent) =>
  schema.safeParse(sent).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
const answerTo = (schema: z.ZodMiniType, sent: Sent, field: string) => {
  const { data } = schema.safeParse(sent)
  return data && Object.fromEntries(Object.entries(data))[field]
}

afterEach(() => vi.useRealTimers())

const taxOf = (country: string) => taxNumbers[country] ?? {}

describe('a form that is filled in', () => {
  it.each([
    ['contact', contactSchema, { ...contactFormValues, phone: '' }],
    ['b2b', b2bSchema, { ...request, kpp: '773601001', concert: '' }],
    ['audition', auditionSchema, application],
  ])('is right: %s', (_name, schema, sent) => {
    expect(faultsOf(schema, sent)).toEqual([])
  })

  it.each([
    ['contact', contactSchema, ['name: missing', 'topic: choice', 'message: missing', 'consent: consent']],
    ['b2b', b2bSchema, ['company: missing', 'inn: missing', 'contactName: missing', 'email: missing']],
    [
      'audition',
      auditionSchema,
      ['name: missing', 'email: missing', 'performers: choice', 'instrument: missing'],
    ],
  ])('and isn’t, says all that is missing at once: %s', (_name, schema, expected) => {
    expect(faultsOf(schema, {})).toEqual(expect.arrayContaining(expected))
  })

  it('says of a letter that nobody can answer', () => {
    expect(faultsOf(contactSchema, { ...contactFormValues, email: '' })).toEqual(['email: reach'])
  })
})

describe('a field', () => {
  it.each([
    ['64 KB in a line', { name: 'a'.repeat(65_536) }, 'name: long 120'],
    ['64 KB in a text', { message: 'a'.repeat(65_536) }, 'message: long 5000'],
    ['a list', { name: ['Anna', 'Boris'] }, 'name: missing'],
    ['a file', { message: {} }, 'message: missing'],
    ['an unknown choice', { topic: 'refund' }, 'topic: choice'],
    ['spaces only', { name: ' \u00a0\t' }, 'name: missing'],
    ['letters that nobody sees', { name: '\u200b\u3164\u2800\ufe0f' }, 'name: missing'],
    ['300 letters', { name: 'я'.repeat(300) }, 'name: long 120'],
    ['an address of two', { email: 'anna@example.com, b@example.com' }, 'email: email'],
    ['an address in two lines', { email: 'anna@example.com\r\nBcc: b@example.com' }, 'email: email'],
    ['an address without a dot', { email: 'anna@localhost' }, 'email: email'],
    ['a phone of words', { phone: 'позвоните' }, 'phone: phone'],
    ['consent that wasn’t given', { consent: 'on' }, 'consent: consent'],
  ])('with %s is wrong', (_what, change, expected) => {
    expect(faultsOf(contactSchema, { ...contactFormValues, ...change })).toEqual([expected])
  })

  it('is one line where one is asked for: no name begins a letter’s second header', () => {
    expect(
      answerTo(contactSchema, { ...contactFormValues, name: 'Anna\r\nBcc: b@example.com' }, 'name'),
    ).toBe('Anna Bcc: b@example.com')
  })

  it('has nothing that turns what stands around it, once it is read', () => {
    const typed = toPlainText('Анна\u202egnp.exe\u2066')
    expect(answerTo(contactSchema, { ...contactFormValues, name: typed }, 'name')).toBe('Аннаgnp.exe')
  })

  it('that nobody has asked for goes nowhere', () => {
    expect(
      answerTo(contactSchema, { ...contactFormValues, publishedAt: '2026-01-01' }, 'publishedAt'),
    ).toBeUndefined()
  })

  it.each(['../admin', 'a b', 'x'.repeat(300)])(
    'that nobody types is passed over where it is no slug: %s',
    (slug) => {
      expect(answerTo(contactSchema, { ...contactFormValues, concert: slug }, 'concert')).toBe('')
    },
  )
})

describe('a request for tickets', () => {
  it.each([
    ['7707083893', '7707083893'],
    ['7707 083 893', '7707083893'],
    ['7707-083-893', '7707083893'],
    ['7707–083–893', '7707083893'],
    ['\u202d7707083893\u202c', '7707083893'],
    ['ИНН 7707083893', '7707083893'],
    ['ИНН: 7707083893.', '7707083893'],
    ['инн№7707083893', '7707083893'],
    ['INN 7707083893', '7707083893'],
    ['«7707083893»', '7707083893'],
    ['500100732259', '500100732259'],
    ['5001 0073 2259', '500100732259'],
    ['๗๗๐๗๐๘๓๘๙๓', '7707083893'],
    ['٧٧٠٧٠٨٣٨٩٣', '7707083893'],
    ['７７０７０８３８９３', '7707083893'],
  ])('is taken with the ИНН «%s»', (inn, expected) => {
    expect(answerTo(b2bSchema, { ...request, inn }, 'inn')).toBe(expected)
  })

  it.each([
    '7707083893/770701001',
    '7707083893 / 770701001',
    '7707083893\\770701001',
    '7707083893, 770701001',
    '7707083893770701001',
    '7707 083 893 770 701 001',
    'ИНН 7707083893 КПП 770701001',
    'ИНН/КПП 7707083893/770701001',
    'ИНН: 7707083893; КПП: 770701001',
    'КПП 770701001 ИНН 7707083893',
    '๗๗๐๗๐๘๓๘๙๓/๗๗๐๗๐๑๐๐๑',
  ])('is taken with both numbers in one field: «%s»', (both) => {
    expect(b2bSchema.parse({ ...request, inn: both })).toMatchObject({ inn: '7707083893', kpp: '770701001' })
    expect(b2bSchema.parse({ ...request, inn: '', kpp: both })).toMatchObject({
      inn: '7707083893',
      kpp: '770701001',
    })
  })

  it('keeps the КПП of its own field where another one was pasted with the ИНН', () => {
    const sent = { ...request, inn: '7707083893/770701001', kpp: '773601001' }
    expect(answerTo(b2bSchema, sent, 'kpp')).toBe('773601001')
  })

  it.each([
    ['7707083894', 'a wrong check digit'],
    ['500100732258', 'a wrong last digit of twelve'],
    ['500100732159', 'a wrong last digit but one'],
    ['77070838931', 'eleven digits'],
    ['0000000000', 'zeros only'],
    ['77O7083893', 'a letter'],
  ])('is refused with the ИНН %s: %s', (inn) => {
    expect(faultsOf(b2bSchema, { ...request, inn })).toEqual(['inn: inn'])
  })

  it.each([
    ['773601001', '773601001'],
    ['7736AB001', '7736AB001'],
    ['7736ав001', '7736AB001'],
    ['КПП 7736-01-001', '773601001'],
    ['๗๗๓๖๐๑๐๐๑', '773601001'],
    ['', ''],
  ])('is taken with the КПП «%s»', (kpp, expected) => {
    expect(answerTo(b2bSchema, { ...request, kpp }, 'kpp')).toBe(expected)
  })

  it.each(['77360100', '7736-1001', 'ABCD01001'])('is refused with the КПП %s', (kpp) => {
    expect(faultsOf(b2bSchema, { ...request, kpp })).toEqual(['kpp: kpp'])
  })

  it.each([
    ['1', 1],
    ['2 000', 2000],
    ['๖๐', 60],
    ['٦٠', 60],
    ['6\u200b0 ', 60],
  ])('for %s tickets is for %d', (ticketsCount, expected) => {
    expect(answerTo(b2bSchema, { ...request, ticketsCount }, 'ticketsCount')).toBe(expected)
  })

  it.each(['0', '2001', '-5', '1e3', '0x10', '3.5', 'шестьдесят'])(
    'for %s tickets is refused',
    (ticketsCount) => {
      expect(faultsOf(b2bSchema, { ...request, ticketsCount })).toEqual(['ticketsCount: tickets'])
    },
  )

  it('for a concert that can’t be one is refused', () => {
    expect(faultsOf(b2bSchema, { ...request, concert: '../x' })).toEqual(['concert: choice'])
  })

  it('in unknown words is in the usual ones', () => {
    expect(answerTo(b2bSchema, { ...request, wording: 'zoo' }, 'wording')).toBe(defaultWording)
    expect(answerTo(b2bSchema, { ...request, wording: 'school' }, 'wording')).toBe('school')
  })

  it('outside Russia needs no tax number, and no КПП', () => {
    const { inn: _, ...abroad } = request
    expect(faultsOf(createB2bSchema(taxOf('NZ')), abroad)).toEqual([])
    expect(createB2bRows(taxOf('NZ')).map(({ name }) => name)).not.toContain('kpp')
  })

  it.each([
    ['DE', '75/123/45678'],
    ['DE', 'DE 123 456 789'],
    ['DE', 'ATU12345678'],
    ['GB', 'GB 123 4567 89'],
    ['KZ', '940740000911'],
    ['NZ', '123-456-789'],
    ['TH', '0-1055-12345-67-8'],
    ['US', '12-3456789'],
    ['NO', 'NO 123 456 789 MVA'],
  ])('in %s is taken with the tax number «%s», as it is printed', (country, inn) => {
    expect(answerTo(createB2bSchema(taxOf(country)), { ...request, inn }, 'inn')).toBe(inn)
  })

  it.each([
    ['DE', '12345'],
    ['DE', 'keine'],
    ['GB', '12345678'],
    ['KZ', '7707083893'],
    ['NZ', '12'],
    ['TH', '123'],
    ['US', '123456789012'],
  ])('in %s is refused with the tax number «%s»', (country, inn) => {
    expect(faultsOf(createB2bSchema(taxOf(country)), { ...request, inn })).toEqual(['inn: tax-number'])
  })

  it.each([
    ['RU', ['company', 'inn', 'contactName', 'email', 'city', 'ticketsCount', 'consent']],
    ['NZ', ['company', 'contactName', 'email', 'city', 'ticketsCount', 'consent']],
  ])('of a company must say in %s: %j', (country, required) => {
    const named = createB2bRows(taxOf(country)).flatMap(({ name, isRequired }) => (isRequired ? [name] : []))
    expect(named).toEqual(required)
  })
})

describe('an application', () => {
  it.each([
    ['http://video.example/1', 'link'],
    ['javascript:alert(1)', 'link'],
    ['JavaScript:alert(1)//https://video.example', 'link'],
    ['data:text/html,x', 'link'],
    ['https://localhost/1', 'link'],
    ['https://127.0.0.1/1', 'link'],
    ['https://[::1]/1', 'link'],
    ['video.example/1', 'link'],
    ['https://anna:secret@video.example/1', 'link-login'],
    ['https://video.example@evil.example/', 'link-login'],
    [`https://video.example/${'a'.repeat(600)}`, 'long 500'],
  ])('is refused with the link %s', (firstLink, expected) => {
    expect(faultsOf(auditionSchema, { ...application, firstLink })).toContain(`firstLink: ${expected}`)
  })

  it.each([
    ['soloist', '', 1],
    ['soloist', '12', 1],
    ['ensemble', '12', 12],
  ])('of a %s of «%s» is of %d', (performers, performersCount, expected) => {
    expect(answerTo(auditionSchema, { ...application, performers, performersCount }, 'performersCount')).toBe(
      expected,
    )
  })

  it.each(['', '1', '201', 'двое'])('of an ensemble of «%s» is refused', (performersCount) => {
    expect(faultsOf(auditionSchema, { ...application, performers: 'ensemble', performersCount })).toEqual([
      'performersCount: people',
    ])
  })

  it('has a birth date and its sign', () => {
    expect(answerTo(auditionSchema, application, 'birthDate')).toBe('2001-03-27')
    expect(answerTo(auditionSchema, application, 'zodiacSign')).toBe('aries')
  })

  it('says what is wrong with its date besides all other faults', () => {
    const faults = faultsOf(auditionSchema, {
      ...application,
      name: '',
      'birthDate-day': '31',
      'birthDate-month': '2',
    })
    expect(faults).toEqual(['name: missing', 'birthDate-day: date'])
  })
})

describe('a birth date', () => {
  const faultsOn = (day: string, month: string, year: string) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 9) })
    return faultsOf(auditionSchema, {
      ...application,
      'birthDate-day': day,
      'birthDate-month': month,
      'birthDate-year': year,
    })
  }

  it.each([
    ['29', '2', '2004'],
    ['01', '01', '1960'],
    ['22', '11', '2010'],
    ['27', '3', '2544'],
    ['๒๗', '๓', '๒๕๔๔'],
    ['٢٧', '٣', '٢٠٠١'],
    ['\u200e27', ' 3', '2001\u00a0'],
  ])('%s %s %s is one', (day, month, year) => {
    expect(faultsOn(day, month, year)).toEqual([])
  })

  it.each([
    ['31', '2', '2001', 'birthDate-day: date'],
    ['29', '2', '2001', 'birthDate-day: date'],
    ['0', '5', '2001', 'birthDate-day: date'],
    ['1', '13', '2001', 'birthDate-month: date'],
    ['1', 'мая', '2001', 'birthDate-month: date'],
    ['1', '5', '01', 'birthDate-year: date'],
    ['1', '5', '1850', 'birthDate-year: date'],
    ['1', '5', '2030', 'birthDate-year: future'],
    ['25', '11', '2026', 'birthDate-year: future'],
    ['25', '11', '2010', 'birthDate-year: too-young'],
    ['', '', '', 'birthDate-day: missing'],
    ['', '5', '2001', 'birthDate-day: no-day'],
    ['1', '', '2001', 'birthDate-month: no-month'],
    ['1', '5', '', 'birthDate-year: no-year'],
  ])('%s %s %s is none: %s', (day, month, year, expected) => {
    expect(faultsOn(day, month, year)).toEqual([expected])
  })

  it('of the Buddhist calendar is stored as a common one', () => {
    expect(answerTo(auditionSchema, { ...application, 'birthDate-year': '2544' }, 'birthDate')).toBe(
      '2001-03-27',
    )
  })
})

describe.each(allLocales)('the forms in %s', (locale) => {
  const drawn: [string, readonly FieldRow[], ReturnType<typeof formTexts>][] = [
    ['contact', contactRows, formTexts(locale, 'contact', defaultWording)],
    ['audition', auditionRows, formTexts(locale, 'audition', defaultWording)],
    ...formWordings.map((wording): (typeof drawn)[number] => [
      `b2b of a ${wording}`,
      b2bRows,
      formTexts(locale, 'b2b', wording),
    ]),
    ['b2b abroad', createB2bRows(taxOf('NZ')), formTexts(locale, 'b2b', defaultWording)],
  ]

  it.each(drawn)('name every field of %s, and every choice', (_name, rows, texts) => {
    const unnamed = rows.filter((row) => !texts.labels[row.texts ?? row.name])
    const unsaid = rows.flatMap(({ name, choices = [] }) =>
      choices.filter((choice) => !texts.choices[name]?.[choice]),
    )
    expect([unnamed, unsaid]).toEqual([[], []])
  })

  it('say what is wrong, whatever a schema says', () => {
    expect(toFaultText(locale, 'Invalid input', 'X')).toBe(toFaultText(locale, 'missing', 'X'))
    expect(toFaultText(locale, 'constructor', 'X')).toBe(toFaultText(locale, 'missing', 'X'))
  })

  it('say how much fits where there is too much', () => {
    expect(toFaultText(locale, 'long 120', 'X')).toMatch(/X.*120/)
  })
})
