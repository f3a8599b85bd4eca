import { describe, expect, it } from 'vitest'
import { networks, shareNetworkIds } from '../../src/providers/networks.ts'
import {
  opensPage,
  type SharedPage,
  toShareAddress as shareAddressOf,
} from '../../src/shared/share-networks.ts'

const addresses = Object.fromEntries(Object.entries(networks).map(([id, { share }]) => [id, share]))
const toShareAddress = (network: string, page: SharedPage) => shareAddressOf(addresses, network, page)

const shared = { url: 'https://tutti.example/c/hans-zimmer-kazan-1', title: 'Ханс Циммер & «Дюна», 50% #1' }

/** All parameters of an address, decoded. */
const saidBy = (address: string) => decodeURIComponent(address)

describe.each(shareNetworkIds)('%s', (network) => {
  const address = toShareAddress(network, shared)

  it('has an address that a browser can read', () => {
    expect(URL.canParse(address)).toBe(true)
  })

  it('is told of the page', () => {
    expect(saidBy(address)).toContain(shared.url)
  })

  it('leaves nothing unfilled', () => {
    expect(saidBy(address)).not.toMatch(/[{}]|undefined/)
  })

  it.each([
    ['a second parameter', '&url=https://evil.example'],
    ['a fragment', '#evil'],
    ['line breaks', 'a\r\nBcc: evil@evil.example'],
    ['a template of ours', '{url}{title}{text}$&$1'],
    ['half a character', '\ud800'],
    ['markup', '"><script>alert(1)</script>'],
  ])('gets nothing but a title from a title with %s', (_name, title) => {
    const hostile = toShareAddress(network, { ...shared, title })
    const names = (each: string) => [...new URLSearchParams(each.replace(/^[^?]*\?/, '')).keys()]
    expect(names(hostile)).toEqual(names(address))
    expect(hostile).not.toMatch(/[\r\n"<>#]/)
    expect(new URL(hostile).host).toBe(new URL(address).host)
  })
})

describe('sharing', () => {
  it.each([
    ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fx.example%2Fp'],
    ['twitter', 'https://twitter.com/intent/tweet?url=https%3A%2F%2Fx.example%2Fp&text=A%20B'],
    ['vk', 'https://vk.com/share.php?url=https%3A%2F%2Fx.example%2Fp&title=A%20B'],
    ['telegram', 'https://t.me/share/url?url=https%3A%2F%2Fx.example%2Fp&text=A%20B'],
    ['whatsapp', 'https://api.whatsapp.com/send?text=A%20B%0D%0Ahttps%3A%2F%2Fx.example%2Fp'],
    ['odnoklassniki', 'https://connect.ok.ru/offer?url=https%3A%2F%2Fx.example%2Fp&title=A%20B'],
    ['email', 'mailto:?subject=A%20B&body=A%20B%0D%0Ahttps%3A%2F%2Fx.example%2Fp'],
    ['sms', 'sms:?&body=A%20B%0D%0Ahttps%3A%2F%2Fx.example%2Fp'],
  ])('by %s leads to its own page', (network, address) => {
    expect(toShareAddress(network, { url: 'https://x.example/p', title: 'A B' })).toBe(address)
  })

  it.each(['myspace', 'instagram', '', 'toString', '__proto__', 'constructor', 'Facebook'])(
    'by «%s» throws that the network does not exist',
    (network) => {
      expect(() => toShareAddress(network, shared)).toThrow(`Network ${network} does not exist`)
    },
  )

  it('opens a window for pages only: mail and messengers open a program', () => {
    const programs = shareNetworkIds.filter((network) => !opensPage(toShareAddress(network, shared)))
    expect(programs.sort()).toEqual(['email', 'sms', 'viber'])
  })
})
