import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const hourMs = 3_600_000
const say = vi.fn()
const reload = vi.fn()

vi.mock('../../../client/offline/banner.ts', () => ({
  showBanner: say,
  hideBanner: () => undefined,
  readOfflineTexts: () => ({ update: 'There is a new version.', updateNow: 'Update' }),
}))

interface Visit {
  /** When the shown page was cached on the device; absent if it comes from the server. */
  keptAt?: string
  onLine?: boolean
  /** The build that the site names as its newest one. */
  latest?: string | undefined
}

/** A page of build `a` in a browser without service workers. @returns its document */
async function open({ keptAt, onLine = true, latest = 'b' }: Visit) {
  const dataset: Record<string, string> = { build: 'a', ...(keptAt ? { keptAt } : {}) }
  const page = Object.assign(new EventTarget(), { documentElement: { dataset } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => {
    if (latest === '') throw new TypeError('Failed to fetch')
    return { json: async () => ({ id: latest }) }
  })
  vi.resetModules()
  const { watchForUpdates } = await import('../../../client/offline/updates.ts')
  watchForUpdates()
  return page
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page of an older build is told so after an hour, once', async () => {
  const page = await open({})
  const told = vi.fn()
  page.addEventListener('tutti:update', told)
  await vi.advanceTimersByTimeAsync(hourMs - 1)
  expect(say).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(say).toHaveBeenCalledWith('update', expect.objectContaining({ text: 'There is a new version.' }))
  await vi.advanceTimersByTimeAsync(3 * hourMs)
  expect([say, told].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(page.documentElement.dataset.needRefresh).toBe('')
})

it.each<[string, Visit]>([
  ['is of the latest build', { latest: 'a' }],
  ['is a copy, which is old by its nature', { keptAt: '2026-11-24T12:00:00Z' }],
  ['has no network to reload from', { onLine: false }],
  ['can’t learn which build is the latest', { latest: '' }],
])('nothing is offered on a page that %s', async (_what, visit) => {
  const page = await open(visit)
  await vi.advanceTimersByTimeAsync(2 * hourMs)
  expect(say).not.toHaveBeenCalled()
  expect(page.documentElement.dataset).not.toHaveProperty('needRefresh')
})

it('a page without a worker reloads at once when its visitor says so', async () => {
  await open({})
  await vi.advanceTimersByTimeAsync(hourMs)
  await say.mock.lastCall?.[1].action.run()
  expect(reload).toHaveBeenCalledOnce()
})
