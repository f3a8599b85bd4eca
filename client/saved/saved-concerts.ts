import { toSavedSlugs } from '../../src/shared/saved.ts'
import { savedKey } from '../../src/shared/stored-names.ts'
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts'

/** Slugs of the concerts saved on this device, the newest first. What can't be read is as good as none. */
export function readSavedSlugs(): string[] {
  try {
    return toSavedSlugs(JSON.parse(readLocalStorage(savedKey) ?? '[]'))
  } catch {
    return []
  }
}

/** Saves a concert, or takes it out of the list, and tells the page by `savedChangeEvent`. */
export function setConcertSaved(slug: string, isSaved: boolean): void {
  const others = readSavedSlugs().filter((each) => each !== slug)
  // The newest stands first: a list that is full loses its oldest.
  const slugs = toSavedSlugs(isSaved ? [slug, ...others] : others)
  writeSavedSlugs(slugs)
  dispatchSavedChange()
}

/** Puts a list in the place of the device's; whoever does so tells the page by `dispatchSavedChange`. */
export const writeSavedSlugs = (slugs: readonly string[]): void =>
  writeLocalStorage(savedKey, slugs.length > 0 ? JSON.stringify(slugs) : null)

export const dispatchSavedChange = (): boolean => document.dispatchEvent(new Event(savedChangeEvent))

/** Calls back when the list has changed: on this page, in another tab, or while the page wasn't shown. */
export function onSavedChange(listener: () => void): void {
  document.addEventListener(savedChangeEvent, listener)
  addEventListener('storage', ({ key }) => {
    if (key === savedKey || key === null) listener()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}

/** On the document: the page's list of saved concerts has changed. In a file of its own, for `main.ts` hears it. */
export const savedChangeEvent = 'tutti:saved'
