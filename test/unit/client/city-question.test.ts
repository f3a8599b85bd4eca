// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import askToConfirmCity from '../../../client/city/city-confirmation.ts'
import type { PickerCity } from '../../../src/shared/picker-city.ts'

const reachGoal = vi.fn()
vi.mock('../../../client/browser/notices.ts', () => ({ loadNoticeStyles: async () => undefined }))

const tver: PickerCity = {
  id: 1,
  score: 100,
  attributes: { slug: 'tver', name: 'Тверь', namePrepositional: 'Твери', latitude: 56.9, longitude: 35.9 },
}
const seconds = 1000
const asked = vi.fn()

/** The page asks, and the question stands there. */
beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  localStorage.clear()
  document.documentElement.lang = 'ru'
  document.body.innerHTML = `<a data-city-link href="/cities">Москва</a><main></main>
    <template data-city-confirmation><div class="box">
      <p data-question>Ваш город — {city}?</p><button data-yes>Да</button><button data-choose>Нет</button>
    </div></template><div data-notices></div>`
  vi.stubGlobal('fetch', async (...given: unknown[]) => {
    asked(...given)
    return { json: async () => tver }
  })
  askToConfirmCity(reachGoal)
  await pass(0)
})
afterEach(() => {
  box()?.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const box = () => document.querySelector<HTMLElement>('[data-notices] .box')
const link = () => document.querySelector<HTMLElement>('[data-city-link]')
const press = (selector: string) => box()?.querySelector<HTMLElement>(selector)?.click()
const happens = (type: string) => box()?.dispatchEvent(new Event(type))
const stored = () => JSON.parse(localStorage.getItem('tutti') ?? 'null')?.attributes.slug
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('the question of a city', () => {
  it('names it, and the site was asked by a call that changes nothing elsewhere', () => {
    expect(box()?.querySelector('[data-question]')?.textContent).toBe('Ваш город — Тверь?')
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      '/api/detect-city?locale=ru',
      expect.objectContaining({ method: 'POST' }),
    )
    expect(reachGoal).toHaveBeenCalledExactlyOnceWith('cityPopupShown', { city: 'Тверь' })
  })

  it('is answered by yes', () => {
    press('[data-yes]')
    expect([stored(), box()]).toEqual(['tver', null])
    expect(reachGoal).toHaveBeenCalledWith('cityConfirmation', { city: 'Тверь', by: 'answer' })
  })

  it('is answered by nothing for fifteen seconds', async () => {
    await pass(15 * seconds - 1)
    expect(stored()).toBeUndefined()
    await pass(1)
    expect([stored(), box()]).toEqual(['tver', null])
    expect(reachGoal).toHaveBeenCalledWith('cityConfirmation', { city: 'Тверь', by: 'timeout' })
  })

  it.each([
    ['no', () => press('[data-choose]')],
    ['whoever opens the list of cities', () => link()?.click()],
  ])('is over with %s, which is no answer', async (_, act) => {
    const opened = vi.fn((event: Event) => event.preventDefault())
    link()?.addEventListener('click', opened)
    act()
    expect([opened.mock.calls.length, box()]).toEqual([1, null])
    await pass(60 * seconds)
    expect(stored()).toBeUndefined()
  })

  it('is over with a city that is chosen in another tab', () => {
    localStorage.setItem(
      'tutti',
      JSON.stringify({ ...tver, attributes: { ...tver.attributes, slug: 'perm' } }),
    )
    dispatchEvent(Object.assign(new Event('storage'), { key: 'tutti' }))
    expect([box(), stored()]).toEqual([null, 'perm'])
  })

  it.each([
    ['the pointer is in it', 'pointerenter', 'pointerleave'],
    ['the focus is in it', 'focusin', 'focusout'],
  ])('waits while %s, and goes on with what is left', async (_, begins, ends) => {
    await pass(10 * seconds)
    happens(begins)
    await pass(60 * seconds)
    expect(stored()).toBeUndefined()
    happens(ends)
    await pass(5 * seconds - 1)
    expect(stored()).toBeUndefined()
    await pass(1)
    expect(stored()).toBe('tver')
  })

  it('waits while nobody looks at the page', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(60 * seconds)
    expect(stored()).toBeUndefined()
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(15 * seconds)
    expect(stored()).toBe('tver')
    hidden.mockRestore()
  })

  it('waits while a dialog stands over it', async () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    await pass(60 * seconds)
    expect(stored()).toBeUndefined()
    document.querySelector('dialog')?.remove()
    await pass(16 * seconds)
    expect(stored()).toBe('tver')
  })

  it('waits while a dialog that was there is open', async () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<dialog></dialog>')
    await pass(1 * seconds)
    document.querySelector('dialog')?.setAttribute('open', '')
    await pass(60 * seconds)
    expect(stored()).toBeUndefined()
  })

  it('leaves whoever was in it where the choice can be changed', () => {
    box()?.querySelector<HTMLElement>('[data-yes]')?.focus()
    press('[data-yes]')
    expect(document.activeElement).toBe(link())
  })

  it('leaves the focus where it is otherwise', () => {
    press('[data-yes]')
    expect(document.activeElement).not.toBe(link())
  })
})
