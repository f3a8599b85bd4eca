import { findPage } from '../../src/routes/address-rules.ts'
import { addresses } from '../../src/routes/addresses.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'
import { fetchCities, makeAllCitiesChoice } from '../city/header-city.ts'
import { storeCity } from '../city/stored-city.ts'
import { addHeartButtons } from '../saved/hearts.ts'
import type { SyncResponse } from './sync-request.ts'
import { readDeviceData, readSyncState, writeSyncState } from './sync-storage.ts'

/** Whether this page shows what is somebody's alone. */
export const isAccountPage = (): boolean =>
  findPage(splitLocalePath(location.pathname, allLocales).path) === addresses.account

/** The account's city becomes the device's. The page stays as it is; the next one is the city's. */
export async function applyAccountCity({ owner, city: slug }: SyncResponse): Promise<void> {
  const before = readDeviceData().city
  if (slug === undefined || slug === before) return
  const city = slug === '' ? makeAllCitiesChoice() : await findCity(slug)
  const owned = readSyncState()
  // Somebody else has signed in meanwhile, or they have chosen another one.
  if (!city || owned?.owner !== owner || readDeviceData().city !== before) return
  writeSyncState({ ...owned, seen: { ...owned.seen, city: slug } })
  storeCity(city)
}

/** Without an answer, or where the city is no more, the device keeps its own; the next page tries again. */
const findCity = (slug: string) =>
  fetchCities('').then(
    (cities) => cities.find(({ attributes }) => attributes.slug === slug),
    () => undefined,
  )

/** The account's page came before the device's things had joined: its parts that show them are fetched anew. */
export async function refreshSyncedParts(): Promise<void> {
  const parts = document.querySelectorAll('[data-kept]')
  if (parts.length === 0) return
  try {
    const answer = await fetch(location.pathname)
    if (!answer.ok || answer.redirected) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    for (const part of parts) {
      const anew = page.querySelector(`[data-kept="${part.getAttribute('data-kept')}"]`)
      if (anew) part.replaceChildren(...anew.childNodes)
    }
    addHeartButtons(document)
  } catch (error) {
    console.warn('what is kept could not be shown anew', error)
  }
}
