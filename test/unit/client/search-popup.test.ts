// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { click, pass, press } from './react-page.tsx'
import {
  answer,
  asked,
  cities,
  close,
  closed,
  field,
  find,
  kept,
  link,
  media,
  open,
  preparePage,
  retried,
  scrolled,
  tab,
  turned,
  type,
  view,
} from './search-popup-page.ts'

vi.mock('../../../client/saved/hearts.ts', () => ({ addHeartButtonsOnceStyled: () => undefined }))

beforeEach(preparePage)

describe('the popup', () => {
  it('opens as a dialog over the page, with the search that it is opened with and the focus in its field', async () => {
    await open({ view: { ...view, query: 'zimmer', tab: 'city' } })
    expect(document.querySelector('dialog')?.open).toBe(true)
    expect(field()?.value).toBe('zimmer')
    expect(document.activeElement).toBe(field())
    expect(tab('Cities')?.getAttribute('aria-selected')).toBe('true')
    await pass(1000)
    expect(asked).not.toHaveBeenCalled()
  })

  it('is taken off the page when it is closed, and says so once', async () => {
    await open()
    await act(async () => {
      close()
      close()
    })
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.body.children).toHaveLength(1)
    expect(closed).toHaveBeenCalledOnce()
  })

  it('is closed by Escape, and not by the Escape that ends a composed word', async () => {
    await open()
    await press('Escape', { isComposing: true })
    expect(closed).not.toHaveBeenCalled()
    await press('Escape')
    expect(closed).toHaveBeenCalledOnce()
  })
})

describe('a search', () => {
  it('is asked for once nothing more is typed for a moment, without spaces around it', async () => {
    await open()
    await type(' zim')
    await pass(149)
    await type(' zimmer ')
    await pass(149)
    expect(asked).not.toHaveBeenCalled()
    await pass(1)
    expect(asked.mock.calls).toEqual([[{ ...view, query: 'zimmer' }]])
  })

  it('isn’t asked for where only a space was typed', async () => {
    await open({ view: { ...view, query: 'zimmer' } })
    await type('zimmer ')
    await pass(1000)
    expect(asked).not.toHaveBeenCalled()
  })

  it('with an empty text is asked for at once', async () => {
    await open({ view: { ...view, query: 'zimmer' } })
    await type('')
    await pass(0)
    expect(asked.mock.calls).toEqual([[view]])
  })

  it('of a category is asked for at once, and its tab pressed again leads back to all', async () => {
    await open({ view: { ...view, query: 'zimmer' } })
    await click(tab('Cities'))
    await pass(0)
    await click(tab('Cities'))
    await pass(0)
    expect(asked.mock.calls).toEqual([
      [{ query: 'zimmer', tab: 'city', isNarrow: false }],
      [{ query: 'zimmer', tab: 'all', isNarrow: false }],
    ])
  })

  it('is asked for again where the screen becomes narrow, and no more once the popup is closed', async () => {
    await open()
    await act(async () => {
      media.matches = true
      media.dispatchEvent(new Event('change'))
    })
    await pass(0)
    expect(asked.mock.calls).toEqual([[{ ...view, isNarrow: true }]])
    await act(async () => close())
    media.matches = false
    media.dispatchEvent(new Event('change'))
    await pass(0)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('that is answered is shown from its top, and a turned page stays where it is', async () => {
    await open({ answered: undefined, state: 'loading' })
    expect(scrolled).not.toHaveBeenCalled()
    await answer({ answered: view, state: 'loaded', results: cities('Kazan') })
    expect(scrolled.mock.calls).toEqual([[0, 0]])
    await answer({ results: cities('Perm') })
    expect(scrolled).toHaveBeenCalledOnce()
  })

  it('that failed is tried again by its button, and the focus goes to the field', async () => {
    await open({ state: 'failed' })
    find('.empty button')?.focus()
    await click(find('.empty button'))
    expect(retried).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(field())
  })

  it('that finds nothing in a category is made in all by a button, and the focus goes to the field', async () => {
    await open({
      view: { ...view, query: 'xx', tab: 'city' },
      answered: { ...view, query: 'xx', tab: 'city' },
    })
    find('.search-ways button')?.focus()
    await click(find('.search-ways button'))
    await pass(0)
    expect(asked.mock.calls).toEqual([[{ ...view, query: 'xx' }]])
    expect(document.activeElement).toBe(field())
  })

  it('has its pages turned by the session', async () => {
    await open({ results: cities('Kazan') })
    await click(find('.search-turn-next'))
    expect(turned).toHaveBeenCalledExactlyOnceWith('city', 2)
  })
})

describe('keys', () => {
  it('go through the field and what was found, and stop at the ends', async () => {
    await open({ results: cities('Kazan', 'Perm') })
    const stops = [field(), link('Kazan'), link('Perm')]
    const way: number[] = []
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'a', 'ArrowDown', 'ArrowDown']) {
      await press(key)
      way.push(stops.indexOf(document.activeElement as HTMLInputElement))
    }
    expect(way).toEqual([0, 1, 2, 1, 1, 2, 2])
  })

  it('do nothing from elsewhere, and `/` leads back to the field', async () => {
    await open({ results: cities('Kazan') })
    tab('Cities')?.focus()
    await press('ArrowDown')
    expect(document.activeElement).toBe(tab('Cities'))
    await press('/')
    expect(document.activeElement).toBe(field())
  })

  it('`/` can be switched off and on', async () => {
    await open()
    const box = () => document.querySelector<HTMLInputElement>('.search-key input')
    expect(box()?.checked).toBe(true)
    await click(box())
    expect([box()?.checked, kept.get('tutti.search-key')]).toEqual([false, 'off'])
    await click(box())
    expect([box()?.checked, kept.get('tutti.search-key')]).toEqual([true, undefined])
  })

  it('`/` is off where it was switched off', async () => {
    kept.set('tutti.search-key', 'off')
    await open()
    expect(document.querySelector<HTMLInputElement>('.search-key input')?.checked).toBe(false)
  })
})
