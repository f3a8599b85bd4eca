import { pathTo } from '../../src/routes/paths.ts'
import { allCitiesId } from '../../src/shared/city.ts'
import { keptCityKey } from '../../src/shared/stored-names.ts'
import { localePath, slugPattern } from '../../src/shared/urls.ts'
import { pageLocale } from '../browser/root-element.ts'
import { isSavingData } from '../browser/saving-data.ts'
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts'
import { readCity } from '../city/stored-city.ts'
import { readSavedSlugs } from '../saved/saved-concerts.ts'
import { refreshSavedRows } from '../saved/saved-rows.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** Has the worker keep what this visitor will need without a network; it knows itself what is young enough. */
export async function requestOfflineCopies(): Promise<void> {
  if (!navigator.serviceWorker || !navigator.onLine) return
  const { active } = await navigator.serviceWorker.ready
  document.documentElement.dataset.offlineReady = ''
  const locale = pageLocale()
  // Where data is dear, only what the visitor asked for.
  const addresses = [...listSaved(), ...(isSavingData() ? [] : listSchedule())]
  const message: WorkerMessage = {
    type: 'keep',
    locale,
    // This page itself too: it may have come while the worker was on its way.
    anew: isOtherCity(),
    addresses: [
      `${location.pathname}${location.search}`,
      ...addresses.map((path) => localePath(locale, path)),
    ],
  }
  active?.postMessage(message)
  await keepListOfSaved()
}

/** The page above says what it is for; its rows are this device's, and come by a request of their own. */
async function keepListOfSaved(): Promise<void> {
  const slugs = readSavedSlugs()
  if (slugs.length === 0) return
  // Without a network, or without room, the next page tries again.
  await refreshSavedRows(localePath(pageLocale(), pathTo('saved')), slugs).catch(() => undefined)
}

/** The concerts that the visitor saved, and the page that lists them. */
function listSaved(): string[] {
  const concerts = readSavedSlugs()
  return concerts.length > 0
    ? [pathTo('saved'), ...concerts.map((slug: string) => pathTo('concert', { slug }))]
    : []
}

function isOtherCity(): boolean {
  const city = readCitySlug()
  const isOther = city !== (readLocalStorage(keptCityKey) ?? '')
  if (isOther) writeLocalStorage(keptCityKey, city)
  return isOther
}

/** Empty where none was chosen. */
function readCitySlug(): string {
  const city = readCity()
  const isChosen = city && city.id !== allCitiesId && slugPattern.test(city.attributes.slug)
  return isChosen ? city.attributes.slug : ''
}

/** The schedule of the visitor's city, and the page that the installed site begins with. */
function listSchedule(): string[] {
  const city = readCitySlug()
  return [pathTo('concerts'), ...(city ? [pathTo('city', { slug: city })] : []), pathTo('home')]
}
