/**
 * Synchronises a device's saved concerts and city with the account of the signed-in user. The browser fetches this file
 * when it is idle, and only where somebody is signed in or was a moment ago. Pages always read localStorage, so they
 * work without a network and without the account service; changes are sent later.
 */
import { savedCache, signedInCookie } from '../../src/shared/stored-names.ts'
import { readDocumentCookie, writeDocumentCookie } from '../browser/storage.ts'
import { onCityChange } from '../city/stored-city.ts'
import {
  dispatchSavedConcertsChange,
  readSavedSlugs,
  savedConcertsEvent,
  writeSavedSlugs,
} from '../saved/saved-concerts.ts'
import { clearAccountName, showAccountName } from './account-name.ts'
import { applyAccountCity, isAccountPage, refreshSyncedParts } from './show-synced-data.ts'
import { requestAccountSync } from './sync-request.ts'
import {
  applySyncResponse,
  createSyncState,
  recordChanges,
  type SyncState,
  splitUnsentOnSignOut,
  toSyncRequest,
} from './sync-state.ts'
import {
  readDeviceData,
  readSignedOutData,
  readSyncState,
  writeSignedOutData,
  writeSyncState,
} from './sync-storage.ts'

/** A device without changes of its own asks for those of other devices no more often than this. */
const minSyncIntervalMs = 60_000

/** The account that was signed in when this page was loaded. */
let ownerOfPage: string | undefined
let isSyncing = false
/** Something changed while a sync was under way: another one follows. */
let mustSyncAgain = false

/** Syncs now and after each change of saved concerts or the city. Must be called once. */
export function startAccountSync(): void {
  const sync = () => void syncAccount()
  document.addEventListener(savedConcertsEvent, sync)
  onCityChange(sync)
  addEventListener('online', sync)
  sync()
}

/**
 * Brings the device, the account and the header into line with the user who is signed in now. It may be another user
 * than at the last call.
 *
 * @param isBack whether the visitor has just come back to this page.
 */
export async function syncAccount(isBack = false): Promise<void> {
  const owner = readDocumentCookie(signedInCookie)
  ownerOfPage ??= owner
  const owned = readSyncState()
  if (owned && owned.owner !== owner) releaseDevice(owned)
  const isOtherAccount = owner !== ownerOfPage && isAccountPage()
  // Another tab has signed out, or in as another user, so this page must not show the old account. Only a return to the
  // page reloads it: at other moments this page may be signing out itself, and a reload would cancel its navigation.
  if (isOtherAccount && isBack) return location.reload()
  if (!owner) return clearAccountName()
  if (isOtherAccount) return
  const own = recordChanges(owned?.owner === owner ? owned : claimDevice(owner), readDeviceData(), Date.now())
  writeSyncState(own)
  if (isSyncing) {
    mustSyncAgain = true
    return
  }
  isSyncing = true
  const [user] = await Promise.all([showAccountName(owner), isDue(own) ? exchangeChanges(own) : undefined])
  isSyncing = false
  if (user === 'signed-out') await handleSignedOut(owner)
  if (!mustSyncAgain) return
  mustSyncAgain = false
  await syncAccount()
}

const isDue = ({ changes, city, heardAt }: SyncState) =>
  changes.length > 0 || city !== undefined || Math.abs(Date.now() - heardAt) > minSyncIntervalMs

/**
 * The server has ended the session. It deletes its cookies itself, except a cookie for scripts that has no session
 * cookie beside it.
 */
async function handleSignedOut(owner: string): Promise<void> {
  if (readDocumentCookie(signedInCookie) === owner) writeDocumentCookie(signedInCookie, '')
  await syncAccount()
}

/** Starts a sync: the device's data and the user's unsent changes from earlier become part of the account. */
function claimDevice(owner: string): SyncState {
  const { city, unsent } = readSignedOutData()
  const { [owner]: own, ...ofOthers } = unsent
  const owned = createSyncState(owner, readDeviceData(), own, city, Date.now())
  // The state is written before the left-over changes are deleted, so that a crash in between loses nothing.
  writeSyncState(owned)
  writeSignedOutData({ city, unsent: ofOthers })
  return owned
}

/**
 * Removes the data of a user who has signed out from the device. The city stays, since the device hasn't moved and
 * pages would ask for it again; it is never sent to another account.
 */
function releaseDevice(owned: SyncState): void {
  const { saved, unsent } = splitUnsentOnSignOut(recordChanges(owned, readDeviceData(), Date.now()))
  const { city, unsent: ofOthers } = readSignedOutData()
  writeSignedOutData({
    city: owned.heardAt > 0 ? readDeviceData().city : city,
    unsent: unsent ? { ...ofOthers, [owned.owner]: unsent } : ofOthers,
  })
  writeSyncState(undefined)
  writeSavedSlugs(saved)
  dispatchSavedConcertsChange()
  if ('caches' in window) caches.delete(savedCache.name).catch(() => undefined)
}

/** Sends the device's changes to the account and applies the account's data to the device. */
async function exchangeChanges(sent: SyncState): Promise<void> {
  const answer = await requestAccountSync(toSyncRequest(sent))
  if (answer === 'signed-out') return handleSignedOut(sent.owner)
  if (answer === 'unknown') return
  const owned = readSyncState()
  if (answer.owner !== sent.owner) {
    // The session belongs to another account than the script's cookie says: the cookie is corrected and sync starts
    // again.
    if (readDocumentCookie(signedInCookie) === sent.owner) writeDocumentCookie(signedInCookie, answer.owner)
    mustSyncAgain = true
    return
  }
  // The user has signed out meanwhile, so the response must not be stored on the device.
  if (owned?.owner !== answer.owner || readDocumentCookie(signedInCookie) !== answer.owner) return
  const now = Date.now()
  const taken = applySyncResponse(recordChanges(owned, readDeviceData(), now), sent, answer, now)
  const isChanged = taken.saved.join() !== readSavedSlugs().join()
  // The list is written first: another tab that reads between the two writes sends changes that the account already
  // has.
  if (isChanged) writeSavedSlugs(taken.saved)
  writeSyncState(taken.owned)
  if (isChanged) dispatchSavedConcertsChange()
  if (!taken.owned.city) await applyAccountCity(answer)
  if (sent.heardAt === 0 && sent.changes.length > 0) await refreshSyncedParts()
}
