import { allCitiesId } from '../../src/shared/city.ts'
import { isRecord } from '../../src/shared/is-record.ts'
import { accountKey, leftKey } from '../../src/shared/stored-names.ts'
import { maxSlugLength, slugPattern } from '../../src/shared/urls.ts'
import { readCity } from '../city/stored-city.ts'
import { readSaved } from '../saved/saved-concerts.ts'
import { readStored, type StoredKey, writeStored } from '../storage.ts'
import type { DeviceThings, OwnedThings, SavedChange, Unsent } from './owned-things.ts'

/** What stays of those who have signed out here. */
export interface LeftThings {
  /** The city of the last of them. */
  city?: string | undefined
  /** By owner. */
  unsent: Readonly<Record<string, Unsent>>
}

/** More people than that hardly share a device: whose things have waited longest are forgotten. */
const maxOwners = 5

export function readDevice(): DeviceThings {
  const city = readCity()
  return { saved: readSaved(), city: city ? toCitySlug(city.id, city.attributes.slug) : undefined }
}

const toCitySlug = (id: number, slug: string) => (id === allCitiesId ? '' : slug)

/** What is there in another shape is as good as nothing: the device's things join once more. */
export function readOwned(): OwnedThings | undefined {
  const { owner, seen, heardAt, ...unsent } = readRecord(accountKey)
  if (typeof owner !== 'string' || !isRecord(seen) || typeof heardAt !== 'number') return undefined
  const saved = Array.isArray(seen.saved) ? seen.saved.filter(isSlug) : []
  return { owner, heardAt, seen: { saved, city: toText(seen.city) }, ...toUnsent(unsent) }
}

export const writeOwned = (owned: OwnedThings | undefined): void =>
  writeStored(accountKey, owned ? JSON.stringify(owned) : null)

export function readLeft(): LeftThings {
  const { city, unsent } = readRecord(leftKey)
  const byOwner = Object.entries(isRecord(unsent) ? unsent : {})
  return {
    city: toText(city),
    unsent: Object.fromEntries(byOwner.map(([owner, value]) => [owner, toUnsent(value)])),
  }
}

export function writeLeft({ city, unsent }: LeftThings): void {
  const newest = Object.entries(unsent).slice(-maxOwners)
  const isEmpty = city === undefined && newest.length === 0
  writeStored(leftKey, isEmpty ? null : JSON.stringify({ city, unsent: Object.fromEntries(newest) }))
}

function readRecord(key: StoredKey): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** One that the server would refuse would hold up all others. */
function toUnsent(value: unknown): Unsent {
  const { changes, city } = isRecord(value) ? value : {}
  return {
    changes: Array.isArray(changes) ? changes.filter(isChange) : [],
    city:
      isRecord(city) && isTime(city.changedAt) && (city.slug === '' || isSlug(city.slug))
        ? { slug: city.slug, changedAt: city.changedAt }
        : undefined,
  }
}

const isChange = (value: unknown): value is SavedChange =>
  isRecord(value) && isSlug(value.slug) && typeof value.isSaved === 'boolean' && isTime(value.changedAt)

const isTime = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxSlugLength && slugPattern.test(value)

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)
