// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SyncResponse } from '../../../client/accounts/sync-request.ts'
import { savedCache } from '../../../src/shared/stored-names.ts'
import { cityOf } from './browser-stand-ins.ts'

type Answer = SyncResponse | 'signed-out' | 'unknown'
/** What the account is told, and answers; a test may change the device before the answer comes. */
const told = vi.fn()
let answer: () => Answer | Promise<Answer>
let user: 'named' | 'signed-out' | 'unknown'
const clearAccountName = vi.fn()
const refreshSyncedParts = vi.fn()
const applyAccountCity = vi.fn()
const reload = vi.fn()
let isAccountPage: boolean
vi.mock('../../../client/accounts/sync-request.ts', () => ({
  requestAccountSync: async (changes: unknown) => {
    told(changes)
    return answer()
  },
}))
vi.mock('../../../client/accounts/account-name.ts', () => ({
  showAccountName: async () => user,
  clearAccountName: () => clearAccountName(),
}))
vi.mock('../../../client/accounts/show-synced-data.ts', () => ({
  isAccountPage: () => isAccountPage,
  applyAccountCity: async (given: unknown) => applyAccountCity(given),
  refreshSyncedParts: async () => refreshSyncedParts(),
}))

const now = Date.UTC(2026, 10, 25, 12)
let sync: (isBack?: boolean) => Promise<void>
let cookie: string
const signIn = (owner: string) => {
  cookie = owner ? `tutti_account=${owner}` : ''
}
const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
const has = (saved: readonly string[]) => ({ owner: 'anna', saved: [...saved], city: undefined })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  vi.clearAllMocks()
  localStorage.clear()
  isAccountPage = false
  user = 'named'
  answer = () => has(read('tutti.saved') ?? [])
  signIn('anna')
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text: string) =>
    signIn(/=([^;]*)/.exec(text)?.[1] ?? ''),
  )
  vi.stubGlobal('location', { protocol: 'https:', reload })
  // A page remembers who was signed in when it was loaded, so each test imports the module anew.
  vi.resetModules()
  sync = (await import('../../../client/accounts/account-sync.ts')).syncAccount
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a device where somebody signs in', () => {
  it('tells the account what it has, and takes what the account has', async () => {
    localStorage.setItem('tutti.saved', '["brahms"]')
    answer = () => has(['requiem', 'brahms'])
    await sync()
    expect(told).toHaveBeenCalledExactlyOnceWith({
      owner: 'anna',
      saved: [{ slug: 'brahms', isSaved: true, changedAt: now }],
    })
    expect([read('tutti.saved'), read('tutti.account')]).toMatchObject([
      ['requiem', 'brahms'],
      { owner: 'anna', heardAt: now, changes: [] },
    ])
    expect([refreshSyncedParts.mock.calls.length, applyAccountCity.mock.calls.length]).toEqual([1, 1])
  })

  it('shows nothing anew where it had nothing to tell', async () => {
    await sync()
    expect(refreshSyncedParts).not.toHaveBeenCalled()
  })

  it('keeps what was changed where the account can’t be had, and tells it again', async () => {
    localStorage.setItem('tutti.saved', '["brahms"]')
    answer = () => 'unknown'
    await sync()
    answer = () => has(['brahms'])
    await sync()
    expect(told).toHaveBeenCalledTimes(2)
    expect(read('tutti.account').changes).toEqual([])
  })

  it.each([
    [60_000, 1],
    [60_001, 2],
    // A clock that was set back.
    [-60_001, 2],
  ])('asks the account again after %i ms: %i times in all', async (laterMs, times) => {
    await sync()
    vi.setSystemTime(now + laterMs)
    await sync()
    expect(told).toHaveBeenCalledTimes(times)
  })

  it('tells at once what is changed while the answer is on its way', async () => {
    const first = Promise.withResolvers<Answer>()
    answer = () => first.promise
    const syncing = sync()
    localStorage.setItem('tutti.saved', '["requiem"]')
    await sync()
    expect(told).toHaveBeenCalledOnce()
    answer = () => has(['requiem'])
    first.resolve(has([]))
    await syncing
    expect(told.mock.calls[1]?.[0]).toMatchObject({ saved: [{ slug: 'requiem', isSaved: true }] })
    expect(read('tutti.saved')).toEqual(['requiem'])
  })
})

describe('who is signed in no longer', () => {
  it.each(['the account says', 'the site says'])(
    'as %s, leaves neither their list nor the mark of them',
    async (who) => {
      await sync()
      localStorage.setItem('tutti.saved', '["requiem"]')
      if (who === 'the account says') answer = () => 'signed-out'
      else user = 'signed-out'
      await sync()
      expect([cookie, read('tutti.account'), read('tutti.saved')]).toEqual(['', null, null])
      expect(clearAccountName).toHaveBeenCalled()
    },
  )

  it('leaves no copy of its rows and tells the page, and their city stays, noted as theirs', async () => {
    const copies = new Set([savedCache.name, 'tutti-worker-pages-1'])
    vi.stubGlobal('caches', { delete: async (name: string) => copies.delete(name) })
    const heard = vi.fn()
    document.addEventListener('tutti:saved', heard, { once: true })
    localStorage.setItem('tutti', JSON.stringify(cityOf('kazan')))
    await sync()
    signIn('')
    await sync()
    expect([...copies]).toEqual(['tutti-worker-pages-1'])
    expect(heard).toHaveBeenCalledOnce()
    expect([read('tutti'), read('tutti.account-left')]).toEqual([
      cityOf('kazan'),
      { city: 'kazan', unsent: {} },
    ])
  })

  it('finds what the account never heard of when they come again, and keeps what was here before them', async () => {
    localStorage.setItem('tutti.saved', '["brahms"]')
    answer = () => 'unknown'
    await sync()
    localStorage.setItem('tutti.saved', '["requiem","brahms"]')
    signIn('')
    await sync()
    expect([read('tutti.saved'), read('tutti.account-left')]).toMatchObject([
      ['brahms'],
      { unsent: { anna: { changes: [{ slug: 'requiem', isSaved: true }] } } },
    ])
  })

  it('was nobody: a device that has nothing of anybody’s is left as it is', async () => {
    signIn('')
    localStorage.setItem('tutti.saved', '["requiem"]')
    await sync()
    expect(read('tutti.saved')).toEqual(['requiem'])
  })

  it('and has signed out while the answer was on its way gets nothing of it', async () => {
    answer = () => {
      signIn('')
      return has(['requiem'])
    }
    await sync()
    expect(read('tutti.saved')).toBeNull()
  })

  it('and somebody else is, begins anew as they', async () => {
    answer = () => ({ ...has([]), owner: 'boris' })
    await sync()
    expect([cookie, read('tutti.account').owner]).toEqual(['tutti_account=boris', 'boris'])
  })
})

describe('a page of an account', () => {
  it.each([
    ['', true, 1],
    ['boris', true, 1],
    ['anna', true, 0],
    ['', false, 0],
  ])(
    'is loaded anew where «%s» is signed in now and somebody looks at it again: %s, %i',
    async (owner, isBack, times) => {
      isAccountPage = true
      await sync()
      signIn(owner)
      await sync(isBack)
      expect(reload).toHaveBeenCalledTimes(times)
    },
  )

  it('of somebody else tells nothing of who is signed in', async () => {
    isAccountPage = true
    await sync()
    signIn('boris')
    await sync()
    expect(told).toHaveBeenCalledOnce()
  })
})
