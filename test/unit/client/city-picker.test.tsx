// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import startCityPicker from '../../../client/city/city-picker-island.tsx'
import type { IslandContext, LaterClickHandler } from '../../../client/islands/island.ts'
import type { PickerCity } from '../../../src/shared/picker-city.ts'

vi.mock('../../../client/styles/city-picker.css', () => ({ address: '/city-picker.css' }))
vi.mock('../../../client/browser/load-resource.ts', () => ({ loadStyleSheet: async () => undefined }))

const city = (name: string, id: number): PickerCity => ({
  id,
  score: 100,
  attributes: { slug: name.toLowerCase(), name, namePrepositional: name, latitude: 55.8, longitude: 49.1 },
})
const kazan = city('Kazan', 1)
const kursk = city('Kursk', 2)
let current: PickerCity | null
/** What the site answers to a text; a promise that the test keeps, or a failure. */
let answer: (query: string) => Promise<PickerCity[]>
const asked = vi.fn()
let signals: AbortSignal[]
const chooseCity = vi.fn()
const reachGoal = vi.fn()
let reopen: LaterClickHandler
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  current = kazan
  signals = []
  answer = async () => [kazan, kursk]
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens the list of cities as a visitor does. */
async function open(): Promise<void> {
  document.body.innerHTML = '<tutti-island><a href="/cities">Kazan</a></tutti-island>'
  const page: Partial<IslandContext> = {
    readCity: () => current,
    fetchCities: async (query, signal) => {
      asked(query)
      signals.push(signal)
      return answer(query)
    },
    chooseCity,
    reachGoal,
  }
  const element = document.querySelector<HTMLElement>('tutti-island') ?? document.body
  await act(async () => {
    reopen = await startCityPicker(element, { locale: 'en' }, page as IslandContext)
  })
  await pass(0)
}
const dialog = () => document.querySelector('dialog')
const field = () => document.querySelector<HTMLInputElement>('dialog input')
const buttons = () => [...document.querySelectorAll<HTMLElement>('li button')]
const names = () => buttons().map(({ textContent }) => textContent)
const status = () => document.querySelector('[role="status"]')?.textContent
const click = (element: Element | null | undefined) =>
  act(async () => (element as HTMLElement | null)?.click())
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  })
async function type(text: string, waitMs = 150): Promise<void> {
  await act(async () => {
    const input = field()
    // React hears of a value only where its own setter hasn't noted it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await pass(waitMs)
}
const enter = () =>
  act(async () =>
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )

describe('the list of cities', () => {
  it('opens as a dialog with all of them, and marks the visitor’s', async () => {
    await open()
    expect([dialog()?.open, names(), asked.mock.calls]).toEqual([
      true,
      ['All cities', 'Kazan', 'Kursk'],
      [['']],
    ])
    expect(buttons().map((button) => button.getAttribute('aria-current'))).toEqual([null, 'true', null])
  })

  it('marks all cities where none was chosen', async () => {
    current = { ...kazan, id: 0, attributes: { ...kazan.attributes, slug: '' } }
    await open()
    expect(buttons().map((button) => button.getAttribute('aria-current'))).toEqual(['true', null, null])
  })

  it.each([
    [true, true],
    [false, false],
  ])('has the focus in its field where a pointer hovers: %s', async (hovers, isIn) => {
    vi.stubGlobal('matchMedia', () => ({ matches: hovers }))
    await open()
    expect(document.activeElement === field()).toBe(isIn)
  })

  it('is waited for', async () => {
    answer = () => new Promise(() => undefined)
    await open()
    expect([names(), status(), document.querySelector('ul')?.getAttribute('aria-busy')]).toEqual([
      ...[[], 'Loading cities…', 'true'],
    ])
  })
})

describe('what is typed', () => {
  it('is looked for once nothing more is typed for a moment', async () => {
    await open()
    await type('k', 149)
    await type('ka', 149)
    expect(asked).toHaveBeenCalledOnce()
    answer = async () => [kazan]
    await pass(1)
    expect(asked.mock.calls).toEqual([[''], ['ka']])
    expect([names(), status()]).toEqual([['Kazan'], '1 city found'])
  })

  it('is looked for without spaces around it', async () => {
    await open()
    await type('  ka ')
    expect(asked).toHaveBeenLastCalledWith('ka')
  })

  it('that finds nothing says so, and leads to all cities', async () => {
    await open()
    answer = async () => []
    await type('xx')
    expect([names(), status()]).toEqual([
      ['All cities'],
      'This city is not in the schedule. Choose another one or see concerts in all cities.',
    ])
  })

  it('leaves what was found before until the answer comes, and drops an answer that was typed past', async () => {
    await open()
    const slow = Promise.withResolvers<PickerCity[]>()
    answer = () => slow.promise
    await type('ku')
    expect(names()).toEqual(['Kazan', 'Kursk'])
    answer = async () => [kazan]
    await type('ka')
    slow.resolve([kursk])
    await pass(0)
    expect(names()).toEqual(['Kazan'])
  })

  it('that can’t be looked for may be tried again', async () => {
    await open()
    answer = async () => Promise.reject(new Error('no network'))
    await type('ka')
    answer = async () => [kazan]
    const retry = [...document.querySelectorAll('button')].find((button) => button.className === 'button')
    await click(retry)
    await pass(150)
    expect([names(), asked.mock.calls.at(-1), document.activeElement === field()]).toEqual([
      ['Kazan'],
      ['ka'],
      true,
    ])
  })
})

describe('what is said of a search', () => {
  const other = () => document.querySelector('.city-picker-other')
  const told = () => document.querySelector('[role="status"]')?.className

  it('is nothing for the whole list, which is seen', async () => {
    await open()
    expect([status(), told(), other()]).toEqual(['', 'hidden-text', null])
  })

  it('is heard where cities were found, with a way to others', async () => {
    await open()
    await type('k')
    expect([status(), told()]).toEqual(['2 cities found', 'hidden-text'])
    expect([other()?.textContent, other()?.getAttribute('href')]).toEqual([
      'Your town isn’t here? Invite us',
      '/en/places?q=k',
    ])
  })

  it('is seen where nothing was found, with a way to wish for a concert there', async () => {
    await open()
    answer = async () => []
    await type('a&b')
    expect([told(), other()?.getAttribute('href')]).toEqual(['note', '/en/places?q=a%26b'])
    expect(other()?.textContent).toContain('a&b')
  })

  it('is seen where it failed, and the list is empty but for all cities', async () => {
    await open()
    answer = async () => Promise.reject(new Error('no network'))
    await type('k')
    expect([told(), names(), other()]).toEqual(['note', ['All cities'], null])
    expect(status()).not.toBe('')
  })

  it('is nothing new while the list of before is still there', async () => {
    await open()
    answer = () => new Promise(() => undefined)
    await type('k')
    expect([status(), names(), document.querySelector('ul')?.getAttribute('aria-busy')]).toEqual([
      ...['', ['Kazan', 'Kursk'], 'true'],
    ])
  })

  it('is counted once for each opening', async () => {
    await open()
    await act(async () => reopen?.())
    expect(reachGoal.mock.calls).toEqual([['citySelectionPopup'], ['citySelectionPopup']])
  })

  it('is stopped where something else is typed, and where the list is closed', async () => {
    await open()
    await type('k')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    await click(document.querySelector('.city-picker-close'))
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  })
})

describe('a city is chosen', () => {
  it.each([
    [0, null],
    [1, kazan],
    [2, kursk],
  ])('by its button: %i', async (at, chosen) => {
    await open()
    await click(buttons()[at])
    expect(chooseCity).toHaveBeenCalledExactlyOnceWith(chosen)
    expect(dialog()).toBeNull()
  })

  it('by Enter where it is the only one that was found', async () => {
    await open()
    answer = async () => [kursk]
    await type('ku')
    await enter()
    expect(chooseCity).toHaveBeenCalledExactlyOnceWith(kursk)
  })

  it('by nothing where there are several: Enter leads to the first', async () => {
    await open()
    await type('k')
    await enter()
    expect([chooseCity.mock.calls, document.activeElement]).toEqual([[], buttons()[0]])
  })

  it('by nothing where the answer to what is typed isn’t there yet', async () => {
    await open()
    answer = async () => [kursk]
    await type('ku')
    await type('k', 0)
    await enter()
    expect(chooseCity).not.toHaveBeenCalled()
  })
})

describe('arrows', () => {
  it('go through the field and the cities, and stop at the ends', async () => {
    await open()
    const stops: (Element | null)[] = [field(), ...buttons()]
    const at = () => stops.indexOf(document.activeElement)
    const way: number[] = []
    for (const key of [
      'ArrowUp',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'a',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
    ]) {
      await press(key)
      way.push(at())
    }
    expect(way).toEqual([0, 1, 2, 1, 1, 2, 3, 3])
  })
})

describe('it is closed', () => {
  it('by its button, and the focus goes back to the link', async () => {
    await open()
    await click(document.querySelector('.city-picker-close'))
    expect([dialog(), document.activeElement?.textContent]).toEqual([null, 'Kazan'])
  })

  it('and opened anew with an empty field', async () => {
    await open()
    await type('ku')
    await click(document.querySelector('.city-picker-close'))
    await act(async () => reopen?.())
    await pass(0)
    expect([dialog()?.open, field()?.value]).toEqual([true, ''])
  })

  it.each([
    ['a press and a click beside it', 'dialog', true],
    ['a press in it that ends beside it', 'form', false],
  ])('by %s: %3$s', async (_, pressed, isClosed) => {
    await open()
    await act(async () =>
      document.querySelector(pressed)?.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    )
    await click(dialog())
    expect(dialog() === null).toBe(isClosed)
  })
})
