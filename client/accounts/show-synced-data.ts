import { findPage } from '../../src/routes/address-rules.ts'
import { addresses } from '../../src/routes/addresses.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'
import { fetchCities, makeAllCitiesChoice } from '../city/header-city.ts'
import { storeCity } from '../city/stored-city.ts'
import { addHeartButtons } from '../saved/hearts.ts'
import type { SyncResponse } from './sync-request.ts'
import { readDeviceData, readSyncState, writeSyncState } from './sync-storage.ts'

/** @returns whether this page is the account's own, which shows personal data. */
export const isAccountPage = (): boolean =>
  findPage(splitLocalePath(location.pathname, allLocales).path) === addresses.account

/** Stores the account's city on the device. This page stays as it is; the next one is for that city. */
export async function applyAccountCity({ owner, city: slug }: SyncResponse): Promise<void> {
  const before = readDeviceData().city
  if (slug === undefined || slug === before) return
  const city = slug === '' ? makeAllCitiesChoice() : await findCity(slug)
  const owned = readSyncState()
  // The answer is dropped: another user has signed in meanwhile, or this one has chosen another city.
  if (!city || owned?.owner !== owner || readDeviceData().city !== before) return
  writeSyncState({ ...owned, seen: { ...owned.seen, city: slug } })
  storeCity(city)
}

/** @returns `undefined` where the city can't be had or exists no longer: the device keeps its own city. */
const findCity = (slug: string) =>
  fetchCities('').then(
    (cities) => cities.find(({ attributes }) => attributes.slug === slug),
    () => undefined,
  )

/** Fetches the account page again after the first sync, and replaces its parts (`data-kept`) that show synced data. */
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
    console.warn('synced data could not be shown', error)
  }
}
