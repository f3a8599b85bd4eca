/**
 * Keeps saved concerts and the city of a device in step with the account of who is signed in. It comes when the browser
 * is idle, and only where somebody is, or was until a moment ago. The lists in `localStorage` stay what every page
 * reads: without a network, or without the account's service, all goes on, and what was changed joins later.
 */
import { savedCache, signedInCookie } from '../../src/shared/stored-names.ts'
import { readDocumentCookie, writeDocumentCookie } from '../browser/storage.ts'
import { onCityChange } from '../city/stored-city.ts'
import {
  dispatchSavedChange,
  readSavedSlugs,
  savedChangeEvent,
  writeSavedSlugs,
} from '../saved/saved-concerts.ts'
import { clearAccountName, showAccountName } from './account-name.ts'
import { applyAccountCity, isAccountPage, refreshSyncedParts } from './show-synced-data.ts'
import { requestSync } from './sync-request.ts'
import {
  applySyncResponse,
  createSyncState,
  recordChanges,
  type SyncState,
  splitOnSignOut,
  toSyncRequest,
} from './sync-state.ts'
import {
  readDeviceData,
  readSignedOutData,
  readSyncState,
  writeSignedOutData,
  writeSyncState,
} from './sync-storage.ts'

/** What other devices have changed is asked for no more often, where nothing was changed here. */
const youngMs = 60_000

/** Who was signed in when this page came. */
let ownerOfPage: string | undefined
let isTalking = false
let isAskedAgain = false

/** Follows all that may change who is signed in, or what they keep. Called once. */
export function startAccountSync(): void {
  const follow = () => void syncAccount()
  document.addEventListener(savedChangeEvent, follow)
  onCityChange(follow)
  addEventListener('online', follow)
  follow()
}

/**
 * Brings device, account and header in step with who is signed in now: it may be somebody else than a moment ago.
 *
 * @param isBack somebody looks at this page again
 */
export async function syncAccount(isBack = false): Promise<void> {
  const owner = readDocumentCookie(signedInCookie)
  ownerOfPage ??= owner
  const owned = readSyncState()
  if (owned && owned.owner !== owner) releaseDevice(owned)
  const isOfOther = owner !== ownerOfPage && isAccountPage()
  // Another tab has signed out, or in as somebody else: what this page shows is none of theirs. At any other moment it
  // may be this page that has signed out, and the one that says so is on its way: it would be cut off.
  if (isOfOther && isBack) return location.reload()
  if (!owner) return clearAccountName()
  if (isOfOther) return
  const own = recordChanges(owned?.owner === owner ? owned : claimDevice(owner), readDeviceData(), Date.now())
  writeSyncState(own)
  if (isTalking) {
    isAskedAgain = true
    return
  }
  isTalking = true
  const [user] = await Promise.all([showAccountName(owner), isDue(own) ? exchangeChanges(own) : undefined])
  isTalking = false
  if (user === 'signed-out') await handleSignedOut(owner)
  if (!isAskedAgain) return
  // Something was changed while the answer was on its way.
  isAskedAgain = false
  await syncAccount()
}

const isDue = ({ changes, city, heardAt }: SyncState) =>
  changes.length > 0 || city !== undefined || Math.abs(Date.now() - heardAt) > youngMs

/** The server knows them no longer. It takes its cookies away itself, but for one that has no session beside it. */
async function handleSignedOut(owner: string): Promise<void> {
  if (readDocumentCookie(signedInCookie) === owner) writeDocumentCookie(signedInCookie, '')
  await syncAccount()
}

function claimDevice(owner: string): SyncState {
  const { city, unsent } = readSignedOutData()
  const { [owner]: own, ...ofOthers } = unsent
  const owned = createSyncState(owner, readDeviceData(), own, city, Date.now())
  // What they left is in their own list before it is forgotten here.
  writeSyncState(owned)
  writeSignedOutData({ city, unsent: ofOthers })
  return owned
}

/**
 * Takes the things of who has signed out off the device. The city stays: the device is where it was, pages would change
 * under whoever goes on reading, and the next one would only ask for it again. It joins no other account, though.
 */
function releaseDevice(owned: SyncState): void {
  const { saved, unsent } = splitOnSignOut(recordChanges(owned, readDeviceData(), Date.now()))
  const { city, unsent: ofOthers } = readSignedOutData()
  writeSignedOutData({
    city: owned.heardAt > 0 ? readDeviceData().city : city,
    unsent: unsent ? { ...ofOthers, [owned.owner]: unsent } : ofOthers,
  })
  writeSyncState(undefined)
  writeSavedSlugs(saved)
  dispatchSavedChange()
  if ('caches' in window) caches.delete(savedCache.name).catch(() => undefined)
}

/** Tells the account what was changed here, and takes over what it has. */
async function exchangeChanges(sent: SyncState): Promise<void> {
  const answer = await requestSync(toSyncRequest(sent))
  if (answer === 'signed-out') return handleSignedOut(sent.owner)
  if (answer === 'unknown') return
  const owned = readSyncState()
  if (answer.owner !== sent.owner) {
    // Who is signed in isn't who the page was told: it is told now, and begins anew.
    if (readDocumentCookie(signedInCookie) === sent.owner) writeDocumentCookie(signedInCookie, answer.owner)
    isAskedAgain = true
    return
  }
  // Signed out meanwhile: what this tab was answered is none of the device's any more.
  if (owned?.owner !== answer.owner || readDocumentCookie(signedInCookie) !== answer.owner) return
  const now = Date.now()
  const taken = applySyncResponse(recordChanges(owned, readDeviceData(), now), sent, answer, now)
  const isChanged = taken.saved.join() !== readSavedSlugs().join()
  // In this order: another tab that looks in between finds changes that the account has already, and undoes none.
  if (isChanged) writeSavedSlugs(taken.saved)
  writeSyncState(taken.owned)
  if (isChanged) dispatchSavedChange()
  if (!taken.owned.city) await applyAccountCity(answer)
  if (sent.heardAt === 0 && sent.changes.length > 0) await refreshSyncedParts()
}
