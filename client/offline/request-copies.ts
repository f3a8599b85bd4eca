import { pathTo } from '../../src/routes/paths.ts'
import { allCitiesId } from '../../src/shared/picker-city.ts'
import { keptCityKey } from '../../src/shared/stored-names.ts'
import { localePath, slugPattern } from '../../src/shared/urls.ts'
import { pageLocale } from '../browser/root-element.ts'
import { isSavingData } from '../browser/saving-data.ts'
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts'
import { readCity } from '../city/stored-city.ts'
import { readSavedSlugs } from '../saved/saved-concerts.ts'
import { refreshSavedConcertRows } from '../saved/saved-rows.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** Asks the service worker to cache the pages that this visitor may need without a network; it skips fresh copies. */
export async function requestOfflineCopies(): Promise<void> {
  if (!navigator.serviceWorker || !navigator.onLine) return
  const { active } = await navigator.serviceWorker.ready
  document.documentElement.dataset.offlineReady = ''
  const locale = pageLocale()
  // A visitor who saves data gets only the concerts that they saved.
  const addresses = [...listSaved(), ...(isSavingData() ? [] : listSchedule())]
  const message: WorkerMessage = {
    type: 'keep',
    locale,
    anew: isOtherCity(),
    addresses: [
      // The current page is among the addresses, since it may have been loaded before the service worker was there.
      `${location.pathname}${location.search}`,
      ...addresses.map((path) => localePath(locale, path)),
    ],
  }
  active?.postMessage(message)
  await cacheSavedRows()
}

/** Caches the rows of the page of saved concerts, which it fetches by a request of its own. */
async function cacheSavedRows(): Promise<void> {
  const slugs = readSavedSlugs()
  if (slugs.length === 0) return
  // Without a network, or without room on the device, the next page tries again.
  await refreshSavedConcertRows(localePath(pageLocale(), pathTo('saved')), slugs).catch(() => undefined)
}

/** @returns paths of the concerts that the visitor saved, each with its evening, and of the page that lists them. */
function listSaved(): string[] {
  const concerts = readSavedSlugs()
  return concerts.length > 0
    ? [
        pathTo('saved'),
        ...concerts.flatMap((slug) => [pathTo('evening', { slug }), pathTo('concert', { slug })]),
      ]
    : []
}

/** @returns whether the city differs from the one for which pages were cached last, and stores it. */
function isOtherCity(): boolean {
  const city = readCitySlug()
  const isOther = city !== (readLocalStorage(keptCityKey) ?? '')
  if (isOther) writeLocalStorage(keptCityKey, city)
  return isOther
}

/** @returns the chosen city's slug; an empty text where none was chosen. */
function readCitySlug(): string {
  const city = readCity()
  const isChosen = city && city.id !== allCitiesId && slugPattern.test(city.attributes.slug)
  return isChosen ? city.attributes.slug : ''
}

/** @returns paths of the schedule, the visitor's city and the home page, with which an installed site starts. */
function listSchedule(): string[] {
  const city = readCitySlug()
  return [pathTo('concerts'), ...(city ? [pathTo('city', { slug: city })] : []), pathTo('home')]
}
