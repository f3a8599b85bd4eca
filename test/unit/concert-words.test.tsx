import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { concertFieldsSchema, toConcertRow } from '../../src/content/concerts/concert-row.ts'
import { linkConcert } from '../../src/content/concerts/concert-summary.ts'
import { nameSeller } from '../../src/content/concerts/seller.ts'
import { toMemberSummary } from '../../src/content/people/member-summary.ts'
import { toCityName } from '../../src/content/places/place-fields.ts'
import { ConcertList } from '../../src/ui/components/concert-list.tsx'
import { bareConcert } from './bare-concert.ts'

const now = Date.parse('2026-11-20T12:00Z')

test.each([
  ['2027-01-14', 'чт 14 янв 2027'],
  ['2025-12-05', 'пт 5 дек 2025'],
  ['2026-12-05', 'сб 5 дек'],
])('the day of a row has its year where that is another one: %s', (date, day) => {
  const html = renderToStaticMarkup(
    <ConcertList concerts={[{ ...bareConcert, date }]} locale="ru" now={now} />,
  )
  expect(/<time[^>]*>(.*?)<\/time>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')).toBe(day)
})

test('a row says no more than when it begins where nothing else is known', () => {
  const html = renderToStaticMarkup(<ConcertList concerts={[bareConcert]} locale="ru" now={now} />)
  expect(html).toContain('<br/>19:30</p>')
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
