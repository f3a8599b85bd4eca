import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from './browser-stand-ins.ts'

interface Banner {
  text: string
  action?: { run: () => void }
  onClose: () => void
}
let banners: Map<string, Banner>
vi.mock('../../../client/offline/banner.ts', () => ({
  showBanner: (kind: string, banner: Banner) => void banners.set(kind, banner),
  hideBanner: (kind: string) => void banners.delete(kind),
  readOfflineTexts: () => ({ install: 'Install it.', installNow: 'Install', installOnIos: 'Tap Share.' }),
}))

interface Visit {
  /** Whether the visitor has been on another page before. */
  isLater?: boolean
  hasRefused?: boolean
  isInstalled?: boolean
  navigator?: object
  /** What comes of the browser's offer; absent where it makes none. */
  offer?: 'accepted' | 'dismissed' | 'withdrawn'
}
let button: { hidden: boolean; onclick?: () => void }
let kept: Map<string, string>
let cookies: string[]
let events: EventTarget
const prompt = vi.fn()

async function open({ isLater, hasRefused, isInstalled = false, navigator = {}, offer }: Visit) {
  events = new EventTarget()
  if (hasRefused) kept.set('tutti.install-refused', '1')
  const page = { querySelector: () => button }
  const jar = isLater ? 'tutti_install=1' : ''
  Object.defineProperty(page, 'cookie', { get: () => jar, set: (text: string) => cookies.push(text) })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('navigator', { maxTouchPoints: 0, ...navigator })
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('localStorage', storageOf(kept))
  vi.resetModules()
  const { offerInstall, prepareInstall } = await import('../../../client/offline/install.ts')
  prepareInstall()
  if (!offer) return
  prompt.mockImplementation(async () => {
    if (offer === 'withdrawn') throw new Error(offer)
  })
  const event = new Event('beforeinstallprompt')
  offerInstall(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: offer }) }))
}
const isRefused = () => kept.get('tutti.install-refused') === '1'

beforeEach(() => {
  prompt.mockReset()
  banners = new Map()
  kept = new Map()
  cookies = []
  button = { hidden: true }
})
afterEach(() => vi.unstubAllGlobals())

const iphone = { standalone: false, maxTouchPoints: 5 }
const withoutFingers = { ...iphone, maxTouchPoints: 0 }
const ofIphone = 'Tap Share.'

it.each<[string, Visit, string | undefined, boolean]>([
  ['the first page, which has the footer’s button', { offer: 'accepted' }, undefined, true],
  ['a later page', { isLater: true, offer: 'accepted' }, 'Install it.', true],
  ['a page of who has refused', { isLater: true, hasRefused: true, offer: 'accepted' }, undefined, true],
  ['the first page on an iPhone, which makes no offer', { navigator: iphone }, undefined, true],
  ['a later page on an iPhone', { isLater: true, navigator: iphone }, ofIphone, true],
  ['an iPhone of who has refused', { isLater: true, hasRefused: true, navigator: iphone }, undefined, true],
  ['the installed site', { isLater: true, navigator: { ...iphone, standalone: true } }, undefined, false],
  ['a Mac, which has no fingers', { isLater: true, navigator: withoutFingers }, undefined, false],
])('%s says %3$s, and has the footer’s button: %4$s', async (_, visit, text, hasButton) => {
  await open(visit)
  expect([banners.get('install')?.text, !button.hidden]).toEqual([text, hasButton])
  expect(cookies).toEqual([expect.stringContaining('tutti_install=1')])
})

it('the installed site asks nothing on a later page', async () => {
  await open({ isLater: true, isInstalled: true, offer: 'accepted' })
  expect(banners.size).toBe(0)
})

it('a site that is installed meanwhile is offered no more', async () => {
  await open({ isLater: true, offer: 'accepted' })
  events.dispatchEvent(new Event('appinstalled'))
  expect([banners.size, button.hidden]).toEqual([0, true])
})

it('the footer’s button says how it is done on an iPhone', async () => {
  await open({ navigator: iphone })
  button.onclick?.()
  expect(banners.get('install')?.text).toBe(ofIphone)
})

it('the footer’s button takes an offer once', async () => {
  await open({ offer: 'accepted' })
  button.onclick?.()
  button.onclick?.()
  expect(prompt).toHaveBeenCalledOnce()
})

it.each([
  ['accepted', false],
  ['dismissed', true],
  ['withdrawn', false],
] as const)('who takes an offer that is then %s has refused: %s', async (offer, refused) => {
  await open({ isLater: true, offer })
  banners.get('install')?.action?.run()
  await vi.waitFor(() => expect(prompt).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  expect([isRefused(), banners.size, button.hidden]).toEqual([refused, 0, true])
})

it('who closes the question has refused', async () => {
  await open({ isLater: true, offer: 'accepted' })
  expect(isRefused()).toBe(false)
  banners.get('install')?.onClose()
  expect(isRefused()).toBe(true)
})
