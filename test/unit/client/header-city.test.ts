import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchCities, showCityInHeader } from '../../../client/city/header-city.ts'
import { storeCity } from '../../../client/city/stored-city.ts'
import { makeAllCities, type PickerCity } from '../../../src/shared/picker-city.ts'
import { cityOf, storageOf } from './browser-stand-ins.ts'

const nizhny = cityOf('nizhny', 'Нижний Новгород')
const inEnglish = cityOf('nizhny', 'Nizhny Novgorod')

/** Texts that were written as the city's name or its short form in the header's link; each write is listed. */
let written: string[]
const makeName = (text: string) => ({
  get textContent() {
    return text
  },
  set textContent(to: string) {
    text = to
    written.push(to)
  },
})
let shown: { name: ReturnType<typeof makeName>; compact: ReturnType<typeof makeName> }
let kept: Map<string, string>
let answer: () => Response
let asked: string[]
let signals: (AbortSignal | null | undefined)[]

/** A page in a language, whose header names a city. */
function open(lang: string, { stored, storedLang }: { stored?: PickerCity; storedLang?: string } = {}) {
  if (stored) kept.set('tutti', JSON.stringify(stored))
  if (storedLang) kept.set('tutti.language', storedLang)
  const link = {
    dataset: { allCities: 'All cities', allCitiesPrepositional: 'all cities' },
    querySelector: (selector: string) => (selector === '[data-city-name]' ? shown.name : shown.compact),
  }
  const page = Object.assign(new EventTarget(), {
    documentElement: { lang, dataset: {} },
    cookie: '',
    querySelector: () => link,
  })
  vi.stubGlobal('document', page)
  showCityInHeader()
}
const names = () => [shown.name.textContent, shown.compact.textContent]

beforeEach(() => {
  written = []
  kept = new Map()
  asked = []
  signals = []
  shown = { name: makeName('Москва'), compact: makeName('Москва') }
  answer = () => Response.json({ data: [] })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('localStorage', storageOf(kept))
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    asked.push(address)
    signals.push(signal)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the header names', () => {
  it('what the server wrote where no city was chosen', () => {
    open('ru')
    expect([names(), written]).toEqual([['Москва', 'Москва'], []])
  })

  it('the city that was chosen, and its short form', () => {
    open('ru', { stored: nizhny, storedLang: 'ru' })
    expect([names(), asked]).toEqual([['Нижний Новгород', 'Нижний…'], []])
  })

  it('all cities in the words of the page', () => {
    open('en', { stored: makeAllCities('Все города', 'всех городах'), storedLang: 'ru' })
    expect([names(), asked]).toEqual([['All cities', 'All ci…'], []])
  })

  it('a city that is chosen later', () => {
    open('ru')
    storeCity(nizhny)
    expect(names()).toEqual(['Нижний Новгород', 'Нижний…'])
  })

  it('a city that stands there already without writing it', () => {
    open('ru', { stored: nizhny, storedLang: 'ru' })
    written = []
    storeCity(nizhny)
    expect(written).toEqual([])
  })

  it('the city in the language of the page, and keeps it so', async () => {
    answer = () =>
      Response.json({
        data: [{ ...cityOf('other'), id: 4 }, inEnglish],
      })
    open('en', { stored: nizhny, storedLang: 'ru' })
    await vi.waitFor(() => expect(names()).toEqual(['Nizhny Novgorod', 'Nizhny…']))
    expect(JSON.parse(kept.get('tutti') ?? '')).toMatchObject({ id: 3 })
    expect(asked.map(decodeURIComponent)).toEqual(['/api/cities?locale=en&query=Нижний+Новгород'])
  })

  it.each([
    ['knows no such city', () => Response.json({ data: [] })],
    ['fails', () => new Response('oops', { status: 500 })],
  ])('the city in its own language where the site %s', async (_, answering) => {
    answer = answering
    open('en', { stored: nizhny, storedLang: 'ru' })
    await vi.waitFor(() => expect(names()).toEqual(['Нижний Новгород', 'Нижний…']))
  })
})

describe('cities', () => {
  beforeEach(() => open('ru'))

  it('are those of the answer that are cities', async () => {
    answer = () => Response.json({ data: [{ id: 1 }, nizhny, null] })
    expect(await fetchCities('')).toEqual([nizhny])
  })

  it('can’t be had of a site that fails', async () => {
    answer = () => Response.json({ data: [nizhny] }, { status: 503 })
    await expect(fetchCities('')).rejects.toThrow('cities: status 503')
  })

  it('are asked for in the language of the page, and the call can be stopped', async () => {
    const call = new AbortController()
    await fetchCities('ка&', call.signal)
    expect(asked).toEqual(['/api/cities?locale=ru&query=%D0%BA%D0%B0%26'])
    expect(signals).toEqual([call.signal])
  })
})
