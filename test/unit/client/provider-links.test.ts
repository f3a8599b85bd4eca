// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addCampaignToProviderLinks, readCampaign, readVoucher } from '../../../client/tickets/campaign.ts'

/** What a page listens to, and how. */
let listeners: { type: string; listen: (event: Event) => void; isFirst: boolean }[]
beforeEach(() => {
  sessionStorage.clear()
  listeners = []
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (
      type: string,
      listen: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      if (typeof listen === 'function')
        listeners.push({ type, listen, isFirst: typeof options === 'object' && options.capture === true })
    },
  )
  document.body.innerHTML = `<a id="provider" data-provider href="https://shop.example/7/#frame"><b>Buy</b></a>
    <a id="own" data-buy href="/c/x/tickets">Buy</a><a id="list" data-buy href="/c/x">Buy</a><a id="other" href="https://shop.example/">x</a>`
})

function open(search: string): void {
  window.history.replaceState(null, '', `/c/x${search}`)
  addCampaignToProviderLinks()
}
const find = (id: string) => document.querySelector<HTMLAnchorElement>(`#${id}`)
/** The link's address after an event. */
function use(id: string, type = 'click') {
  const link = find(id)
  for (const each of listeners.filter((listener) => listener.type === type))
    each.listen({ target: link?.firstElementChild ?? link } as unknown as Event)
  return link?.getAttribute('href')
}

describe('a link to the provider', () => {
  it.each(['click', 'auxclick', 'contextmenu'])('takes along what the visitor came with, by %s', (type) => {
    open('?utm_source=vk&voucher=SPRING')
    expect(use('provider', type)).toBe('https://shop.example/7/?voucher=SPRING&utm_source=vk#frame')
    expect(listeners.find((each) => each.type === type)?.isFirst).toBe(true)
  })

  it.each([
    ['?utm_source=vk', 'https://shop.example/7/?utm_source=vk#frame'],
    ['?voucher=SPRING', 'https://shop.example/7/?voucher=SPRING#frame'],
  ])('takes %s alone', (search, href) => {
    open(search)
    expect(use('provider')).toBe(href)
  })

  it('is left alone where the visitor came with nothing', () => {
    open('?page=2')
    expect(listeners).toEqual([])
  })

  it('has the campaign of the session on its later pages, and no voucher of another', () => {
    open('?utm_source=vk&voucher=SPRING')
    listeners = []
    open('')
    expect(use('provider')).toBe('https://shop.example/7/?utm_source=vk#frame')
    expect([readCampaign(), readVoucher()]).toEqual(['utm_source=vk', ''])
  })

  it('has the campaign of its own page before that of the session', () => {
    open('?utm_source=vk')
    open('?utm_source=letter')
    expect(readCampaign()).toBe('utm_source=letter')
  })
})

describe('a link of this site', () => {
  it('takes the voucher along to the ticket page alone', () => {
    open('?utm_source=vk&voucher=SPRING')
    expect(new URL(use('own') ?? '', 'https://tutti.example').search).toBe('?voucher=SPRING')
    expect(use('list')).toBe('/c/x')
    expect(use('other')).toBe('https://shop.example/')
  })
})

describe('a voucher of the address', () => {
  const note = '<p data-voucher hidden>Код <b></b> применён</p>'

  it('is said where tickets can be bought', () => {
    document.body.innerHTML = note
    open('?voucher=SPRING')
    const place = document.querySelector<HTMLElement>('[data-voucher]')
    expect([place?.hidden, place?.textContent]).toEqual([false, 'Код SPRING применён'])
  })

  it.each(['', '?utm_source=vk', '?voucher=', '?voucher=call+0800+123', `?voucher=${'A'.repeat(33)}`])(
    'isn’t said of «%s»: no shop’s code looks so',
    (search) => {
      document.body.innerHTML = note
      open(search)
      expect(document.querySelector<HTMLElement>('[data-voucher]')?.hidden).toBe(true)
    },
  )
})
