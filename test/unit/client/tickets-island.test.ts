// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { IslandContext } from '../../../client/islands/island.ts'
import startTickets from '../../../client/tickets/tickets-island.ts'
import type { ShowTickets } from '../../../src/providers/ticket-provider.ts'

const shop = vi.hoisted(() => ({ show: undefined as ShowTickets | undefined }))
vi.mock('../../../src/brand/chosen-providers.ts', () => ({
  ticketWidgets: { shop: (...given: Parameters<ShowTickets>) => shop.show?.(...given) },
}))
const loadScript = vi.hoisted(() => vi.fn())
vi.mock('../../../client/browser/load-resource.ts', () => ({
  loadScript,
  loadStyleSheet: async () => undefined,
}))

let given: Parameters<ShowTickets> | undefined
let end = Promise.withResolvers<void>()
beforeEach(() => {
  vi.clearAllMocks()
  given = undefined
  end = Promise.withResolvers()
  shop.show = (...each) => {
    given = each
    return end.promise
  }
})

/** The ticket page at an address. */
function open(search = '', provider = 'shop'): void {
  window.history.replaceState(null, '', `/c/x/tickets${search}`)
  document.body.innerHTML = `<tutti-island><p data-when="loading" hidden>Loading</p><p data-when="late" hidden>Late</p>
    <p data-without-voucher hidden>Without</p><div data-tickets></div></tutti-island>`
  const element = document.querySelector<HTMLElement>('tutti-island') ?? document.body
  startTickets(element, { locale: 'en', provider, event: 'https://shop.example/gala/' }, {} as IslandContext)
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('p')].flatMap(({ hidden, textContent }) =>
    hidden ? [] : [textContent],
  )

describe('tickets of a provider with a widget', () => {
  it('are shown in its language, and loading is said until they are', async () => {
    open()
    expect([given?.slice(0, 2), shown()]).toEqual([['https://shop.example/gala/', 'en'], ['Loading']])
    end.resolve()
    await end.promise
    expect(shown()).toEqual([])
  })

  it('that fail are said to be late', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    open()
    end.reject(new Error('no network'))
    await vi.waitFor(() => expect(shown()).toEqual(['Late']))
    expect(warn).toHaveBeenCalledOnce()
  })

  it('stand in their place with the attributes that the provider asks for', () => {
    open()
    given?.[2].addElement({ class: 'widget', event: 'gala' })
    expect(document.querySelector('[data-tickets]')?.innerHTML).toBe(
      '<div class="widget" event="gala"></div>',
    )
  })

  it('have a script that is waited for three seconds', async () => {
    open()
    await given?.[2].loadScript('https://shop.example/v1.js', { shop: 'x' })
    expect(loadScript).toHaveBeenCalledExactlyOnceWith('https://shop.example/v1.js', 3000, { shop: 'x' })
  })

  it('have the voucher of the address, and a way to do without it', () => {
    open('?voucher=SPRING')
    expect([given?.[2].voucher, shown()]).toEqual(['SPRING', ['Loading', 'Without']])
    open()
    expect([given?.[2], shown()]).toEqual([expect.not.objectContaining({ voucher: '' }), ['Loading']])
    expect(given?.[2]).not.toHaveProperty('voucher')
  })

  it('of a provider that the site doesn’t know stay a link', () => {
    open('', 'other')
    expect([given, shown()]).toEqual([undefined, []])
  })
})
