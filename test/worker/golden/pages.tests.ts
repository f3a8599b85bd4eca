import { describe, expect, it, vi } from 'vitest'
import { toPageText } from '../../fixtures/page-text.ts'
import { inLanguage, visit } from '../visit.ts'
import { beginAtTestedInstant, expectGolden } from './golden-files.ts'

beginAtTestedInstant()

/** Pages of the demo: each kind, and each state of a concert. */
const pages = {
  home: '/',
  schedule: '/concerts',
  'schedule-of-a-month': '/concerts?city=all&when=2027-01',
  'schedule-of-a-city-and-program': '/concerts?city=moscow&program=hans-zimmer',
  'schedule-without-a-concert': '/concerts?city=kazan&when=today',
  calendar: '/concerts?city=all&view=calendar',
  'dates-of-a-program': '/concerts?program=hans-zimmer&view=dates',
  programs: '/programs',
  program: '/hans-zimmer',
  collection: '/candlelight',
  page: '/gift-certificates',
  cities: '/cities',
  city: '/cities/kazan',
  venues: '/venues',
  venue: '/venues/finomi',
  news: '/news',
  post: '/p/bangkok-second-evening',
  article: '/a/first-concert-with-a-child',
  category: '/categories/film',
  questions: '/qa',
  question: '/qa/refunds',
  'last-question': '/qa/promo-code',
  member: '/members/anna-sokolova',
  votes: '/vote',
  vote: '/vote/anime-vote-2026',
  press: '/press',
  wishes: '/wishes',
  wish: '/wishes/hans-zimmer',
  places: '/places?q=tver',
  poster: '/poster',
  star: '/star',
  about: '/about',
  services: '/services',
  contact: '/contact',
  cast: '/cast',
  'sent-by-number': '/sent',
  push: '/push',
  login: '/login',
  account: '/account',
  saved: '/saved',
  offline: '/offline',
  codegen: '/codegen',
  assistants: '/assistants',
  search: '/search?q=циммер+в+казани',
  'search-without-results': '/search?q=zzzzqqqq',
  concert: '/c/hans-zimmer-samara-1',
  'concert-today': '/c/danny-elfman-vladivostok-1',
  'concert-played': '/c/danny-elfman-karaganda-1',
  'concert-cancelled': '/c/joe-hisaishi-samarkand-1',
  'concert-postponed': '/c/nier-bangkok-1',
  'concert-rescheduled': '/c/ghibli-candles-novosibirsk-1',
  'concert-moved-online': '/c/silent-hill-ryazan-1',
  'concert-sold-out': '/c/cyberpunk-izhevsk-1',
  'concert-on-sale-later': '/c/makoto-shinkai-tomsk-1',
  'concert-without-tickets': '/c/nintendo-saint-petersburg-3',
  tickets: '/c/hans-zimmer-samara-1/tickets',
  evening: '/c/danny-elfman-vladivostok-1/evening',
  'evening-with-an-encore': '/c/silent-hill-moscow-1/evening',
  'embedded-concert': '/embed/c/hans-zimmer-samara-1',
  'embedded-city': '/embed/cities/kazan',
  'embedded-program': '/embed/hans-zimmer',
  missing: '/no-such-page',
}
/** Pages whose words have dates, prices, counts and places of a language. */
const ofEveryLanguage = [
  'home',
  'schedule',
  'calendar',
  'program',
  'city',
  'concert',
  'search',
  'tickets',
] as const

async function readText(path: string, part = 'main'): Promise<string> {
  const response = await visit(path)
  return `${response.status} ${path}\n${toPageText(await response.text(), part)}`
}

describe.each(['ru', 'en'])('pages in %s', (locale) => {
  it.each(Object.entries(pages))('%s', async (name, path) => {
    await expectGolden(await readText(inLanguage(path, locale)), `pages/${name}.${locale}.txt`)
  })
})

it.each(ofEveryLanguage)('%s in th', async (name) => {
  await expectGolden(await readText(inLanguage(pages[name], 'th')), `pages/${name}.th.txt`)
})

it.each(['ru', 'en', 'th'])('what stands around each page in %s', async (locale) => {
  const text = await readText(inLanguage('/saved', locale), 'body')
  await expectGolden(text, `pages/frame.${locale}.txt`)
})

/** Instants at which the demo's concerts are in other states than at noon of the tested day. */
const instants = [
  ['a concert is under way', '2026-11-26T10:00:00Z', ['home', 'concert-today', 'evening', 'tickets']],
  ['a concert was yesterday', '2026-11-27T09:00:00Z', ['home', 'concert-today', 'evening']],
  ['the year ends', '2026-12-31T20:59:00Z', ['home', 'schedule', 'calendar', 'city']],
] as const
describe.each(instants)('when %s', (_, instant, names) => {
  it.each(names)('%s', async (name) => {
    vi.setSystemTime(Date.parse(instant))
    await expectGolden(await readText(pages[name]), `pages/${name}.${instant.slice(0, 10)}.txt`)
  })
})

const places = [
  [
    'Kazan',
    { country: 'RU', city: 'Kazan', latitude: '55.79', longitude: '49.12', timezone: 'Europe/Moscow' },
  ],
  [
    'Bangkok',
    { country: 'TH', city: 'Bangkok', latitude: '13.75', longitude: '100.5', timezone: 'Asia/Bangkok' },
  ],
  ['Tver', { country: 'RU', city: 'Tver', latitude: '56.86', longitude: '35.9', timezone: 'Europe/Moscow' }],
  [
    'Lisbon',
    { country: 'PT', city: 'Lisbon', latitude: '38.72', longitude: '-9.14', timezone: 'Europe/Lisbon' },
  ],
] as const
it.each(places)('the schedule of a visitor from %s', async (name, cf) => {
  const response = await visit('/concerts', { cf })
  const detected = await visit('/api/detect-city', { method: 'POST', cf })
  expect(detected.status).toBe(200)
  const text = toPageText(await response.text(), 'main')
  await expectGolden(`${await detected.text()}\n${text}`, `places/${name}.txt`)
})
