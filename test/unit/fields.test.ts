import { describe, expect, it } from 'vitest'
import { concertFieldsSchema } from '../../src/content/concerts/concert-row.ts'
import type { Locale } from '../../src/shared/locales.ts'
import {
  chooseTranslation,
  daySchema,
  nameSchema,
  slugSchema,
  toTranslations,
} from '../../src/strapi/port/fields.ts'
import { parseContent } from '../../src/strapi/port/parse-content.ts'

describe('a day of the content', () => {
  it.each(['2026-12-05', '2028-02-29', '2026-01-01'])('%s is one', (day) => {
    expect(daySchema.safeParse(day).success).toBe(true)
  })

  it.each([
    '2026-13-01',
    '2026-02-30',
    '2027-02-29',
    '2026-00-10',
    '2026-1-1',
    '2026-12-05T00:00',
    '',
    null,
    5,
  ])('%j is none, for nothing could write it out', (day) => {
    expect(daySchema.safeParse(day).success).toBe(false)
  })
})

describe('a name of the content', () => {
  it.each(['Кино', '7', '🎬', 'кино\u00adмузыка', '\u202eоник', 'ก', 'x'.repeat(500)])(
    '%.20j is one',
    (name) => {
      expect(nameSchema.safeParse(name).success).toBe(true)
    },
  )

  it.each(['', '  ', '\u00a0\u2003', '\u200b', '\u2060\u00ad\ufeff', '\u3164', 'x'.repeat(501), null])(
    '%.20j is none: it would be a link without words',
    (name) => {
      expect(nameSchema.safeParse(name).success).toBe(false)
    },
  )
})

describe('a slug of the content', () => {
  it.each(['', '../etc', 'A', 'a/b', 'я', 'x'.repeat(121), null, 5])('%.20j is none', (slug) => {
    expect(slugSchema.safeParse(slug).success).toBe(false)
  })
})

describe('the time of a concert', () => {
  const timeOf = (time: unknown) =>
    parseContent('q', concertFieldsSchema, { slug: 'a', date: '2026-12-05', time }).value.time

  it.each(['19:30:00.000', '00:00', '23:59:59'])('%s is kept', (time) => {
    expect(timeOf(time)).toBe(time)
  })

  it.each(['24:00:00', '19:60', '99:99', '7:30', 'soon', 1930])(
    '%j is dropped, and the concert stays',
    (time) => {
      expect(timeOf(time)).toBeUndefined()
    },
  )
})

describe('a translation', () => {
  const row = (locale: Locale) => ({ locale, slug: `slug-${locale}`, name: `name ${locale}` })

  it('is the row in the language of the visitor', () => {
    const entry = { ...row('ru'), localizations: [row('en'), row('th')] }
    expect(chooseTranslation(entry, 'th')).toEqual({ row: row('th') })
  })

  it('is English before Russian for who reads Thai, and marked as such', () => {
    const entry = { ...row('ru'), localizations: [row('en')] }
    expect(chooseTranslation(entry, 'th')).toMatchObject({ row: row('en'), lang: 'en' })
  })

  it('is Russian and marked as such where the language is missing', () => {
    const entry = { ...row('ru'), localizations: [row('th')] }
    expect(chooseTranslation(entry, 'en')).toMatchObject({ row: row('ru'), lang: 'ru' })
  })

  it('is Russian even where the entry itself is not', () => {
    const entry = { ...row('th'), localizations: [row('ru')] }
    expect(chooseTranslation(entry, 'en')).toEqual({ row: row('ru'), lang: 'ru' })
  })

  it('is the entry itself where there is neither the language nor Russian', () => {
    expect(chooseTranslation(row('en'), 'th')).toMatchObject({ row: row('en'), lang: 'en' })
  })

  it('needs no list of translations', () => {
    expect(chooseTranslation({ ...row('ru'), localizations: null }, 'ru')).toMatchObject({ row: row('ru') })
  })

  it('stands at a slug of its own in each language', () => {
    expect(toTranslations({ ...row('ru'), localizations: [row('en')] })).toEqual({
      ru: 'slug-ru',
      en: 'slug-en',
    })
  })
})
