import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestOfflineCopies } from '../../../client/offline/request-copies.ts'
import { makeAllCities, type PickerCity } from '../../../src/shared/picker-city.ts'
import { cityOf, storageOf } from './browser-stand-ins.ts'

const refreshSavedConcertRows = vi.fn(async (..._: unknown[]) => undefined)
vi.mock('../../../client/saved/saved-rows.ts', () => ({
  refreshSavedConcertRows: (...given: unknown[]) => refreshSavedConcertRows(...given),
}))

const kazan = cityOf('kazan')
const page = ['/en/news?page=2']
const schedule = ['/en/concerts', '/en']
const saved = ['/en/saved'].concat(
  ['requiem', 'brahms'].flatMap((slug) => [`/en/c/${slug}/evening`, `/en/c/${slug}`]),
)

interface Device {
  city?: PickerCity
  /** The city that the worker was last asked for. */
  keptCity?: string
  saved?: readonly string[]
  savesData?: boolean
  onLine?: boolean
  hasWorkers?: boolean
}
const kept = new Map<string, string>()
const told = vi.fn()
let dataset: Record<string, string>

function open({ city, keptCity, saved: slugs, savesData, onLine = true, hasWorkers = true }: Device) {
  if (city) kept.set('tutti', JSON.stringify(city))
  if (keptCity) kept.set('tutti.kept-city', keptCity)
  if (slugs) kept.set('tutti.saved', JSON.stringify(slugs))
  dataset = {}
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset }, cookie: '' })
  vi.stubGlobal('location', { pathname: '/en/news', search: '?page=2' })
  vi.stubGlobal('navigator', {
    onLine,
    ...(savesData ? { connection: { saveData: true } } : {}),
    ...(hasWorkers ? { serviceWorker: { ready: Promise.resolve({ active: { postMessage: told } }) } } : {}),
  })
}

beforeEach(() => {
  kept.clear()
  vi.clearAllMocks()
  vi.stubGlobal('localStorage', storageOf(kept))
})
afterEach(() => vi.unstubAllGlobals())

it.each<[string, Device, string[], boolean]>([
  ['this page and the schedule', {}, [...page, ...schedule], false],
  [
    'the schedule of the chosen city, anew where it is another one',
    { city: kazan },
    [...page, '/en/concerts', '/en/cities/kazan', '/en'],
    true,
  ],
  [
    'the city’s as it is where it was kept before',
    { city: kazan, keptCity: 'kazan' },
    [...page, '/en/concerts', '/en/cities/kazan', '/en'],
    false,
  ],
  [
    'all cities’ anew for who had one before',
    { city: makeAllCities('All cities', 'all cities'), keptCity: 'kazan' },
    [...page, ...schedule],
    true,
  ],
  ['no page of a city that is no slug', { city: cityOf('../x') }, [...page, ...schedule], false],
  [
    'concerts that were saved, first',
    { saved: ['requiem', 'brahms'] },
    [...page, ...saved, ...schedule],
    false,
  ],
  [
    'only those where data is dear',
    { saved: ['requiem', 'brahms'], savesData: true, city: kazan },
    [...page, ...saved],
    true,
  ],
])('the worker is asked to keep %s', async (_, device, addresses, anew) => {
  open(device)
  await requestOfflineCopies()
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'keep', locale: 'en', anew, addresses })
  expect(dataset.offlineReady).toBe('')
})

it('a city is kept anew once', async () => {
  open({ city: kazan })
  await requestOfflineCopies()
  await requestOfflineCopies()
  expect(told.mock.calls.map(([message]) => message.anew)).toEqual([true, false])
})

it.each<[string, Device]>([
  ['there is no network', { onLine: false }],
  ['the browser has no workers', { hasWorkers: false }],
])('nothing is asked for where %s', async (_, device) => {
  open(device)
  await requestOfflineCopies()
  expect([told.mock.calls, dataset]).toEqual([[], {}])
})

it('the rows of saved concerts are fetched for the list', async () => {
  open({ saved: ['requiem', 'brahms'] })
  await requestOfflineCopies()
  expect(refreshSavedConcertRows).toHaveBeenCalledExactlyOnceWith('/en/saved', ['requiem', 'brahms'])
})

it('nothing is fetched for a list of nothing', async () => {
  open({})
  await requestOfflineCopies()
  expect(refreshSavedConcertRows).not.toHaveBeenCalled()
})

it('rows that can’t be had are left to the next page', async () => {
  open({ saved: ['requiem'] })
  refreshSavedConcertRows.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(requestOfflineCopies()).resolves.toBeUndefined()
})
