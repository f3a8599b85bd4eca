import { afterEach, expect, it, vi } from 'vitest'
import { makeAllCities, type PickerCity } from '../../../src/shared/picker-city.ts'
import { cityOf, storageOf } from './browser-stand-ins.ts'

const kazan = cityOf('kazan', 'Казань')

interface Visit {
  /** The slug in the cookie when the page came: the server has shown that city. */
  cookie?: string
  stored?: PickerCity
  search?: string
  /** Whether the page differs from city to city. */
  variesByCity?: boolean
}

/** A page in a browser that writes down which cookies are set and whether it was reloaded. */
async function open({ cookie, stored, search = '', variesByCity = false }: Visit) {
  const kept = new Map<string, string>()
  if (stored) kept.set('tutti', JSON.stringify(stored))
  const cookies: string[] = []
  let now = cookie === undefined ? '' : `tutti_city=${cookie}`
  const page = Object.assign(new EventTarget(), {
    documentElement: { lang: 'ru', dataset: variesByCity ? { variesByCity: '' } : {} },
  })
  Object.defineProperty(page, 'cookie', {
    get: () => now,
    set: (text: string) => {
      const [pair = ''] = text.split(';')
      cookies.push(pair)
      now = pair
    },
  })
  const reload = vi.fn()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:', search, reload })
  vi.stubGlobal('localStorage', storageOf(kept))
  // Which city the server has shown is read once, when the page comes.
  vi.resetModules()
  const city = await import('../../../client/city/stored-city.ts')
  return { ...city, cookies, reload, kept }
}

afterEach(() => vi.unstubAllGlobals())

it.each<[string, Visit, string[]]>([
  ['sets it anew where it is gone and the city isn’t', { stored: kazan }, ['tutti_city=kazan']],
  [
    'sets that of the stored city where it is another’s',
    { stored: kazan, cookie: 'moscow' },
    ['tutti_city=kazan'],
  ],
  ['leaves it as it is where it is the stored city’s', { stored: kazan, cookie: 'kazan' }, []],
  ['leaves it as it is where no city is stored', { cookie: 'kazan' }, []],
  [
    'takes it away where all cities were chosen',
    { stored: makeAllCities('Все', 'всех'), cookie: 'kazan' },
    ['tutti_city='],
  ],
  ['sets none where all cities were chosen', { stored: makeAllCities('Все', 'всех') }, []],
])('the check of the cookie %s', async (_what, visit, expected) => {
  const { restoreCityCookie, cookies } = await open(visit)
  restoreCityCookie()
  expect(cookies).toEqual(expected)
})

it.each<[string, Visit, boolean]>([
  ['of a list that is another city’s reloads it', { variesByCity: true, cookie: 'moscow' }, true],
  ['of a list that is this city’s leaves it', { variesByCity: true, cookie: 'kazan' }, false],
  ['of a page that is the same for all cities leaves it', { cookie: 'moscow' }, false],
  [
    'of a page whose address names a city leaves it',
    { variesByCity: true, cookie: 'moscow', search: '?city=moscow' },
    false,
  ],
])('the choice of a city on a page %s', async (_what, visit, isReloaded) => {
  const { storeCity, reloadForStoredCity, reload } = await open(visit)
  storeCity(kazan)
  reloadForStoredCity()
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0)
})

it.each<[string, () => Event, boolean]>([
  ['another tab has chosen one', () => Object.assign(new Event('storage'), { key: 'tutti' }), true],
  ['another tab has stored something else', () => Object.assign(new Event('storage'), { key: 'x' }), false],
  [
    'the page is shown again as it was left',
    () => Object.assign(new Event('pageshow'), { persisted: true }),
    true,
  ],
  ['the page has come', () => Object.assign(new Event('pageshow'), { persisted: false }), false],
])('a page hears that the city may be another where %s', async (_, make, hears) => {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const { onCityChange } = await open({})
  const heard = vi.fn()
  onCityChange(heard)
  events.dispatchEvent(make())
  expect(heard).toHaveBeenCalledTimes(hears ? 1 : 0)
})

it.each<[string, { deliveryType?: string; type?: string; served?: string; search?: string }, boolean]>([
  [
    'was fetched before the click for another city',
    { deliveryType: 'navigational-prefetch', served: 'moscow' },
    true,
  ],
  [
    'was fetched before the click for this city',
    { deliveryType: 'navigational-prefetch', served: 'kazan' },
    false,
  ],
  ['has come with the click', { served: 'moscow' }, false],
  ['was loaded anew', { deliveryType: 'cache', type: 'reload', served: 'moscow' }, false],
  ['is the same for all cities', { deliveryType: 'cache' }, false],
  ['names its city itself', { deliveryType: 'cache', served: 'moscow', search: '?city=moscow' }, false],
])('a page that %s is loaded anew: %3$s', async (_, { served, search = '', ...entry }, isReloaded) => {
  const { reloadPrefetchedCity, reload } = await open({ cookie: 'kazan', search })
  const place = served === undefined ? null : { dataset: { servedCity: served } }
  Object.assign(document, { querySelector: () => place })
  vi.stubGlobal('performance', { getEntriesByType: () => [entry] })
  reloadPrefetchedCity()
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0)
})

it.each([
  ['text that isn’t JSON', '{'],
  ['something else', '{"id":3}'],
  ['nothing', 'null'],
])('a stored city that is %s is none, and is removed', async (_what, stored) => {
  const { readCity, kept } = await open({})
  kept.set('tutti', stored)
  expect(readCity()).toBeNull()
  expect([...kept.keys()]).toEqual([])
})

it('a chosen city is kept with the language of its name, and for the server', async () => {
  const { storeCity, readCity, cookies, kept } = await open({})
  const heard = vi.fn()
  document.addEventListener('tutti:city', heard)
  const ufa = cityOf('уфа')
  storeCity(ufa)
  expect([readCity(), kept.get('tutti.language'), cookies]).toEqual([
    ufa,
    'ru',
    ['tutti_city=%D1%83%D1%84%D0%B0'],
  ])
  expect(heard).toHaveBeenCalledOnce()
})

it.each([
  ['is', 'ru', true],
  ['isn’t', 'en', false],
  ['is said to be', undefined, true],
])('the name of the stored city %s in the language of the page: %s', async (_what, language, expected) => {
  const { isCityInPageLanguage, kept } = await open({ stored: kazan })
  if (language) kept.set('tutti.language', language)
  expect(isCityInPageLanguage()).toBe(expected)
})
