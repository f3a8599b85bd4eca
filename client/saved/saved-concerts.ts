import { toSavedSlugs } from '../../src/shared/saved-slugs.ts'
import { savedKey } from '../../src/shared/stored-names.ts'
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts'
import { onPageRestored } from '../browser/timing.ts'

/** Event of the document: the list of saved concerts has changed. */
export const savedConcertsEvent = 'tutti:saved'

/** @returns slugs of the concerts saved on this device, the newest first; none where the stored value is invalid. */
export function readSavedSlugs(): string[] {
  try {
    return toSavedSlugs(JSON.parse(readLocalStorage(savedKey) ?? '[]'))
  } catch {
    return []
  }
}

/** Adds a concert to the saved ones or removes it, and dispatches `savedConcertsEvent`. */
export function setConcertSaved(slug: string, isSaved: boolean): void {
  const others = readSavedSlugs().filter((each) => each !== slug)
  // The newest comes first, so a full list loses its oldest concert.
  const slugs = toSavedSlugs(isSaved ? [slug, ...others] : others)
  writeSavedSlugs(slugs)
  dispatchSavedConcertsChange()
}

/** Replaces the device's list. The caller must call `dispatchSavedConcertsChange` afterwards. */
export const writeSavedSlugs = (slugs: readonly string[]): void =>
  writeLocalStorage(savedKey, slugs.length > 0 ? JSON.stringify(slugs) : null)

export const dispatchSavedConcertsChange = (): boolean =>
  document.dispatchEvent(new Event(savedConcertsEvent))

/**
 * Calls back when the list may have changed: on this page, in another tab, or while the page was in the back-forward
 * cache.
 */
export function onSavedConcertsChange(listener: () => void): void {
  document.addEventListener(savedConcertsEvent, listener)
  addEventListener('storage', ({ key }) => {
    if (key === savedKey || key === null) listener()
  })
  onPageRestored(listener)
}
