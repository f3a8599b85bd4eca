import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { syncAccount } from '../../../client/accounts/account-sync.ts'
import { savedCache, savedKey } from '../../../src/shared/stored-names.ts'

vi.mock('../../../client/accounts/account-name.ts', () => ({ clearAccountName: () => undefined }))
vi.mock('../../../client/accounts/show-synced-data.ts', () => ({ isAccountPage: () => false }))

const attributes = {
  slug: 'kazan',
  name: 'Казань',
  namePrepositional: 'Казани',
  latitude: 55.8,
  longitude: 49.1,
}
const kazan = { id: 3, score: 100, attributes }

const kept = new Map<string, string>()
const copies = new Set<string>()
const told = vi.fn()

/** What the device has of Anna's: `seen` is in her account, `changes` are not. */
const annas = (changes: object[] = []) => ({
  owner: 'annas-mark',
  seen: { saved: ['requiem', 'brahms'], city: 'kazan' },
  heardAt: 1_800_000_000_000,
  changes,
})

const read = (key: string): unknown => JSON.parse(kept.get(key) ?? 'null')

beforeEach(() => {
  kept.clear()
  copies.clear()
  vi.clearAllMocks()
  const page = Object.assign(new EventTarget(), { cookie: '', documentElement: { lang: 'ru' } })
  page.addEventListener('tutti:saved', told)
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const caches = { delete: async (name: string) => copies.delete(name) }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('window', { caches })
})
afterEach(() => vi.unstubAllGlobals())

/** The list and its rows as they stood while Anna was signed in. */
function signedOut(changes: object[] = []): Promise<void> {
  kept.set('tutti.account', JSON.stringify(annas(changes)))
  kept.set(savedKey, '["requiem","brahms"]')
  kept.set('tutti', JSON.stringify(kazan))
  copies.add(savedCache.name).add('tutti-worker-pages-1')
  return syncAccount()
}

it('who has signed out leaves neither their list nor the copy of its rows on the device', async () => {
  await signedOut()
  expect([...kept.keys()].filter((key) => key === savedKey || key === 'tutti.account')).toEqual([])
  expect([...copies]).toEqual(['tutti-worker-pages-1'])
})

it('the page hears that the list is another', async () => {
  await signedOut()
  expect(told).toHaveBeenCalledOnce()
})

it('what was on the device before they signed in, and never reached the account, stays', async () => {
  await signedOut([{ slug: 'brahms', isSaved: true, changedAt: 5, wasHere: true }])
  expect(read(savedKey)).toEqual(['brahms'])
})

it('what they changed and the account never heard of waits for them', async () => {
  const change = { slug: 'requiem', isSaved: true, changedAt: 5 }
  await signedOut([change])
  expect(read(savedKey)).toBeNull()
  expect(read('tutti.account-left')).toEqual({
    city: 'kazan',
    unsent: { 'annas-mark': { changes: [change] } },
  })
})

it('their city stays on the device, and is noted as theirs: it joins no other account', async () => {
  await signedOut()
  expect(read('tutti')).toEqual(kazan)
  expect(read('tutti.account-left')).toEqual({ city: 'kazan', unsent: {} })
})

it('a device that has nothing of anybody’s is left as it is', async () => {
  kept.set(savedKey, '["requiem"]')
  copies.add(savedCache.name)
  await syncAccount()
  expect(read(savedKey)).toEqual(['requiem'])
  expect([...copies]).toEqual([savedCache.name])
})
