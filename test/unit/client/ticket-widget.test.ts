// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const loadScript = vi.hoisted(() => vi.fn())
vi.mock('../../../client/browser/load-resource.ts', () => ({ loadScript }))
let savesData: boolean
vi.mock('../../../client/browser/saving-data.ts', () => ({ isSavingData: () => savesData }))

const frame = 'https://shop.example/seance/7/#abiframe'
let ticketPage: () => Response | Promise<Response>
let asked: string[]
let gone: string[]
/** What the provider's script does with a click on its link. */
let provider: (event: Event) => void
let taken: string[]
/** What the module listens to: those of earlier tests are taken away. */
let listeners: [string, EventListenerOrEventListenerObject][]
const listen = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href.startsWith('https://shop.example/')) return
  taken.push(link.href)
  provider(event)
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  loadScript.mockReset().mockResolvedValue(undefined)
  ;[savesData, asked, gone, taken, listeners] = [false, [], [], [], []]
  ticketPage = () => new Response(`<iframe data-provider src="${frame}"></iframe>`)
  provider = (event) => event.preventDefault()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/c/x')
  document.documentElement.dataset.ticketWidget = 'https://shop.example/widget.js'
  document.documentElement.dataset.ticketWidgetStyles = '/widget.css'
  document.head.innerHTML = ''
  document.body.innerHTML = `<a id="buy" data-buy href="/c/x/tickets">Buy</a><a id="other" data-buy href="/c/x">Later</a>
    <a id="second" data-buy href="/c/y/tickets"><b>Buy</b></a>`
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'https://tutti.example').pathname)
    return ticketPage()
  })
  vi.spyOn(location, 'assign').mockImplementation((address) => void gone.push(new URL(address).pathname))
  document.addEventListener('click', listen)
  const add = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      listeners.push([type, listener])
      add(type, listener, options)
    },
  )
  const { default: enable } = await import('../../../client/tickets/widget.ts')
  enable()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const [type, listener] of [...listeners, ['click', listen] as const])
    document.removeEventListener(type, listener)
})

const find = (id: string) => document.getElementById(id)
/** @returns whether the browser follows the link itself */
function click(element: Element | null, more: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  element?.dispatchEvent(event)
  return !event.defaultPrevented
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('a ticket button', () => {
  it.each(['buy', 'second'])('opens the provider’s widget on this page: %s', async (id) => {
    expect(click(find(id))).toBe(false)
    await pass()
    expect([taken, gone]).toEqual([[frame], []])
    expect(asked).toEqual([id === 'buy' ? '/c/x/tickets' : '/c/y/tickets'])
    expect(loadScript).toHaveBeenCalledExactlyOnceWith('https://shop.example/widget.js', 3000)
    expect(document.querySelector('a[hidden]')).toBeNull()
  })

  it('gives the widget what the visitor came with', async () => {
    window.history.replaceState(null, '', '/c/x?utm_source=vk')
    click(find('buy'))
    await pass()
    expect(taken).toEqual(['https://shop.example/seance/7/?utm_source=vk#abiframe'])
  })

  it.each<[string, string, MouseEventInit]>([
    ['that leads elsewhere', 'other', {}],
    ['with the middle button', 'buy', { button: 1 }],
    ['with Ctrl', 'buy', { ctrlKey: true }],
    ['with ⌘', 'buy', { metaKey: true }],
    ['with Shift', 'buy', { shiftKey: true }],
    ['with Alt', 'buy', { altKey: true }],
  ])('is an ordinary link %s', async (_what, id, more) => {
    expect(click(find(id), more)).toBe(true)
    await pass()
    expect(asked).toEqual([])
  })

  it('is left alone where another script has taken the click', async () => {
    const button = find('buy')
    button?.addEventListener('click', (event) => event.preventDefault())
    click(button)
    await pass()
    expect(asked).toEqual([])
  })

  it('that is pressed twice opens one widget, and says meanwhile that it is busy', async () => {
    const page = Promise.withResolvers<Response>()
    ticketPage = () => page.promise
    click(find('buy'))
    expect(find('buy')?.ariaBusy).toBe('true')
    click(find('buy'))
    page.resolve(new Response(`<iframe data-provider src="${frame}"></iframe>`))
    await pass()
    expect([taken.length, find('buy')?.ariaBusy]).toEqual([1, null])
    click(find('buy'))
    await pass()
    expect([taken.length, asked.length]).toEqual([2, 1])
  })

  it.each<[string, () => void]>([
    [
      'has no frame',
      () => {
        ticketPage = () => new Response('<p>Sold out</p>')
      },
    ],
    [
      'can’t be had',
      () => {
        ticketPage = () => Promise.reject(new Error('no network'))
      },
    ],
    ['needs a script that can’t be had', () => loadScript.mockRejectedValue(new Error('no network'))],
    [
      'is of a provider whose script does nothing',
      () => {
        provider = () => undefined
      },
    ],
  ])('leads to the ticket page where that %s, from then on at once', async (_what, fails) => {
    fails()
    expect(click(find('buy'))).toBe(false)
    await pass()
    expect(gone).toEqual(['/c/x/tickets'])
    expect(click(find('second'))).toBe(true)
  })

  it('leads to the ticket page where the widget takes three seconds', async () => {
    loadScript.mockReturnValue(new Promise(() => undefined))
    click(find('buy'))
    await pass(2999)
    expect(gone).toEqual([])
    await pass(1)
    expect(gone).toEqual(['/c/x/tickets'])
  })

  it('is opened by a script that keeps the click from everybody else', async () => {
    provider = (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    click(find('buy'))
    await pass()
    expect([taken, gone]).toEqual([[frame], []])
  })
})

describe('the widget is fetched', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('before the click, by %s', async (type) => {
    find('second')?.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }))
    await pass()
    expect([asked, loadScript.mock.calls.length, taken]).toEqual([['/c/y/tickets'], 1, []])
    click(find('second'))
    await pass()
    expect([asked.length, taken]).toEqual([1, [frame]])
  })

  it('only with the click where the visitor saves data', async () => {
    savesData = true
    find('buy')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await pass()
    expect(asked).toEqual([])
  })

  it('again by the click where it failed before, in silence', async () => {
    ticketPage = () => Promise.reject(new Error('no network'))
    find('buy')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await pass()
    expect(console.warn).not.toHaveBeenCalled()
    ticketPage = () => new Response(`<iframe data-provider src="${frame}"></iframe>`)
    click(find('buy'))
    await pass()
    expect([asked.length, taken]).toEqual([2, [frame]])
  })

  it('with its styles, once for a page', async () => {
    click(find('buy'))
    await pass()
    click(find('second'))
    await pass()
    const links = [...document.querySelectorAll('head link')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/widget.css'])
  })

  it('without styles where the provider has none', async () => {
    delete document.documentElement.dataset.ticketWidgetStyles
    click(find('buy'))
    await pass()
    expect(document.querySelector('head link')).toBeNull()
  })
})
