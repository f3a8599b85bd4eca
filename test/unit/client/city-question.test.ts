// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import askToConfirmCity from '../../../client/city/city-confirmation.ts'
import { keepLineScript } from '../../../src/shared/city-question.ts'
import { makeAllCities, type PickerCity } from '../../../src/shared/picker-city.ts'

const reachGoal = vi.fn()
const ufa: PickerCity = {
  id: 1,
  score: 100,
  attributes: { slug: 'ufa', name: 'Уфа', namePrepositional: 'Уфе', latitude: 56.9, longitude: 35.9 },
}
const perm: PickerCity = { ...ufa, attributes: { ...ufa.attributes, slug: 'perm', name: 'Пермь' } }
const seconds = 1000
const asked = vi.fn()
let found = Promise.withResolvers<unknown>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
  found = Promise.withResolvers()
  document.documentElement.lang = 'ru'
  delete document.documentElement.dataset.asksCity
  document.body.innerHTML = `<a data-city-link data-all-cities="Все города" href="/cities">Город</a>
    <section data-city-line><p data-city-words>Показываем все города</p>
      <button data-city-yes>Да</button><a data-city-choose href="/cities">Выбрать</a>
      <button data-city-all>Все города</button><button data-city-close>×</button></section>
    <main><form data-answers-city><select name="city"></select></form></main>`
  vi.stubGlobal('fetch', async (...given: unknown[]) => {
    asked(...given)
    return { json: () => found.promise }
  })
})
afterEach(() => {
  press('close')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const line = () => document.querySelector<HTMLElement>('[data-city-line]')
const link = () => document.querySelector<HTMLElement>('[data-city-link]')
/** What the line says; `undefined` where it isn't there. */
const said = () =>
  'asksCity' in document.documentElement.dataset
    ? line()?.querySelector('[data-city-words]')?.textContent
    : undefined
const press = (name: string) => line()?.querySelector<HTMLElement>(`[data-city-${name}]`)?.click()
const happens = (type: string) => line()?.dispatchEvent(new Event(type))
const store = (city: PickerCity) => localStorage.setItem('tutti', JSON.stringify(city))
const stored = () => JSON.parse(localStorage.getItem('tutti') ?? 'null')?.attributes.slug
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** The site answers the question for the city, and a second passes, after which a failure counts as one. */
async function answerWith(city: unknown): Promise<void> {
  askToConfirmCity(reachGoal)
  found.resolve(city)
  await pass(1 * seconds)
}

describe('the question for the city', () => {
  it('names the city, and asks the site by a call that changes nothing elsewhere', async () => {
    await answerWith(ufa)
    expect(said()).toBe('Ваш город — Уфа?')
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      '/api/detect-city?locale=ru',
      expect.objectContaining({ method: 'POST' }),
    )
    expect(reachGoal).toHaveBeenCalledExactlyOnceWith('cityPopupShown', { city: 'Уфа' })
  })

  it.each([
    ['yes', 'yes', 'ufa'],
    ['its cross, which leaves all cities', 'close', ''],
  ])('is answered by %s', async (_, button, slug) => {
    await answerWith(ufa)
    press(button)
    expect([stored(), said()]).toEqual([slug, undefined])
  })

  it.each(['change', 'submit'])('is answered by a filter or a wish (%s): all cities stay', async (type) => {
    await answerWith(ufa)
    document.querySelector('select')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect([stored(), said()]).toEqual(['', undefined])
  })

  it('is answered by an address that names a city, and asks nobody there', async () => {
    history.replaceState(null, '', '/concerts?city=kazan')
    await answerWith(ufa)
    expect([stored(), said(), asked.mock.calls.length]).toEqual(['', undefined, 0])
  })

  it.each([
    ['no', () => press('choose')],
    ['whoever opens the list of cities', () => link()?.click()],
  ])('is over with %s, which is no answer', async (_, act) => {
    await answerWith(ufa)
    const opened = vi.fn((event: Event) => event.preventDefault())
    link()?.addEventListener('click', opened)
    act()
    expect([opened.mock.calls.length, said()]).toEqual([1, undefined])
    await pass(60 * seconds)
    expect(stored()).toBeUndefined()
  })

  it('is over with a city that is chosen in another tab', async () => {
    await answerWith(ufa)
    store(perm)
    dispatchEvent(Object.assign(new Event('storage'), { key: 'tutti' }))
    expect([said(), stored()]).toEqual([undefined, 'perm'])
  })

  it.each([
    ['the pointer is in it', 'pointerenter', 'pointerleave'],
    ['the focus is in it', 'focusin', 'focusout'],
  ])('waits while %s, and goes on with what is left', async (_, begins, ends) => {
    await answerWith(ufa)
    await pass(9 * seconds)
    happens(begins)
    await pass(60 * seconds)
    expect(stored()).toBeUndefined()
    happens(ends)
    await pass(4 * seconds)
    expect(stored()).toBeUndefined()
    await pass(1 * seconds)
    expect(stored()).toBe('ufa')
  })

  it('waits while nobody looks at the page', async () => {
    await answerWith(ufa)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(60 * seconds)
    expect(stored()).toBeUndefined()
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(15 * seconds)
    expect(stored()).toBe('ufa')
  })

  it('waits while a dialog stands over it', async () => {
    await answerWith(ufa)
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    await pass(60 * seconds)
    expect(stored()).toBeUndefined()
    document.querySelector('dialog')?.remove()
    await pass(16 * seconds)
    expect(stored()).toBe('ufa')
  })

  it('leaves whoever was in it where the choice can be changed', async () => {
    await answerWith(ufa)
    line()?.querySelector<HTMLElement>('[data-city-yes]')?.focus()
    press('yes')
    expect(document.activeElement).toBe(link())
  })
})

describe('a city that nobody has answered for', () => {
  it('is confirmed after fifteen seconds, which the line then says', async () => {
    await answerWith(ufa)
    await pass(14 * seconds)
    expect([stored(), said()]).toEqual(['ufa', 'Показываем Уфу'])
    expect(reachGoal).toHaveBeenCalledWith('cityConfirmation', { city: 'Уфа', by: 'timeout' })
  })

  it.each([
    ['is undone by one tap', 'all', ''],
    ['stays where the line is closed', 'close', 'ufa'],
  ])('%s, and the next page says nothing more', async (_, button, slug) => {
    await answerWith(ufa)
    await pass(14 * seconds)
    press(button)
    askToConfirmCity(reachGoal)
    expect([stored(), said()]).toEqual([slug, undefined])
  })

  it('is said on the next page too, until somebody answers', async () => {
    store(ufa)
    localStorage.setItem('tutti.city-unanswered', '1')
    askToConfirmCity(reachGoal)
    expect([said(), asked.mock.calls.length]).toEqual(['Показываем Уфу', 0])
  })
})

describe('nobody is asked', () => {
  it('who has a city', async () => {
    store(perm)
    await answerWith(ufa)
    expect([asked.mock.calls.length, said()]).toEqual([0, undefined])
  })

  it.each([
    ['where cookies are refused', 'cookieEnabled'],
    ['without a network', 'onLine'],
  ] as const)('%s', async (_, fact) => {
    vi.spyOn(navigator, fact, 'get').mockReturnValue(false)
    await answerWith(ufa)
    expect([asked.mock.calls.length, stored(), said()]).toEqual([0, undefined, undefined])
  })

  it('who has chosen in another tab meanwhile', async () => {
    askToConfirmCity(reachGoal)
    store(perm)
    found.resolve(ufa)
    await pass(0)
    expect([said(), stored()]).toEqual([undefined, 'perm'])
  })

  it('who has opened the list of cities meanwhile', async () => {
    askToConfirmCity(reachGoal)
    document.body.insertAdjacentHTML('beforeend', '<i name="CityPicker" data-island-state="ready"></i>')
    found.resolve(ufa)
    await pass(0)
    expect(said()).toBeUndefined()
  })

  it.each([
    ['who is nowhere near a concert', makeAllCities('Все города', 'всех городах')],
    ['where the answer is no city', { id: 1 }],
    ['where there is no answer', null],
  ])('%s: all cities are shown, and the line says so', async (_, city) => {
    await answerWith(city)
    expect([said(), stored()]).toEqual(['Показываем все города', ''])
  })

  it('and what was chosen while the call failed stays', async () => {
    askToConfirmCity(reachGoal)
    found.resolve(null)
    await pass(500)
    store(perm)
    await pass(500)
    expect(stored()).toBe('perm')
  })

  it('before the tab is looked at', () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    askToConfirmCity(reachGoal)
    expect(asked).not.toHaveBeenCalled()
    hidden.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toHaveBeenCalledOnce()
  })

  it('for longer than ten seconds', () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    askToConfirmCity(reachGoal)
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
  })
})

describe('the place for the line', () => {
  /** Runs the script that stands in the page. */
  function isKept(): boolean {
    new Function(keepLineScript)()
    return 'asksCity' in document.documentElement.dataset
  }

  it.each([
    ['a new visitor', true, () => undefined],
    ['who has a city', false, () => store(ufa)],
    [
      'who hasn’t answered for a city',
      true,
      () => {
        store(ufa)
        localStorage.setItem('tutti.city-unanswered', '1')
      },
    ],
    [
      'an address that names a city',
      false,
      () => history.replaceState(null, '', '/concerts?page=2&city=all'),
    ],
    ['refused cookies', false, () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
    ['no network', false, () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('for %s is kept: %s', (_, isExpected, arrange) => {
    arrange()
    expect(isKept()).toBe(isExpected)
  })
})
