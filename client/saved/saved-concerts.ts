import { toSavedSlugs } from '../../src/shared/saved.ts'
import { savedKey } from '../../src/shared/stored-names.ts'
import { readStored, writeStored } from '../storage.ts'
import { savedEvent } from './saved-event.ts'

/** Slugs of the concerts saved on this device, the newest first. What can't be read is as good as none. */
export function readSaved(): string[] {
  try {
    return toSavedSlugs(JSON.parse(readStored(savedKey) ?? '[]'))
  } catch {
    return []
  }
}

/** Saves a concert, or takes it out of the list, and tells the page by `savedEvent`. */
export function keepSaved(slug: string, isSaved: boolean): void {
  const others = readSaved().filter((each) => each !== slug)
  // The newest stands first: a list that is full loses its oldest.
  const slugs = toSavedSlugs(isSaved ? [slug, ...others] : others)
  writeSaved(slugs)
  tellOfSaved()
}

/** Puts a list in the place of the device's; whoever does so tells the page by `tellOfSaved`. */
export const writeSaved = (slugs: readonly string[]): void =>
  writeStored(savedKey, slugs.length > 0 ? JSON.stringify(slugs) : null)

export const tellOfSaved = (): boolean => document.dispatchEvent(new Event(savedEvent))

/** Calls back when the list has changed: on this page, in another tab, or while the page wasn't shown. */
export function onSavedChange(listener: () => void): void {
  document.addEventListener(savedEvent, listener)
  addEventListener('storage', ({ key }) => {
    if (key === savedKey || key === null) listener()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}
