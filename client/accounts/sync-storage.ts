import { isRecord } from '../../src/shared/is-record.ts'
import { allCitiesId } from '../../src/shared/picker-city.ts'
import { accountKey, leftKey } from '../../src/shared/stored-names.ts'
import { maxSlugLength, slugPattern } from '../../src/shared/urls.ts'
import { type LocalStorageKey, readLocalStorage, writeLocalStorage } from '../browser/storage.ts'
import { readCity } from '../city/stored-city.ts'
import { readSavedSlugs } from '../saved/saved-concerts.ts'
import type { DeviceData, SavedConcertChange, SyncState, UnsentChanges } from './sync-state.ts'

/** What this device stores of users who have signed out (localStorage, as JSON). */
export interface SignedOutData {
  /** Slug of the last user's city. */
  city?: string | undefined
  /** Unsent changes by the account's id for scripts. */
  unsent: Readonly<Record<string, UnsentChanges>>
}

/** Unsent changes are stored for this many accounts; the oldest are dropped. */
const maxOwners = 5

/** @returns the saved concerts and the city that every page reads. */
export function readDeviceData(): DeviceData {
  const city = readCity()
  return { saved: readSavedSlugs(), city: city ? toCitySlug(city.id, city.attributes.slug) : undefined }
}

const toCitySlug = (id: number, slug: string) => (id === allCitiesId ? '' : slug)

/** @returns `undefined` where nothing of this shape is stored: the device's data is then sent once more. */
export function readSyncState(): SyncState | undefined {
  const { owner, seen, heardAt, ...unsent } = readRecord(accountKey)
  if (typeof owner !== 'string' || !isRecord(seen) || typeof heardAt !== 'number') return undefined
  const saved = Array.isArray(seen.saved) ? seen.saved.filter(isSlug) : []
  return { owner, heardAt, seen: { saved, city: toText(seen.city) }, ...toUnsent(unsent) }
}

export const writeSyncState = (owned: SyncState | undefined): void =>
  writeLocalStorage(accountKey, owned ? JSON.stringify(owned) : null)

export function readSignedOutData(): SignedOutData {
  const { city, unsent } = readRecord(leftKey)
  const byOwner = Object.entries(isRecord(unsent) ? unsent : {})
  return {
    city: toText(city),
    unsent: Object.fromEntries(byOwner.map(([owner, value]) => [owner, toUnsent(value)])),
  }
}

export function writeSignedOutData({ city, unsent }: SignedOutData): void {
  const newest = Object.entries(unsent).slice(-maxOwners)
  const isEmpty = city === undefined && newest.length === 0
  writeLocalStorage(leftKey, isEmpty ? null : JSON.stringify({ city, unsent: Object.fromEntries(newest) }))
}

function readRecord(key: LocalStorageKey): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readLocalStorage(key) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Leaves out invalid changes: the server would refuse the request with all the others. */
function toUnsent(value: unknown): UnsentChanges {
  const { changes, city } = isRecord(value) ? value : {}
  return {
    changes: Array.isArray(changes) ? changes.filter(isChange) : [],
    city:
      isRecord(city) && isTime(city.changedAt) && (city.slug === '' || isSlug(city.slug))
        ? { slug: city.slug, changedAt: city.changedAt }
        : undefined,
  }
}

const isChange = (value: unknown): value is SavedConcertChange =>
  isRecord(value) && isSlug(value.slug) && typeof value.isSaved === 'boolean' && isTime(value.changedAt)

const isTime = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxSlugLength && slugPattern.test(value)

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)
