import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
}
let button: { hidden: boolean; onclick?: () => void }
let kept: Map<string, string>
let cookies: string[]
let events: EventTarget
const onIphone = { standalone: false, maxTouchPoints: 5 }

async function open({ isLater, hasRefused, isInstalled = false, navigator = {} }: Visit = {}) {
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
  const install = await import('../../../client/offline/install.ts')
  install.prepareInstall()
  return install
}

/** What the browser offers, and what its own question is answered with. */
function makeOffer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => undefined)
  return {
    prompt,
    event: Object.assign(new Event('beforeinstallprompt'), {
      prompt,
      userChoice: Promise.resolve({ outcome }),
    }),
  }
}
const isRefused = () => kept.get('tutti.install-refused') === '1'

beforeEach(() => {
  banners = new Map()
  kept = new Map()
  cookies = []
  button = { hidden: true }
})
afterEach(() => vi.unstubAllGlobals())

describe('the first page that somebody stays on', () => {
  it('asks nothing, and notes that it was there', async () => {
    const { offerInstall } = await open()
    offerInstall(makeOffer().event)
    expect([banners.size, cookies]).toEqual([0, [expect.stringContaining('tutti_install=1')]])
  })

  it('has the footer’s button, which takes the offer once', async () => {
    const { offerInstall } = await open()
    const { event, prompt } = makeOffer()
    offerInstall(event)
    expect(button.hidden).toBe(false)
    button.onclick?.()
    button.onclick?.()
    expect(prompt).toHaveBeenCalledOnce()
  })
})

describe('a later page', () => {
  it('asks whether to install the site', async () => {
    const { offerInstall } = await open({ isLater: true })
    offerInstall(makeOffer().event)
    expect(banners.get('install')?.text).toBe('Install it.')
  })

  it('asks nobody who has refused, and leaves them the footer’s button', async () => {
    const { offerInstall } = await open({ isLater: true, hasRefused: true })
    offerInstall(makeOffer().event)
    expect([banners.size, button.hidden]).toEqual([0, false])
  })

  it('takes its closing for a refusal', async () => {
    const { offerInstall } = await open({ isLater: true })
    offerInstall(makeOffer().event)
    expect(isRefused()).toBe(false)
    banners.get('install')?.onClose()
    expect(isRefused()).toBe(true)
  })
})

describe('who takes the offer', () => {
  it.each([
    ['accepted', false],
    ['dismissed', true],
  ] as const)('and has %s the browser’s question has refused: %s', async (outcome, refused) => {
    const { offerInstall } = await open({ isLater: true })
    const { event, prompt } = makeOffer(outcome)
    offerInstall(event)
    banners.get('install')?.action?.run()
    await vi.waitFor(() => expect(prompt).toHaveBeenCalledOnce())
    await new Promise((resolve) => setTimeout(resolve))
    expect([isRefused(), banners.size, button.hidden]).toEqual([refused, 0, true])
  })

  it('has refused nothing where the browser withdraws it', async () => {
    const { offerInstall } = await open()
    const { event, prompt } = makeOffer()
    prompt.mockRejectedValue(new Error('withdrawn'))
    offerInstall(event)
    button.onclick?.()
    await new Promise((resolve) => setTimeout(resolve))
    expect(isRefused()).toBe(false)
  })
})

it('a site that is installed meanwhile is offered no more', async () => {
  const { offerInstall } = await open({ isLater: true })
  offerInstall(makeOffer().event)
  events.dispatchEvent(new Event('appinstalled'))
  expect([banners.size, button.hidden]).toEqual([0, true])
})

it('the installed site says nothing on a later page', async () => {
  const { offerInstall } = await open({ isLater: true, isInstalled: true })
  offerInstall(makeOffer().event)
  expect(banners.size).toBe(0)
})

describe('on an iPhone, which makes no offer,', () => {
  it.each<[string, Visit, boolean, boolean]>([
    ['the first page has the footer’s button', {}, false, true],
    ['a later page says how it is done', { isLater: true }, true, true],
    ['nobody who has refused is told', { isLater: true, hasRefused: true }, false, true],
    ['the installed site says nothing', { isLater: true, navigator: { standalone: true } }, false, false],
    [
      'a Mac, which has no fingers, is told nothing',
      { isLater: true, navigator: { maxTouchPoints: 0 } },
      false,
      false,
    ],
  ])('%s', async (_, visit, isTold, hasButton) => {
    await open({ ...visit, navigator: { ...onIphone, ...visit.navigator } })
    expect([banners.get('install')?.text, !button.hidden]).toEqual([
      isTold ? 'Tap Share.' : undefined,
      hasButton,
    ])
  })

  it('the footer’s button says how it is done', async () => {
    await open({ navigator: onIphone })
    button.onclick?.()
    expect(banners.get('install')?.text).toBe('Tap Share.')
  })
})
