import { describe, expect, it } from 'vitest'
import {
  applySyncResponse,
  createSyncState,
  type DeviceData,
  recordChanges,
  type SyncState,
  splitUnsentOnSignOut,
  toSyncRequest,
} from '../../../client/accounts/sync-state.ts'

const now = 1_800_000_000_000
const anna = 'annas-mark'
const device = (saved: string[], city?: string): DeviceData => ({ saved, city })

const begin = (things: DeviceData): SyncState => createSyncState(anna, things, undefined, undefined, now)
const join = (owned: SyncState, saved: string[], at = now) => applySyncResponse(owned, owned, { saved }, at)

/** Anna’s device, once the account has answered. */
const joined = (saved: string[], city?: string) => join(begin(device(saved, city)), saved).owned

describe('who signs in', () => {
  it('has all that the device has join the account, the newest as the latest', () => {
    const { saved } = toSyncRequest(begin(device(['b', 'a'])))
    expect(saved.map(({ slug, isSaved }) => [slug, isSaved])).toEqual([
      ['b', true],
      ['a', true],
    ])
    expect(saved[0]?.changedAt).toBeGreaterThan(saved[1]?.changedAt ?? 0)
  })

  it('gives the account the city of the device only where it has none', () => {
    expect(toSyncRequest(begin(device([], 'kazan'))).city).toEqual({ slug: 'kazan', changedAt: 1 })
    expect(toSyncRequest(begin(device([]))).city).toBeUndefined()
  })

  it('doesn’t get the city that another account has left on the device', () => {
    expect(
      toSyncRequest(createSyncState(anna, device([], 'kazan'), undefined, 'kazan', now)).city,
    ).toBeUndefined()
  })

  it('gets what never reached the account before they signed out, with its times', () => {
    const unsent = {
      changes: [{ slug: 'c', isSaved: false, changedAt: 5 }],
      city: { slug: '', changedAt: 6 },
    }
    const call = toSyncRequest(createSyncState(anna, device(['a'], 'kazan'), unsent, undefined, now))
    expect(call.saved).toContainEqual({ slug: 'c', isSaved: false, changedAt: 5 })
    expect(call.city).toEqual({ slug: '', changedAt: 6 })
  })
})

describe('what is changed while somebody is signed in', () => {
  it('is noted with its time', () => {
    const owned = recordChanges(joined(['a', 'b'], 'kazan'), device(['c', 'b'], 'tver'), now + 1)
    expect(toSyncRequest(owned)).toEqual({
      owner: anna,
      saved: [
        { slug: 'c', isSaved: true, changedAt: now + 1 },
        { slug: 'a', isSaved: false, changedAt: now + 1 },
      ],
      city: { slug: 'tver', changedAt: now + 1 },
    })
  })

  it('is noted once', () => {
    const things = device(['a'])
    const owned = recordChanges(joined([]), things, now + 1)
    expect(recordChanges(owned, things, now + 2)).toEqual(owned)
  })

  it('counts by its last change', () => {
    const owned = recordChanges(joined([]), device(['a']), now + 1)
    expect(recordChanges(owned, device([]), now + 2).changes).toEqual([
      { slug: 'a', isSaved: false, changedAt: now + 2 },
    ])
  })

  it('is no choice of a city where the site has guessed one before the account has answered', () => {
    expect(recordChanges(begin(device([])), device([], 'moscow'), now + 1).city?.changedAt).toBe(1)
  })
})

describe('the account’s answer', () => {
  it('takes the place of the device’s list', () => {
    expect(join(begin(device(['a'])), ['a', 'z'])).toMatchObject({
      saved: ['a', 'z'],
      owned: { changes: [], heardAt: now },
    })
  })

  it('doesn’t undo what was changed while it was on its way', () => {
    const sent = recordChanges(joined(['a']), device(['b', 'a']), now + 1)
    const since = recordChanges(sent, device(['c', 'b']), now + 2)
    const { saved, owned } = applySyncResponse(since, sent, { saved: ['b', 'a', 'z'] }, now + 3)
    expect(saved).toEqual(['c', 'b', 'z'])
    expect(owned.changes.map(({ slug }) => slug)).toEqual(['c', 'a'])
  })

  it('leaves what the device then has unchanged', () => {
    const { saved, owned } = join(begin(device(['a'])), ['z'])
    expect(recordChanges(owned, device(saved), now + 1).changes).toEqual([])
  })
})

describe('who signs out', () => {
  it('takes the list off the device', () => {
    expect(splitUnsentOnSignOut(joined(['a']))).toEqual({ saved: [], unsent: undefined })
  })

  it('finds what never reached the account again, and nobody else sees it', () => {
    const change = { slug: 'b', isSaved: true, changedAt: now + 1 }
    expect(splitUnsentOnSignOut(recordChanges(joined(['a']), device(['b', 'a']), now + 1))).toEqual({
      saved: [],
      unsent: { changes: [change], city: undefined },
    })
  })

  it('leaves what was on the device before and never reached the account', () => {
    const owned = recordChanges(begin(device(['a', 'b'])), device(['c', 'a']), now + 1)
    const { saved, unsent } = splitUnsentOnSignOut(owned)
    expect(saved).toEqual(['a'])
    expect(unsent?.changes.map(({ slug }) => slug)).toEqual(['c', 'b'])
  })
})
