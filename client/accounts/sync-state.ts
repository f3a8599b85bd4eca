import { maxSavedConcerts } from '../../src/shared/constants.ts'
import type { AccountDataChanges, SyncedAccountData } from '../../src/shared/kept.ts'
import { toSavedSlugs } from '../../src/shared/saved.ts'

/** What this device has: all of it, whosever it is. */
export interface DeviceData {
  /** Slugs, the newest first. */
  saved: readonly string[]
  /** Empty: all cities. Absent: none was chosen. */
  city: string | undefined
}

export interface SavedChange {
  slug: string
  isSaved: boolean
  /** By this device's clock, in milliseconds; so are all times here. */
  changedAt: number
  /** It was on the device before its owner signed in. */
  wasHere?: true
}

type CityChange = NonNullable<AccountDataChanges['city']>

/** What an account doesn't have yet. */
export interface UnsentChanges {
  changes: SavedChange[]
  city?: CityChange | undefined
}

/** The things of a device where somebody is signed in. */
export interface SyncState extends UnsentChanges {
  /** What the server calls the account; it says nothing of who it is. */
  owner: string
  /** What the device had when it was last looked at: what differs was changed since. */
  seen: DeviceData
  /** When the account last said what it has; 0: never yet. */
  heardAt: number
}

/** A choice made before the sign-in has no time of its own: an account that has a city keeps that one. */
const unknownTime = 1

/**
 * All that the device has joins the account of who has signed in, and what of theirs never reached it.
 *
 * @param foreignCity that another account left on the device: it isn't this one's choice
 */
export function createSyncState(
  owner: string,
  device: DeviceData,
  unsent: UnsentChanges | undefined,
  foreignCity: string | undefined,
  now: number,
): SyncState {
  const here = device.saved.map(
    // Their order is told by their times.
    (slug, index): SavedChange => ({ slug, isSaved: true, changedAt: now - index, wasHere: true }),
  )
  const others = (unsent?.changes ?? []).filter(({ slug }) => !device.saved.includes(slug))
  const isOwn = device.city !== undefined && device.city !== foreignCity
  const city = isOwn ? { slug: device.city ?? '', changedAt: unknownTime } : undefined
  return { owner, seen: device, heardAt: 0, changes: [...here, ...others], city: unsent?.city ?? city }
}

/** What was changed on the device since it was last looked at, with the time of now. */
export function recordChanges(owned: SyncState, device: DeviceData, now: number): SyncState {
  const { seen, heardAt } = owned
  const added = device.saved.filter((slug) => !seen.saved.includes(slug))
  const removed = seen.saved.filter((slug) => !device.saved.includes(slug))
  const made = [
    ...added.map((slug, index): SavedChange => ({ slug, isSaved: true, changedAt: now - index })),
    ...removed.map((slug): SavedChange => ({ slug, isSaved: false, changedAt: now })),
  ]
  const earlier = owned.changes.filter(({ slug }) => !made.some((change) => change.slug === slug))
  // Before the account has said which city it has, the site may have guessed one for this device.
  const isChosen = device.city !== undefined && device.city !== seen.city
  const city = isChosen
    ? { slug: device.city ?? '', changedAt: heardAt === 0 ? unknownTime : now }
    : owned.city
  return { ...owned, seen: device, changes: [...made, ...earlier].slice(0, 2 * maxSavedConcerts), city }
}

export const toSyncRequest = ({ owner, changes, city }: SyncState): AccountDataChanges => ({
  owner,
  saved: changes.map(({ slug, isSaved, changedAt }) => ({ slug, isSaved, changedAt })),
  city,
})

/**
 * What the device has once the account has answered: the account's list, and what was changed here meanwhile.
 *
 * @param sent as they were when the call was made
 */
export function applySyncResponse(
  owned: SyncState,
  sent: UnsentChanges,
  { saved }: SyncedAccountData,
  now: number,
): { owned: SyncState; saved: string[] } {
  const isSent = ({ slug, changedAt }: SavedChange) =>
    sent.changes.some((change) => change.slug === slug && change.changedAt === changedAt)
  const changes = owned.changes.filter((change) => !isSent(change))
  const changed = new Set(changes.map(({ slug }) => slug))
  const added = changes.filter(({ isSaved }) => isSaved).map(({ slug }) => slug)
  const list = toSavedSlugs([...added, ...saved.filter((slug) => !changed.has(slug))])
  const isCitySent = owned.city?.slug === sent.city?.slug && owned.city?.changedAt === sent.city?.changedAt
  return {
    saved: list,
    owned: {
      ...owned,
      changes,
      city: isCitySent ? undefined : owned.city,
      seen: { ...owned.seen, saved: list },
      heardAt: now,
    },
  }
}

/**
 * What stays on the device when its owner has signed out: what was there before and never reached the account. What
 * they changed themselves waits for them, and for nobody else.
 */
export function splitOnSignOut({ changes, city }: SyncState): {
  saved: string[]
  unsent: UnsentChanges | undefined
} {
  const saved = changes.filter(({ wasHere, isSaved }) => wasHere && isSaved).map(({ slug }) => slug)
  const own = changes.filter(({ wasHere }) => !wasHere)
  const chosen = city && city.changedAt !== unknownTime ? city : undefined
  return { saved, unsent: own.length > 0 || chosen ? { changes: own, city: chosen } : undefined }
}
