import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Concert } from '../../src/content/concerts/concert.ts'
import { concertFieldsSchema, toConcertRow } from '../../src/content/concerts/concert-row.ts'
import { linkConcert } from '../../src/content/concerts/concert-summary.ts'
import { nameSeller } from '../../src/content/concerts/seller.ts'
import { toMemberSummary } from '../../src/content/people/member-summary.ts'
import { toCityName } from '../../src/content/places/place-fields.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { ConcertList, ConcertsByMonth } from '../../src/ui/components/concert-list.tsx'
import { bareConcert } from './bare-concert.ts'

const now = Date.parse('2026-11-20T12:00Z')
const concert: Concert = { ...bareConcert, venue: { slug: 'hall', name: 'Органный зал' } }

/** What is read, with what is crossed out in brackets. */
const words = (html: string) =>
  html
    .replace(/<s>(.*?)<\/s>/g, '[$1]')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('the day of a row', () => {
  const list = (date: string, locale: Locale = 'ru') =>
    words(renderToStaticMarkup(<ConcertList concerts={[{ ...concert, date }]} locale={locale} now={now} />))

  test('has its year where that is another one', () => {
    expect(list('2027-01-14')).toContain('чт 14 янв 2027')
    expect(list('2025-12-05', 'en')).toContain('Fri 5 Dec 2025')
    expect(list('2027-01-14', 'th')).toContain('พฤ. 14 ม.ค. 2570')
  })

  test('has none in the year of today', () => {
    expect(list('2026-12-05')).toContain('сб 5 дек')
  })

  test('has none below a month that says it', () => {
    const html = renderToStaticMarkup(
      ConcertsByMonth({ concerts: [{ ...concert, date: '2027-01-14' }], locale: 'ru', now }),
    )
    expect(words(html)).toContain('Январь 2027 чт 14 янв')
  })
})

test('a broadcast has no hall, whatever an editor left there', () => {
  const row = {
    slug: 'broadcast',
    date: '2026-12-05',
    hall: 'Большой зал',
    status: 'moved_online',
    venue: { slug: 'hall' },
  }
  const venue = { slug: 'hall', name: 'Органный зал' }
  const summary = linkConcert(toConcertRow(concertFieldsSchema.parse(row)), { venue }, 'ru')
  expect([summary.venue, summary.hall]).toEqual([undefined, undefined])
})

describe('what is not in the page’s language', () => {
  const city = {
    locale: 'ru',
    slug: 'perm',
    name: 'Пермь',
    namePrepositional: 'Перми',
    preposition: 'на',
  } as const

  test('gives a city no form of another grammar', () => {
    expect(toCityName(city, 'en')).toEqual({
      slug: 'perm',
      name: 'Пермь',
      namePrepositional: 'Пермь',
      lang: 'ru',
    })
    expect(toCityName(city, 'ru')).toEqual({
      slug: 'perm',
      name: 'Пермь',
      namePrepositional: 'Перми',
      preposition: 'на',
    })
  })

  test('gives a performer no genitive of another grammar', () => {
    const member = { locale: 'ru', slug: 'anna', fullName: 'Анна', fullNameGenitive: 'Анны' } as const
    expect(toMemberSummary(member, 'en', () => undefined).fullNameGenitive).toBe('Анна')
    expect(toMemberSummary(member, 'ru', () => undefined).fullNameGenitive).toBe('Анны')
  })

  test('names a seller as the law does, marked, or in the language that is there', () => {
    expect(nameSeller({ name: 'ООО «Полутон»' }, 'en')).toEqual({ text: 'ООО «Полутон»', lang: 'ru' })
    const seller = { name: 'ООО «Полутон»', names: { en: 'Poluton LLC' } }
    expect(nameSeller(seller, 'ru')).toEqual({ text: 'ООО «Полутон»' })
    expect(nameSeller(seller, 'en')).toEqual({ text: 'Poluton LLC' })
    expect(nameSeller(seller, 'th')).toEqual({ text: 'Poluton LLC', lang: 'en' })
  })
})
