import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import askToConfirmCity from '../../../client/city/city-confirmation.ts'
import { makeAllCities, type PickerCity } from '../../../src/shared/picker-city.ts'

// The module reads the page as soon as it is imported.
const loadNoticeStyles = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('../../../client/browser/notices.ts', () => ({ loadNoticeStyles }))

const moscow: PickerCity = {
  id: 1,
  score: 100,
  attributes: {
    slug: 'moscow',
    name: 'Москва',
    namePrepositional: 'Москве',
    latitude: 55.8,
    longitude: 37.6,
  },
}
const kazan: PickerCity = { ...moscow, id: 3, attributes: { ...moscow.attributes, slug: 'kazan' } }

const reachGoal = vi.fn()
const kept = new Map<string, string>()
/** The page makes the question out of its template. */
const askQuestion = vi.fn(() => ({ firstElementChild: null }))
let isPickerOpen = false
let answer = Promise.withResolvers<unknown>()
const asked = vi.fn()
let hasQuestion = true

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  isPickerOpen = false
  hasQuestion = true
  answer = Promise.withResolvers()
  vi.clearAllMocks()
  const page = Object.assign(new EventTarget(), {
    documentElement: { lang: 'ru', dataset: {} },
    visibilityState: 'visible',
    cookie: '',
    importNode: askQuestion,
    querySelector: (selector: string) => {
      if (selector === 'template[data-city-confirmation]') return hasQuestion ? { content: null } : null
      return selector.startsWith('[name="CityPicker"]') && isPickerOpen ? {} : null
    },
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked(address, init)
    return { json: () => answer.promise }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const storedSlug = () => JSON.parse(kept.get('tutti') ?? 'null')?.attributes.slug

/** The answer comes, and a second passes, after which a page says that there was none. */
async function answerWith(city: unknown): Promise<void> {
  answer.resolve(city)
  await vi.advanceTimersByTimeAsync(1000)
}

it('a visitor without a city is asked about the one that was detected', async () => {
  askToConfirmCity(reachGoal)
  await answerWith(moscow)
  expect(askQuestion).toHaveBeenCalledOnce()
  expect(storedSlug()).toBeUndefined()
})

it('who has a city is not looked for', () => {
  kept.set('tutti', JSON.stringify(kazan))
  askToConfirmCity(reachGoal)
  expect(asked).not.toHaveBeenCalled()
})

it('who has chosen a city in another tab meanwhile is not asked', async () => {
  askToConfirmCity(reachGoal)
  kept.set('tutti', JSON.stringify(kazan))
  await answerWith(moscow)
  expect(askQuestion).not.toHaveBeenCalled()
  expect(storedSlug()).toBe('kazan')
})

it('who has opened the list of cities meanwhile is not asked', async () => {
  askToConfirmCity(reachGoal)
  isPickerOpen = true
  await answerWith(moscow)
  expect(askQuestion).not.toHaveBeenCalled()
})

it('who is nowhere near a concert gets all cities without a question', async () => {
  askToConfirmCity(reachGoal)
  await answerWith(makeAllCities('Все города', 'всех городах'))
  expect(askQuestion).not.toHaveBeenCalled()
  expect(storedSlug()).toBe('')
})

it.each([
  ['no city', { id: 1 }],
  ['nothing', null],
])('an answer that holds %s gives all cities', async (_what, city) => {
  askToConfirmCity(reachGoal)
  await answerWith(city)
  expect(storedSlug()).toBe('')
})

it('what was chosen while the call failed stays', async () => {
  askToConfirmCity(reachGoal)
  answer.resolve(null)
  await vi.advanceTimersByTimeAsync(500)
  kept.set('tutti', JSON.stringify(kazan))
  await vi.advanceTimersByTimeAsync(500)
  expect(storedSlug()).toBe('kazan')
})

it('a tab that nobody looks at asks once it is looked at', async () => {
  Object.assign(document, { visibilityState: 'hidden' })
  askToConfirmCity(reachGoal)
  expect(asked).not.toHaveBeenCalled()
  Object.assign(document, { visibilityState: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    '/api/detect-city?locale=ru',
    expect.objectContaining({ method: 'POST' }),
  )
})

it('a page without the question asks nobody', () => {
  hasQuestion = false
  askToConfirmCity(reachGoal)
  expect(asked).not.toHaveBeenCalled()
})

it('a question that can’t be styled isn’t asked, and all cities count', async () => {
  loadNoticeStyles.mockRejectedValueOnce(new Error('no network'))
  askToConfirmCity(reachGoal)
  await answerWith(moscow)
  expect(askQuestion).not.toHaveBeenCalled()
  expect(storedSlug()).toBe('')
})

it('a failed call counts as one after a second, since a page that is left fails its calls', async () => {
  askToConfirmCity(reachGoal)
  answer.resolve(null)
  await vi.advanceTimersByTimeAsync(999)
  expect(storedSlug()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(storedSlug()).toBe('')
})

it('a call that takes ten seconds has failed', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  askToConfirmCity(reachGoal)
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
  expect(asked.mock.lastCall?.[1].signal).toBe(timeout.mock.results[0]?.value)
  timeout.mockRestore()
})
