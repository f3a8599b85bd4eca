// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { click, enter, pass } from './react-page.tsx'
import {
  answer,
  asked,
  cities,
  closed,
  entry,
  field,
  find,
  kept,
  link,
  open,
  preparePage,
  recent,
  tab,
  type,
  view,
} from './search-popup-page.ts'

vi.mock('../../../client/saved/hearts.ts', () => ({ addHeartButtonsOnceStyled: () => undefined }))

beforeEach(preparePage)

describe('a link of the popup', () => {
  const found = {
    view: { ...view, query: 'kazan' },
    answered: { ...view, query: 'kazan' },
    results: cities('Kazan'),
  }

  it('to what was found keeps the search, for this device and for «back»', async () => {
    await open(found)
    expect(await click(link('Kazan'))).toBe(true)
    expect([recent(), entry(), closed.mock.calls]).toEqual([['kazan'], { query: 'kazan', tab: 'all' }, []])
  })

  it('to another page keeps the search for «back» alone', async () => {
    await open(found)
    await click(tab('Cities'))
    expect(await click(find('.search-foot a'))).toBe(true)
    expect([recent(), entry()]).toEqual([[], { query: 'kazan', tab: 'city' }])
  })

  it('to the page that is open only closes the popup', async () => {
    window.history.replaceState(window.history.state, '', '/en/cities/kazan')
    await open(found)
    expect(await click(link('Kazan'))).toBe(false)
    expect(closed).toHaveBeenCalledOnce()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'to the page that is open leaves the popup where it opens a tab: %j',
    async (keys) => {
      window.history.replaceState(window.history.state, '', '/en/cities/kazan')
      await open(found)
      expect(await click(link('Kazan'), keys)).toBe(true)
      expect(closed).not.toHaveBeenCalled()
    },
  )

  it('to other words searches for them here, and the focus goes to the field', async () => {
    await open({ ...found, guidance: { period: { label: 'in May', without: 'zimmer' } } })
    link('in May')?.focus()
    expect(await click(link('in May'))).toBe(false)
    expect([field()?.value, document.activeElement === field()]).toEqual(['zimmer', true])
    await pass(150)
    expect(asked.mock.calls).toEqual([[{ ...view, query: 'zimmer' }]])
  })

  it('to other words opens them in a tab where that is asked for', async () => {
    await open({ ...found, guidance: { period: { label: 'in May', without: 'zimmer' } } })
    expect(await click(link('in May'), { ctrlKey: true })).toBe(true)
    expect(field()?.value).toBe('kazan')
  })

  it('to the page of results is there where something was found by words', async () => {
    await open(found)
    expect(find('.search-foot a')?.getAttribute('href')).toBe('/en/search?q=kazan')
    await answer({ results: [] })
    expect(find('.search-foot a')).toBeNull()
    await answer({ results: cities('Kazan') })
    await type(' ')
    expect(find('.search-foot a')).toBeNull()
  })

  it('isn’t pressed by a click beside it', async () => {
    await open(found)
    await click(find('.search-body'))
    expect([recent(), entry()]).toEqual([[], { query: '', tab: 'all' }])
  })
})

describe('Enter', () => {
  it('keeps the search, for this device and for «back»', async () => {
    await open({ view: { ...view, query: 'zimmer', tab: 'city' } })
    await enter()
    expect([recent(), entry()]).toEqual([['zimmer'], { query: 'zimmer', tab: 'city' }])
  })
})

describe('the searches of this device', () => {
  it('stand there while nothing is typed, and one that is pressed is searched for', async () => {
    kept.set('tutti.searches', '["zimmer"]')
    await open()
    const button = find('.search-recent li button')
    button?.focus()
    await click(button)
    expect([field()?.value, document.activeElement === field(), find('.search-recent')]).toEqual([
      ...['zimmer', true, null],
    ])
  })

  it('that are deleted leave the focus in the field', async () => {
    kept.set('tutti.searches', '["zimmer"]')
    await open()
    find('.search-forget')?.focus()
    await click(find('.search-forget'))
    expect([kept.get('tutti.searches'), document.activeElement === field(), find('.search-recent')]).toEqual([
      ...[undefined, true, null],
    ])
  })
})
