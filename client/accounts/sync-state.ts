import { maxSavedConcerts } from '../../src/shared/constants.ts'
import type { AccountDataChanges, SyncedAccountData } from '../../src/shared/kept.ts'
import { toSavedSlugs } from '../../src/shared/saved-slugs.ts'

/** The saved concerts and the city of this device, whichever account they belong to. */
export interface DeviceData {
  /** Slugs of concerts, the newest first. */
  saved: readonly string[]
  /** Slug of the chosen city; empty for all cities, absent if none was chosen. */
  city: string | undefined
}

/** A concert that was saved on this device or removed from the list. */
export interface SavedConcertChange {
  slug: string
  isSaved: boolean
  /** Milliseconds since 1970 by this device's clock. */
  changedAt: number
  /** The concert was saved on the device before the user signed in. */
  wasHere?: true
}

type CityChange = NonNullable<AccountDataChanges['city']>

/** Changes that the account hasn't received yet. */
export interface UnsentChanges {
  changes: SavedConcertChange[]
  city?: CityChange | undefined
}

/** What a device with a signed-in user stores about its sync with the account (localStorage, as JSON). */
export interface SyncState extends UnsentChanges {
  /** The account's id for scripts (cookie `tutti_account`); it reveals nothing of the user. */
  owner: string
  /** The device's data at the last check; a difference from it is a change by the visitor. */
  seen: DeviceData
  /** Time of the account's last response, in milliseconds since 1970; 0: none yet. */
  heardAt: number
}

/** Time of a city that was chosen before the sign-in: it is older than any, so an account that has a city keeps it. */
const unknownTime = 1

/**
 * Starts the sync of a user who has just signed in: everything on the device becomes a change to send, besides the
 * user's unsent changes from earlier.
 *
 * @param foreignCity slug of the city that another account left on the device; it is not this user's choice.
 */
export function createSyncState(
  owner: string,
  device: DeviceData,
  unsent: UnsentChanges | undefined,
  foreignCity: string | undefined,
  now: number,
): SyncState {
  const here = device.saved.map(
    // Times that differ by a millisecond keep the order of the list.
    (slug, index): SavedConcertChange => ({ slug, isSaved: true, changedAt: now - index, wasHere: true }),
  )
  const others = (unsent?.changes ?? []).filter(({ slug }) => !device.saved.includes(slug))
  const isOwn = device.city !== undefined && device.city !== foreignCity
  const city = isOwn ? { slug: device.city ?? '', changedAt: unknownTime } : undefined
  return { owner, seen: device, heardAt: 0, changes: [...here, ...others], city: unsent?.city ?? city }
}

/** Adds the differences between the device and the last check to the unsent changes, with the present time. */
export function recordChanges(owned: SyncState, device: DeviceData, now: number): SyncState {
  const { seen, heardAt } = owned
  const added = device.saved.filter((slug) => !seen.saved.includes(slug))
  const removed = seen.saved.filter((slug) => !device.saved.includes(slug))
  const made = [
    ...added.map((slug, index): SavedConcertChange => ({ slug, isSaved: true, changedAt: now - index })),
    ...removed.map((slug): SavedConcertChange => ({ slug, isSaved: false, changedAt: now })),
  ]
  const earlier = owned.changes.filter(({ slug }) => !made.some((change) => change.slug === slug))
  // Until the account has responded once, a new city may be the site's guess and not the visitor's choice.
  const isChosen = device.city !== undefined && device.city !== seen.city
  const city = isChosen
    ? { slug: device.city ?? '', changedAt: heardAt === 0 ? unknownTime : now }
    : owned.city
  return { ...owned, seen: device, changes: [...made, ...earlier].slice(0, 2 * maxSavedConcerts), city }
}

/** @returns the unsent changes in the shape of the API's request body. */
export const toSyncRequest = ({ owner, changes, city }: SyncState): AccountDataChanges => ({
  owner,
  saved: changes.map(({ slug, isSaved, changedAt }) => ({ slug, isSaved, changedAt })),
  city,
})

/**
 * Merges the account's response with the changes that were made on the device meanwhile.
 *
 * @param sent the changes that the request contained.
 * @returns the next state, and the list of saved concerts for the device.
 */
export function applySyncResponse(
  owned: SyncState,
  sent: UnsentChanges,
  { saved }: SyncedAccountData,
  now: number,
): { owned: SyncState; saved: string[] } {
  const isSent = ({ slug, changedAt }: SavedConcertChange) =>
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
 * Splits the unsent changes of a user who has signed out.
 *
 * @returns `saved`: slugs that stay on the device, since they were there before the sign-in and never reached the
 *   account; `unsent`: the user's own changes, which wait for the same user.
 */
export function splitUnsentOnSignOut({ changes, city }: SyncState): {
  saved: string[]
  unsent: UnsentChanges | undefined
} {
  const saved = changes.filter(({ wasHere, isSaved }) => wasHere && isSaved).map(({ slug }) => slug)
  const own = changes.filter(({ wasHere }) => !wasHere)
  const chosen = city && city.changedAt !== unknownTime ? city : undefined
  return { saved, unsent: own.length > 0 || chosen ? { changes: own, city: chosen } : undefined }
}
