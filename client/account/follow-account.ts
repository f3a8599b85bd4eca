/**
 * Keeps saved concerts and the city of a device in step with the account of who is signed in. It comes when the browser
 * is idle, and only where somebody is, or was until a moment ago. The lists in `localStorage` stay what every page
 * reads: without a network, or without the account's service, all goes on, and what was changed joins later.
 */
import { savedCache, signedInCookie } from '../../src/shared/stored-names.ts'
import { onCityChange } from '../city/stored-city.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import { readSaved, tellOfSaved, writeSaved } from '../saved/saved-concerts.ts'
import { savedEvent } from '../saved/saved-event.ts'
import { forgetUser, nameUser } from './account-name.ts'
import { callKept } from './call-kept.ts'
import { beginOwning, endOwning, noteChanges, type OwnedThings, takeAnswer, toCall } from './owned-things.ts'
import { isOfAccount, showKeptAnew, takeCity } from './show-kept.ts'
import { readDevice, readLeft, readOwned, writeLeft, writeOwned } from './stored-things.ts'

/** What other devices have changed is asked for no more often, where nothing was changed here. */
const youngMs = 60_000

/** Who was signed in when this page came. */
let ownerOfPage: string | undefined
let isTalking = false
let isAskedAgain = false

/** Follows all that may change who is signed in, or what they keep. Called once. */
export function followAccount(): void {
  const follow = () => void settleAccount()
  document.addEventListener(savedEvent, follow)
  onCityChange(follow)
  addEventListener('online', follow)
  follow()
}

/**
 * Brings device, account and header in step with who is signed in now: it may be somebody else than a moment ago.
 *
 * @param isBack somebody looks at this page again
 */
export async function settleAccount(isBack = false): Promise<void> {
  const owner = readCookie(signedInCookie)
  ownerOfPage ??= owner
  const owned = readOwned()
  if (owned && owned.owner !== owner) leave(owned)
  const isOfOther = owner !== ownerOfPage && isOfAccount()
  // Another tab has signed out, or in as somebody else: what this page shows is none of theirs. At any other moment it
  // may be this page that has signed out, and the one that says so is on its way: it would be cut off.
  if (isOfOther && isBack) return location.reload()
  if (!owner) return forgetUser()
  if (isOfOther) return
  const own = noteChanges(owned?.owner === owner ? owned : begin(owner), readDevice(), Date.now())
  writeOwned(own)
  if (isTalking) {
    isAskedAgain = true
    return
  }
  isTalking = true
  const [user] = await Promise.all([nameUser(owner), isDue(own) ? exchange(own) : undefined])
  isTalking = false
  if (user === 'signed-out') await settleSignedOut(owner)
  if (!isAskedAgain) return
  // Something was changed while the answer was on its way.
  isAskedAgain = false
  await settleAccount()
}

const isDue = ({ changes, city, heardAt }: OwnedThings) =>
  changes.length > 0 || city !== undefined || Math.abs(Date.now() - heardAt) > youngMs

/** The server knows them no longer. It takes its cookies away itself, but for one that has no session beside it. */
async function settleSignedOut(owner: string): Promise<void> {
  if (readCookie(signedInCookie) === owner) writeCookie(signedInCookie, '')
  await settleAccount()
}

function begin(owner: string): OwnedThings {
  const { city, unsent } = readLeft()
  const { [owner]: own, ...ofOthers } = unsent
  const owned = beginOwning(owner, readDevice(), own, city, Date.now())
  // What they left is in their own list before it is forgotten here.
  writeOwned(owned)
  writeLeft({ city, unsent: ofOthers })
  return owned
}

/**
 * Takes the things of who has signed out off the device. The city stays: the device is where it was, pages would change
 * under whoever goes on reading, and the next one would only ask for it again. It joins no other account, though.
 */
function leave(owned: OwnedThings): void {
  const { saved, unsent } = endOwning(noteChanges(owned, readDevice(), Date.now()))
  const { city, unsent: ofOthers } = readLeft()
  writeLeft({
    city: owned.heardAt > 0 ? readDevice().city : city,
    unsent: unsent ? { ...ofOthers, [owned.owner]: unsent } : ofOthers,
  })
  writeOwned(undefined)
  writeSaved(saved)
  tellOfSaved()
  if ('caches' in window) caches.delete(savedCache.name).catch(() => undefined)
}

/** Tells the account what was changed here, and takes over what it has. */
async function exchange(sent: OwnedThings): Promise<void> {
  const answer = await callKept(toCall(sent))
  if (answer === 'signed-out') return settleSignedOut(sent.owner)
  if (answer === 'unknown') return
  const owned = readOwned()
  if (answer.owner !== sent.owner) {
    // Who is signed in isn't who the page was told: it is told now, and begins anew.
    if (readCookie(signedInCookie) === sent.owner) writeCookie(signedInCookie, answer.owner)
    isAskedAgain = true
    return
  }
  // Signed out meanwhile: what this tab was answered is none of the device's any more.
  if (owned?.owner !== answer.owner || readCookie(signedInCookie) !== answer.owner) return
  const now = Date.now()
  const taken = takeAnswer(noteChanges(owned, readDevice(), now), sent, answer, now)
  const isChanged = taken.saved.join() !== readSaved().join()
  // In this order: another tab that looks in between finds changes that the account has already, and undoes none.
  if (isChanged) writeSaved(taken.saved)
  writeOwned(taken.owned)
  if (isChanged) tellOfSaved()
  if (!taken.owned.city) await takeCity(answer)
  if (sent.heardAt === 0 && sent.changes.length > 0) await showKeptAnew()
}
