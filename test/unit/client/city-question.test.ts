// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import askToConfirmCity from '../../../client/city/city-confirmation.ts'
import { keepLineScript } from '../../../src/shared/city-question.ts'
import { makeAllCities, type PickerCity } from '../../../src/shared/picker-city.ts'
import { cityOf } from './browser-stand-ins.ts'

const reachGoal = vi.fn()
const ufa = cityOf('ufa', 'Уфа', 'Уфе')
const perm = cityOf('perm')
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
const storeUnanswered = (city: PickerCity) => {
  store(city)
  localStorage.setItem('tutti.city-unanswered', '1')
}
const lacks = (fact: 'cookieEnabled' | 'onLine') => vi.spyOn(navigator, fact, 'get').mockReturnValue(false)
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

  const isHidden = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  it.each<[string, () => unknown, () => unknown]>([
    ['the pointer is in it', () => happens('pointerenter'), () => happens('pointerleave')],
    ['the focus is in it', () => happens('focusin'), () => happens('focusout')],
    ['nobody looks at the page', () => isHidden(true), () => isHidden(false)],
    [
      'a dialog stands over it',
      () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<dialog open></dialog>'),
      () => document.querySelector('dialog')?.remove(),
    ],
  ])('waits while %s, and goes on with what is left', async (_, begins, ends) => {
    await answerWith(ufa)
    await pass(8 * seconds)
    begins()
    await pass(60 * seconds)
    expect(stored()).toBeUndefined()
    ends()
    await pass(7 * seconds)
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
    storeUnanswered(ufa)
    askToConfirmCity(reachGoal)
    expect([said(), asked.mock.calls.length]).toEqual(['Показываем Уфу', 0])
  })
})

describe('nobody is asked', () => {
  it.each<[string, () => unknown, string | undefined]>([
    ['who has a city', () => store(perm), 'perm'],
    ['where cookies are refused', () => lacks('cookieEnabled'), undefined],
    ['without a network', () => lacks('onLine'), undefined],
  ])('%s', async (_, arrange, slug) => {
    arrange()
    await answerWith(ufa)
    expect([asked.mock.calls.length, stored(), said()]).toEqual([0, slug, undefined])
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
    ['who hasn’t answered for a city', true, () => storeUnanswered(ufa)],
    [
      'an address that names a city',
      false,
      () => history.replaceState(null, '', '/concerts?page=2&city=all'),
    ],
    ['refused cookies', false, () => lacks('cookieEnabled')],
    ['no network', false, () => lacks('onLine')],
  ])('for %s is kept: %s', (_, isExpected, arrange) => {
    arrange()
    expect(isKept()).toBe(isExpected)
  })
})
