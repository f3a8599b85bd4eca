// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchCities, showCityInHeader } from '../../../client/city/header-city.ts'
import { storeCity } from '../../../client/city/stored-city.ts'
import { makeAllCities, type PickerCity } from '../../../src/shared/picker-city.ts'
import { cityOf } from './browser-stand-ins.ts'

const nizhny = cityOf('nizhny', 'Нижний Новгород')
const inEnglish = cityOf('nizhny', 'Nizhny Novgorod')

/** Notes each text that is written into the header. */
const writing = new MutationObserver(() => undefined)
let answer: () => Response
const asked = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  answer = () => Response.json({ data: [] })
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    asked(decodeURIComponent(address), signal)
    return answer()
  })
})

/** A page in a language, whose header names a city. */
function open(lang: string, { stored, storedLang }: { stored?: PickerCity; storedLang?: string } = {}) {
  if (stored) localStorage.setItem('tutti', JSON.stringify(stored))
  if (storedLang) localStorage.setItem('tutti.language', storedLang)
  document.documentElement.lang = lang
  document.body.innerHTML = `<a data-city-link data-all-cities="All cities" data-all-cities-prepositional="all cities">
    <span data-city-name>Москва</span><span data-city-name-compact>Москва</span></a>`
  writing.observe(document.body, { childList: true, characterData: true, subtree: true })
  showCityInHeader()
}
const names = () => [...document.querySelectorAll('span')].map(({ textContent }) => textContent)

describe('the header names', () => {
  it('what the server wrote where no city was chosen', () => {
    open('ru')
    expect([names(), writing.takeRecords()]).toEqual([['Москва', 'Москва'], []])
  })

  it('the city that was chosen, and its short form', () => {
    open('ru', { stored: nizhny, storedLang: 'ru' })
    expect([names(), asked.mock.calls]).toEqual([['Нижний Новгород', 'Нижний…'], []])
  })

  it('all cities in the words of the page', () => {
    open('en', { stored: makeAllCities('Все города', 'всех городах'), storedLang: 'ru' })
    expect([names(), asked.mock.calls]).toEqual([['All cities', 'All ci…'], []])
  })

  it('a city that is chosen later', () => {
    open('ru')
    storeCity(nizhny)
    expect(names()).toEqual(['Нижний Новгород', 'Нижний…'])
  })

  it('a city that stands there already without writing it', () => {
    open('ru', { stored: nizhny, storedLang: 'ru' })
    writing.takeRecords()
    storeCity(nizhny)
    expect(writing.takeRecords()).toEqual([])
  })

  it('the city in the language of the page, and keeps it so', async () => {
    answer = () =>
      Response.json({
        data: [{ ...cityOf('other'), id: 4 }, inEnglish],
      })
    open('en', { stored: nizhny, storedLang: 'ru' })
    await vi.waitFor(() => expect(names()).toEqual(['Nizhny Novgorod', 'Nizhny…']))
    expect(JSON.parse(localStorage.getItem('tutti') ?? '')).toMatchObject({ id: 3 })
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/cities?locale=en&query=Нижний+Новгород', undefined)
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
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/cities?locale=ru&query=ка&', call.signal)
  })
})
