// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addHeartButtons } from '../../../client/saved/hearts.ts'

vi.mock('../../../client/styles/navigation.css', () => ({ address: '/navigation.css' }))

const now = Date.UTC(2026, 10, 25, 12)

const row = (slug: string, day: string, more = '') =>
  `<li><time datetime="${day}"><b>5</b><span>дек</span></time> <a href="/c/${slug}">${slug}</a>${more}</li>`
const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[data-heart]')].map(({ dataset }) => dataset.heart)
const heart = (slug: string) => document.querySelector<HTMLButtonElement>(`[data-heart="${slug}"]`)
const saved = () => JSON.parse(localStorage.getItem('tutti.saved') ?? '[]')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  localStorage.clear()
  document.documentElement.lang = 'ru'
  window.history.replaceState(null, '', '/concerts')
})
afterEach(() => vi.useRealTimers())

const show = (html: string) => {
  document.body.innerHTML = html
  addHeartButtons(document)
}

describe('a heart', () => {
  it('stands in each row of concerts and each card of what was found, once', () => {
    show(`<ul data-rows>${row('a', '2026-12-05')}</ul><ul data-finds>${row('b', '2026-12-06')}</ul>`)
    addHeartButtons(document)
    expect(buttons()).toEqual(['a', 'b'])
    expect([heart('a')?.type, heart('a')?.className]).toEqual(['button', 'heart'])
  })

  it('says what it saves: the concert and its day', () => {
    show(`<ul data-rows>${row('zimmer', '2026-12-05')}</ul>`)
    expect(heart('zimmer')?.ariaLabel).toContain('zimmer, 5 дек')
  })

  it('says a card’s concert by its name in the sentence', () => {
    show(`<ul data-finds>${row('a', '2026-12-05', '<h3>Играют <b>Циммера</b></h3>')}</ul>`)
    expect(heart('a')?.ariaLabel).toContain('Циммера')
  })

  it.each([
    ['2026-11-25', true],
    // Yesterday, which may still be today in the concert's city.
    ['2026-11-24', true],
    ['2026-11-23', false],
  ])('of a concert on %s is there: %s', (day, isThere) => {
    show(`<ul data-rows>${row('a', day)}</ul>`)
    expect(buttons().length > 0).toBe(isThere)
  })

  it('of a concert that is over stands in the list of saved ones all the same', () => {
    show(`<div data-saved-list><ul data-rows>${row('a', '2026-01-01')}</ul></div>`)
    expect(buttons()).toEqual(['a'])
  })

  it.each(['/c/a/tickets', '/cities/kazan', '/c/'])('stands in no row that leads to %s', (path) => {
    show(`<ul data-rows><li><time datetime="2026-12-05"></time><a href="${path}">x</a></li></ul>`)
    expect(buttons()).toEqual([])
  })

  it('is pressed of what is saved, and saves and takes back', () => {
    localStorage.setItem('tutti.saved', '["a"]')
    show(`<ul data-rows>${row('a', '2026-12-05')}${row('b', '2026-12-06')}</ul>`)
    expect([heart('a')?.ariaPressed, heart('b')?.ariaPressed]).toEqual(['true', 'false'])
    heart('b')?.click()
    expect([saved(), heart('b')?.ariaPressed]).toEqual([['b', 'a'], 'true'])
    heart('a')?.click()
    expect([saved(), heart('a')?.ariaPressed]).toEqual([['b'], 'false'])
  })

  it('that comes later needs no listener of its own', () => {
    show(`<ul data-rows>${row('a', '2026-12-05')}</ul>`)
    show(`<ul data-rows>${row('b', '2026-12-05')}</ul>`)
    heart('b')?.click()
    expect(saved()).toEqual(['b'])
  })
})

describe('a concert’s own page', () => {
  const page = (day = '2026-12-05') =>
    `<a href="/saved">Saved</a><time data-concert-time datetime="${day}T19:00"></time><p data-heart-place></p>`

  it('has a heart with words, and says where it can be found again', () => {
    window.history.replaceState(null, '', '/c/zimmer')
    show(page())
    expect(heart('zimmer')?.textContent).toBe('Сохранить')
    expect(document.querySelector('[data-heart-place] a')?.getAttribute('href')).toMatch(/\/saved$/)
    addHeartButtons(document)
    expect(buttons()).toEqual(['zimmer'])
  })

  it('has none once the concert is over', () => {
    window.history.replaceState(null, '', '/c/zimmer')
    show(page('2026-11-23'))
    expect(buttons()).toEqual([])
  })

  it('is no other page', () => {
    show(page())
    expect(buttons()).toEqual([])
  })
})
