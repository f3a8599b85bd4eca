import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageOf } from './browser-stand-ins.ts'

interface Banner {
  text: string
  action: { run: () => void }
}
const banners = new Map<string, Banner>()
vi.mock('../../../client/offline/banner.ts', () => ({
  showBanner: (kind: string, banner: Banner) => void banners.set(kind, banner),
  hideBanner: (kind: string) => void banners.delete(kind),
  readOfflineTexts: () => ({ update: 'There is a new version.', updateNow: 'Update' }),
}))

/** Makes the worker of a build; one without `build` doesn't name its build. */
function makeWorker(build?: string) {
  const told: string[] = []
  const worker = Object.assign(new EventTarget(), {
    state: 'installed',
    told,
    postMessage: ({ type }: { type: string }, [port]: { postMessage: (data: unknown) => void }[] = []) => {
      told.push(type)
      if (type === 'which-build' && build) port?.postMessage(build)
    },
  })
  return worker
}
type Worker = ReturnType<typeof makeWorker>

interface Visit {
  /** Whether the browser has service workers. */
  hasWorkers?: boolean
  /** When the shown page was cached on the device; absent if it comes from the server. */
  keptAt?: string
  waiting?: Worker
  active?: Worker
  /** The build that the site says it is of; empty where it doesn't answer. */
  latest?: string
  /** What asking for the worker's script comes to. */
  script?: () => Response
  visibility?: 'visible' | 'hidden'
  onLine?: boolean
}
const reload = vi.fn()
const update = vi.fn(async () => undefined)
let registration: EventTarget & {
  waiting?: Worker | undefined
  active?: Worker | undefined
  installing?: Worker | undefined
}
let workers: EventTarget
let kept: Map<string, string>
let asked: { address: string; tag: string | null }[]
let dataset: Record<string, string>
/** What the page's other parts are told. */
let events: string[]
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Opens a page of build `a`. */
async function open({
  hasWorkers = true,
  keptAt,
  waiting,
  active,
  latest = 'a',
  script,
  visibility = 'visible',
  onLine = true,
}: Visit = {}) {
  registration = Object.assign(new EventTarget(), { waiting, active, update })
  workers = Object.assign(new EventTarget(), { getRegistration: async () => registration })
  dataset = { build: 'a', ...(keptAt ? { keptAt } : {}) }
  vi.stubGlobal('document', {
    documentElement: { dataset },
    visibilityState: visibility,
    hidden: visibility === 'hidden',
    dispatchEvent: ({ type }: Event) => events.push(type),
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  vi.stubGlobal('navigator', { onLine, ...(hasWorkers ? { serviceWorker: workers } : {}) })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal(
    'fetch',
    async (address: string, { headers = {} }: { headers?: Record<string, string> } = {}) => {
      if (address.startsWith('/builds/')) {
        if (!latest) throw new TypeError('Failed to fetch')
        return { json: async () => ({ id: latest }) }
      }
      asked.push({ address, tag: headers['If-None-Match'] ?? null })
      return script?.() ?? new Response(null, { status: 304 })
    },
  )
  vi.resetModules()
  const { watchForUpdates } = await import('../../../client/offline/updates.ts')
  watchForUpdates()
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  banners.clear()
  kept = new Map()
  asked = []
  events = []
  const store = storageOf(kept)
  vi.stubGlobal('localStorage', store)
  vi.stubGlobal('sessionStorage', store)
  // A channel with two ends: a message to one end arrives at the other.
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1: { onmessage?: (event: { data: unknown }) => void } = {}
      port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page without a worker', () => {
  const hourMs = 3_600_000

  it('of an older build is told so after an hour, once, and reloads as soon as its visitor says so', async () => {
    await open({ hasWorkers: false, latest: 'b' })
    await pass(hourMs - 1)
    expect(banners.size).toBe(0)
    await pass(1)
    const banner = banners.get('update')
    expect([banner?.text, dataset.needRefresh]).toEqual(['There is a new version.', ''])
    await pass(3 * hourMs)
    expect([banners.get('update'), events]).toEqual([banner, ['tutti:update']])
    banner?.action.run()
    await pass(0)
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each<[string, Visit]>([
    ['is of the latest build', { latest: 'a' }],
    ['is a copy, which is old by its nature', { keptAt: '2026-11-24T12:00:00Z' }],
    ['has no network to reload from', { onLine: false }],
    ['can’t learn which build is the latest', { latest: '' }],
  ])('is offered nothing where it %s', async (_what, visit) => {
    await open({ hasWorkers: false, latest: 'b', ...visit })
    await pass(2 * hourMs)
    expect([banners.size, dataset.needRefresh]).toEqual([0, undefined])
  })
})

describe('a worker that waits', () => {
  it('takes over in silence where the page is of its build', async () => {
    const waiting = makeWorker('a')
    await open({ waiting, active: makeWorker('z'), latest: 'b' })
    expect([new Set(waiting.told), banners.size]).toEqual([new Set(['which-build', 'take-over']), 0])
  })

  it('is asked about where the page is older, and takes over when somebody wants it', async () => {
    const waiting = makeWorker('b')
    await open({ waiting, active: makeWorker('a'), latest: 'b' })
    expect([new Set(waiting.told), [...banners.keys()]]).toEqual([new Set(['which-build']), ['update']])
    banners.get('update')?.action.run()
    await pass(0)
    expect([waiting.told.at(-1), banners.size, reload.mock.calls.length]).toEqual(['take-over', 0, 0])
  })

  it('and doesn’t take over within three seconds leaves the reload to the page', async () => {
    await open({ waiting: makeWorker('b'), latest: 'b' })
    banners.get('update')?.action.run()
    await pass(2999)
    expect(reload).not.toHaveBeenCalled()
    await pass(1)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('and doesn’t say which build it is of changes nothing', async () => {
    const waiting = makeWorker()
    await open({ waiting, latest: 'b' })
    await pass(3000)
    expect([new Set(waiting.told), banners.size]).toEqual([new Set(['which-build']), 0])
  })
})

describe('the worker that is there', () => {
  it.each([
    ['of the page’s build', 'a', 'b', []],
    ['of a build that the page is older than', 'b', 'b', ['update']],
    // A page that came after a deploy is newer than its worker.
    ['of a build before the page’s', 'z', 'a', []],
  ])('%s says so: %s, of %s', async (_, build, latest, said) => {
    await open({ active: makeWorker(build), latest })
    expect([...banners.keys()]).toEqual(said)
  })

  it('that was installed just now is asked', async () => {
    await open({ latest: 'b' })
    registration.installing = makeWorker('b')
    registration.dispatchEvent(new Event('updatefound'))
    registration.waiting = registration.installing
    registration.installing.dispatchEvent(new Event('statechange'))
    await pass(0)
    expect([...banners.keys()]).toEqual(['update'])
  })

  it('isn’t asked while it is being installed', async () => {
    await open({ latest: 'b' })
    registration.installing = Object.assign(makeWorker('b'), { state: 'installing' })
    registration.waiting = registration.installing
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing.dispatchEvent(new Event('statechange'))
    await pass(0)
    expect(banners.size).toBe(0)
  })
})

describe('another worker that controls the page', () => {
  const change = async () => {
    registration.waiting = undefined
    workers.dispatchEvent(new Event('controllerchange'))
    await pass(0)
  }

  it('reloads it once where somebody has asked for it', async () => {
    await open({ waiting: makeWorker('b'), latest: 'b' })
    banners.get('update')?.action.run()
    await pass(0)
    await change()
    await pass(10_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['a tab that nobody looks at', 'hidden', '', 1],
    ['a tab that somebody looks at', 'visible', '', 0],
    ['a tab with a purchase on its way', 'hidden', 'iframe', 0],
    ['a tab with an open dialog', 'hidden', 'dialog[open]', 0],
  ] as const)('reloads %s: %s', async (_, visibility, held, times) => {
    await open({ active: makeWorker('b'), latest: 'b', visibility })
    const querySelector = (selector: string) => (selector.split(', ').includes(held) ? {} : null)
    Object.assign(document, { querySelector })
    await change()
    expect(reload).toHaveBeenCalledTimes(times)
  })

  it('leaves a hidden tab with something typed', async () => {
    await open({ active: makeWorker('b'), latest: 'b', visibility: 'hidden' })
    Object.assign(document, { querySelectorAll: () => [{ value: 'Анна', defaultValue: '' }] })
    await change()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('the worker’s script', () => {
  it('is asked for at once and every twenty seconds, and only for a changed one', async () => {
    kept.set('tutti.worker', '"1"')
    await open()
    await pass(40_000)
    expect(asked).toEqual(Array.from({ length: 3 }, () => ({ address: '/sw.js', tag: '"1"' })))
    expect(update).not.toHaveBeenCalled()
  })

  it('that has changed is looked at by the browser, twice where that finds nothing, and its mark is kept', async () => {
    await open({ script: () => new Response('', { headers: { etag: '"2"' } }) })
    expect([update.mock.calls.length, kept.get('tutti.worker')]).toEqual([2, '"2"'])
  })

  it('that the browser doesn’t accept is looked at again', async () => {
    update.mockRejectedValueOnce(new TypeError('no script'))
    await open({ script: () => new Response('', { headers: { etag: '"2"' } }) })
    expect(kept.has('tutti.worker')).toBe(false)
  })

  it.each([404, 500, undefined])('that is answered by %s changes nothing', async (status) => {
    await open({
      script: () => {
        if (!status) throw new TypeError('Failed to fetch')
        return new Response('<html>', { status, headers: { etag: '"2"' } })
      },
    })
    expect([update.mock.calls.length, kept.has('tutti.worker')]).toEqual([0, false])
  })

  it.each<[string, Visit]>([
    ['nobody looks at the page', { visibility: 'hidden' }],
    ['there is no network', { onLine: false }],
  ])('isn’t asked for while %s', async (_, visit) => {
    await open(visit)
    await pass(60_000)
    expect(asked).toEqual([])
  })
})
