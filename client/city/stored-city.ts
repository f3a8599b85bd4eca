import { allCitiesId, isPickerCity, type PickerCity } from '../../src/shared/picker-city.ts'
import { cityCookie, cityKey, cityUnansweredKey, languageKey } from '../../src/shared/stored-names.ts'
import {
  readDocumentCookie,
  readLocalStorage,
  writeDocumentCookie,
  writeLocalStorage,
} from '../browser/storage.ts'
import { onPageRestored } from '../browser/timing.ts'

const cityEvent = 'tutti:city'

/** The slug of the city whose page the server sent: the server reads the cookie and nothing else. */
const shownSlug = readDocumentCookie(cityCookie)

/** @returns the city that the visitor chose; `null` where none was. A value that can't be read is removed. */
export function readCity(): PickerCity | null {
  const stored = readLocalStorage(cityKey)
  if (stored === null) return null
  try {
    const city: unknown = JSON.parse(stored)
    if (isPickerCity(city)) return city
  } catch {
    // A text that isn't JSON is treated as JSON that is no city.
  }
  writeLocalStorage(cityKey, null)
  return null
}

/** Whether the visitor has answered for the stored city, which was otherwise confirmed after 15 seconds. */
export const isCityAnswered = (): boolean => readLocalStorage(cityUnansweredKey) === null

/**
 * Stores a city in localStorage and, for the server, in a cookie, and tells the page by an event.
 *
 * @param isAnswered whether the visitor has chosen it, or agreed to it
 */
export function storeCity(city: PickerCity, isAnswered = true): void {
  writeLocalStorage(cityKey, JSON.stringify(city))
  writeLocalStorage(cityUnansweredKey, isAnswered ? null : '1')
  writeLocalStorage(languageKey, document.documentElement.lang)
  writeDocumentCookie(cityCookie, toSlug(city))
  document.dispatchEvent(new CustomEvent(cityEvent))
}

/** The choice «All cities» has no slug and no cookie: the server's default pages are for all cities. */
const toSlug = (city: PickerCity) => (city.id === allCitiesId ? '' : encodeURIComponent(city.attributes.slug))

/**
 * Sets the city's cookie again where only localStorage still has the city: Safari deletes cookies that scripts set
 * after a week. This page stays as it is; the next one is for the city.
 */
export function restoreCityCookie(): void {
  const city = readCity()
  if (city && toSlug(city) !== shownSlug) writeDocumentCookie(cityCookie, toSlug(city))
}

/** @returns whether the stored city's name is in the language of the page. */
export const isCityInPageLanguage = (): boolean =>
  [null, document.documentElement.lang].includes(readLocalStorage(languageKey))

/**
 * Calls back when the city may have changed: on this page, in another tab, or while the page was in the back-forward
 * cache.
 */
export function onCityChange(listener: () => void): void {
  document.addEventListener(cityEvent, listener)
  addEventListener('storage', ({ key }) => {
    if (key === cityKey) listener()
  })
  onPageRestored(listener)
}

/**
 * Reloads a page that was made for another city than the stored one. An address that names a city (`?city=`) shows that
 * city, whatever is stored.
 */
export function reloadForStoredCity(): void {
  const isOfCity = 'variesByCity' in document.documentElement.dataset
  if (
    isOfCity &&
    readDocumentCookie(cityCookie) !== shownSlug &&
    !new URLSearchParams(location.search).has('city')
  ) {
    location.reload()
  }
}

/**
 * Reloads a page that was prefetched for another city than the one that the visitor has chosen since. The header of a
 * page that varies by city names the city that it was made for. A page fetched again is never wrong, so this can't
 * reload twice.
 */
export function reloadPrefetchedCity(): void {
  const [entry] = performance.getEntriesByType('navigation')
  // `deliveryType` says that a page was prefetched or came out of a cache; TypeScript doesn't know it yet.
  const { deliveryType = '', type } = (entry ?? {}) as { deliveryType?: string; type?: string }
  const served = document.querySelector<HTMLElement>('[data-served-city]')?.dataset.servedCity
  const isAsked = new URLSearchParams(location.search).has('city')
  if (!deliveryType || type === 'reload' || served === undefined || isAsked) return
  if (served !== readDocumentCookie(cityCookie)) location.reload()
}
