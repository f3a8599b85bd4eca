// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('../../../client/styles/notices.css', () => ({ address: '/notices.css' }))

let banner: typeof import('../../../client/offline/banner.ts')
const box = () => document.querySelector<HTMLElement>('[data-notice]')
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-notice]')].map(({ dataset }) => dataset.notice)
const come = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  document.documentElement.lang = 'en'
  document.head.innerHTML = '<link href="/notices.css">'
  document.body.innerHTML = '<div data-header><a href="/">Home</a></div><div data-notices></div>'
  // What waits to be said is a page's.
  vi.resetModules()
  banner = await import('../../../client/offline/banner.ts')
})

describe('of what may be said', () => {
  it('the most pressing stands there alone, and the next once it is over', async () => {
    const kinds = ['install', 'update', 'kept-copy', 'online', 'offline'] as const
    for (const kind of kinds) banner.showBanner(kind, { text: kind })
    const seen: unknown[] = []
    for (const kind of kinds.toReversed()) {
      await come()
      seen.push(shown())
      banner.hideBanner(kind)
    }
    await come()
    expect([...seen, shown()]).toEqual([['offline'], ['online'], ['kept-copy'], ['update'], ['install'], []])
  })

  it('the same said again stays as it stands, and other words take its place', async () => {
    banner.showBanner('update', { text: 'New.' })
    await come()
    const before = box()
    banner.showBanner('update', { text: 'New.' })
    await come()
    expect(box()).toBe(before)
    banner.showBanner('update', { text: 'Newer.' })
    await come()
    expect([shown(), box()?.querySelector('p')?.textContent]).toEqual([['update'], 'Newer.'])
  })
})

describe('what is said', () => {
  it('has a name, words, and nothing to press where nothing is to be done', async () => {
    banner.showBanner('online', { text: 'You are back.' })
    await come()
    expect([box()?.tagName, box()?.getAttribute('aria-label'), box()?.textContent]).toEqual([
      ...['SECTION', 'Site message', 'You are back.'],
    ])
  })

  it('leads somewhere', async () => {
    banner.showBanner('offline', { text: 'x', action: { label: 'See which', run: '/en/offline' } })
    await come()
    const link = box()?.querySelector('a')
    expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/en/offline', 'See which'])
  })

  it('does something', async () => {
    const run = vi.fn()
    banner.showBanner('update', { text: 'x', action: { label: 'Refresh', run } })
    await come()
    expect(box()?.querySelector('button')?.type).toBe('button')
    box()?.querySelector('button')?.click()
    expect(run).toHaveBeenCalledOnce()
  })

  it('is closed, and whoever said it hears so', async () => {
    const onClose = vi.fn()
    banner.showBanner('update', { text: 'x', onClose })
    await come()
    const close = box()?.querySelector('button')
    expect(close?.getAttribute('aria-label')).toBe('Close')
    close?.click()
    await come()
    expect([shown(), onClose.mock.calls.length]).toEqual([[], 1])
  })

  it('leaves whoever was in it at the beginning of the page', async () => {
    banner.showBanner('update', { text: 'x', onClose: () => undefined })
    await come()
    box()?.querySelector('button')?.focus()
    banner.hideBanner('update')
    await come()
    expect(document.activeElement?.textContent).toBe('Home')
  })
})
