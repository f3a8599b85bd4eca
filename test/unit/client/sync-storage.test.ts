import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  readSignedOutData,
  readSyncState,
  writeSignedOutData,
  writeSyncState,
} from '../../../client/accounts/sync-storage.ts'
import { storageOf } from './browser-stand-ins.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storageOf(kept))
})
afterEach(() => vi.unstubAllGlobals())

const change = { slug: 'requiem', isSaved: true, changedAt: 5 }
const state = {
  owner: 'annas-mark',
  heardAt: 7,
  seen: { saved: ['requiem'], city: 'kazan' },
  changes: [change],
  city: { slug: 'perm', changedAt: 6 },
}

describe('what a device knows of who is signed in', () => {
  it('is read as it was written, and removed', () => {
    writeSyncState(state)
    expect(readSyncState()).toEqual(state)
    writeSyncState(undefined)
    expect([readSyncState(), kept.size]).toEqual([undefined, 0])
  })

  it.each([
    ['of nobody', { ...state, owner: 7 }],
    ['that was never looked at', { ...state, seen: null }],
    ['that was heard at no time', { ...state, heardAt: '7' }],
    ['of another shape', ['annas-mark']],
  ])('is nothing where it is a state %s', (_, stored) => {
    kept.set('tutti.account', JSON.stringify(stored))
    expect(readSyncState()).toBeUndefined()
  })

  it('is nothing where it can’t be read', () => {
    kept.set('tutti.account', '{"owner":')
    expect(readSyncState()).toBeUndefined()
  })

  it.each<[string, object, object]>([
    ['a concert that is no slug', { ...change, slug: '../x' }, []],
    ['a concert with a slug that is too long', { ...change, slug: 'x'.repeat(256) }, []],
    ['a change that is neither of both', { ...change, isSaved: 'yes' }, []],
    ['a change before time began', { ...change, changedAt: -1 }, []],
    ['a change at half a millisecond', { ...change, changedAt: 5.5 }, []],
    ['a change at its beginning', { ...change, changedAt: 0 }, [{ ...change, changedAt: 0 }]],
  ])('keeps back %s, which would hold up all others', (_, stored, read) => {
    kept.set('tutti.account', JSON.stringify({ ...state, changes: [stored] }))
    expect(readSyncState()?.changes).toEqual(read)
  })

  it.each<[string, unknown, unknown]>([
    ['all cities', { slug: '', changedAt: 6 }, { slug: '', changedAt: 6 }],
    ['a city that is no slug', { slug: 'Казань', changedAt: 6 }, undefined],
    ['a city at no time', { slug: 'perm' }, undefined],
    ['no city', 'perm', undefined],
  ])('of %s has a choice that the server takes', (_, city, read) => {
    kept.set('tutti.account', JSON.stringify({ ...state, city }))
    expect(readSyncState()?.city).toEqual(read)
  })

  it('leaves out of what it saw what is no slug', () => {
    kept.set('tutti.account', JSON.stringify({ ...state, seen: { saved: ['requiem', 7], city: 8 } }))
    expect(readSyncState()?.seen).toEqual({ saved: ['requiem'], city: undefined })
  })
})

describe('what stays of those who have signed out', () => {
  it('is nothing at first, and where nothing is left', () => {
    expect(readSignedOutData()).toEqual({ city: undefined, unsent: {} })
    writeSignedOutData({ unsent: {} })
    expect(kept.size).toBe(0)
  })

  it('is of the last five', () => {
    const owners = ['a', 'b', 'c', 'd', 'e', 'f']
    const unsent = Object.fromEntries(owners.map((owner) => [owner, { changes: [change] }]))
    writeSignedOutData({ city: 'kazan', unsent })
    expect(readSignedOutData().city).toBe('kazan')
    expect(Object.keys(readSignedOutData().unsent)).toEqual(['b', 'c', 'd', 'e', 'f'])
  })

  it('is read without what is no change', () => {
    kept.set('tutti.account-left', JSON.stringify({ unsent: { a: { changes: [change, {}] }, b: 7 } }))
    expect(readSignedOutData().unsent).toEqual({
      a: { changes: [change], city: undefined },
      b: { changes: [], city: undefined },
    })
  })
})
