// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import startCityPicker from '../../../client/city/city-picker-island.tsx'
import type { IslandContext, LaterClickHandler } from '../../../client/islands/island.ts'
import type { PickerCity } from '../../../src/shared/picker-city.ts'
import { cityOf } from './browser-stand-ins.ts'
import { click, enter, pass, press, textsOf, type as typeInto } from './react-page.tsx'

vi.mock('../../../client/styles/city-picker.css', () => ({ address: '/city-picker.css' }))
vi.mock('../../../client/browser/load-resource.ts', () => ({ loadStyleSheet: async () => undefined }))

const kazan = { ...cityOf('kazan', 'Kazan'), id: 1 }
const kursk = { ...cityOf('kursk', 'Kursk'), id: 2 }
let current: PickerCity | null
/** What the site answers to a text; a promise that the test keeps, or a failure. */
type Answer = (query: string) => Promise<PickerCity[]>
const both: Answer = async () => [kazan, kursk]
const none: Answer = async () => []
const never: Answer = () => new Promise(() => undefined)
const failure: Answer = async () => Promise.reject(new Error('no network'))
let answer: Answer
const asked = vi.fn()
let signals: AbortSignal[]
const chooseCity = vi.fn()
const reachGoal = vi.fn()
let reopen: LaterClickHandler

beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  current = kazan
  signals = []
  answer = both
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
const names = () => textsOf('li button')
const status = () => document.querySelector('[role="status"]')
const close = () => click('.city-picker-close')
async function type(text: string, waitMs = 150): Promise<void> {
  await typeInto(field(), text)
  await pass(waitMs)
}

describe('the list of cities', () => {
  it.each<[string, PickerCity, (string | null)[]]>([
    ['the visitor’s', kazan, [null, 'true', null]],
    ['all cities where none was chosen', { ...cityOf(''), id: 0 }, ['true', null, null]],
  ])('opens as a dialog with all of them, and marks %s', async (_, chosen, marks) => {
    current = chosen
    await open()
    expect([dialog()?.open, names()]).toEqual([true, ['All cities', 'Kazan', 'Kursk']])
    expect(buttons().map((button) => button.getAttribute('aria-current'))).toEqual(marks)
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
    answer = never
    await open()
    expect([names(), status()?.textContent]).toEqual([[], 'Loading cities…'])
  })

  it('is counted once for each opening', async () => {
    await open()
    await act(async () => reopen?.())
    expect(reachGoal.mock.calls).toEqual([['citySelectionPopup'], ['citySelectionPopup']])
  })
})

describe('what is typed', () => {
  it('is looked for without spaces around it, once nothing more is typed for a moment', async () => {
    await open()
    await type('k', 149)
    await type(' ka ', 149)
    expect(asked).toHaveBeenCalledOnce()
    await pass(1)
    expect(asked.mock.calls).toEqual([[''], ['ka']])
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
    answer = failure
    await type('ka')
    answer = async () => [kazan]
    await click([...document.querySelectorAll('button')].find(({ className }) => className === 'button'))
    await pass(150)
    expect([names(), asked.mock.calls.at(-1), document.activeElement === field()]).toEqual([
      ['Kazan'],
      ['ka'],
      true,
    ])
  })

  it('stops the search before, as does closing the list', async () => {
    await open()
    await type('k')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    await close()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  })
})

describe('what is said of a search', () => {
  const noSuchCity = 'This city is not in the schedule. Choose another one or see concerts in all cities.'
  const failed = 'The list of cities couldn’t be loaded. Please check the connection and try again.'

  it.each<[string, string, Answer, string, string[], string | undefined, boolean]>([
    ['nothing of the whole list', '', both, '', ['All cities', 'Kazan', 'Kursk'], undefined, false],
    ['how many were found', 'k', both, '2 cities found', ['Kazan', 'Kursk'], '/en/places?q=k', false],
    ['one as one', 'k', async () => [kazan], '1 city found', ['Kazan'], '/en/places?q=k', false],
    ['that none was', 'a&b', none, noSuchCity, ['All cities'], '/en/places?q=a%26b', true],
    ['that it failed', 'k', failure, failed, ['All cities'], undefined, true],
    ['nothing new while it goes on', 'k', never, '', ['Kazan', 'Kursk'], undefined, true],
  ])('is %s', async (_, query, answers, text, found, wish, isSeen) => {
    await open()
    answer = answers
    if (query) await type(query)
    expect([status()?.textContent, names()]).toEqual([text, found])
    expect(document.querySelector('.city-picker-other')?.getAttribute('href')).toBe(wish)
    expect(status()?.className).toBe(isSeen ? 'note' : 'hidden-text')
    expect(document.querySelector('ul')?.getAttribute('aria-busy')).toBe(String(answers === never))
  })
})

describe('a city is chosen', () => {
  it.each([
    [0, null],
    [1, kazan],
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

it('arrows go through the field and the cities, and stop at the ends', async () => {
  await open()
  const stops: (Element | null)[] = [field(), ...buttons()]
  const way: number[] = []
  for (const key of ['Up', 'Down', 'Down', 'Up', 'Left', 'Down', 'Down', 'Down']) {
    await press(`Arrow${key}`)
    way.push(stops.indexOf(document.activeElement))
  }
  expect(way).toEqual([0, 1, 2, 1, 1, 2, 3, 3])
})

describe('it is closed', () => {
  it('by its button: the focus goes back to the link, and it opens anew with an empty field', async () => {
    await open()
    await type('ku')
    await close()
    expect([dialog(), document.activeElement?.textContent]).toEqual([null, 'Kazan'])
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
