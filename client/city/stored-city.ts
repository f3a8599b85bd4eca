import { allCitiesId, isPickerCity, type PickerCity } from '../../src/shared/city.ts'
import { cityCookie, storageKey } from '../../src/shared/constants.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import { readStored, writeStored } from '../storage.ts'

/** The language in which the stored city's name is written. */
const languageKey = `${storageKey}.language`
const cityEvent = 'tutti:city'

/** The city whose page the server sent: it knows the cookie and nothing else. */
const shownSlug = readCookie(cityCookie.name)

/** The city that the visitor chose; `null` when none was. What can't be read is removed. */
export function readCity(): PickerCity | null {
  const stored = readStored(storageKey)
  if (stored === null) return null
  try {
    const city: unknown = JSON.parse(stored)
    if (isPickerCity(city)) return city
  } catch {
    // Not JSON: the same as JSON that is no city.
  }
  writeStored(storageKey, null)
  return null
}

/** Keeps a city for this visitor and for the server, and tells the page. */
export function storeCity(city: PickerCity): void {
  writeStored(storageKey, JSON.stringify(city))
  writeStored(languageKey, document.documentElement.lang)
  writeCookie(cityCookie, toSlug(city))
  document.dispatchEvent(new CustomEvent(cityEvent))
}

/** «Все города» has no slug, and no cookie: the server's pages for nobody in particular are for it. */
const toSlug = (city: PickerCity) => (city.id === allCitiesId ? '' : encodeURIComponent(city.attributes.slug))

/**
 * Sets the cookie anew when it is gone and the city isn't: Safari keeps cookies of scripts for a week only.
 * The page stays as it is; the next one is the city's.
 */
export function keepCookie(): void {
  const city = readCity()
  if (city && toSlug(city) !== shownSlug) writeCookie(cityCookie, toSlug(city))
}

/** Whether the stored city's name is in the language of the page. */
export const isInPageLanguage = (): boolean =>
  [null, document.documentElement.lang].includes(readStored(languageKey))

/** Calls back when the city has changed: on this page, in another tab, or while the page was in the back-forward cache. */
export function onCityChange(listener: () => void): void {
  document.addEventListener(cityEvent, listener)
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) listener()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}

/**
 * Reloads a page whose content is another city's than the stored one's. An address that names a city itself
 * shows that one, whatever is stored.
 */
export function showStoredCity(): void {
  const isOfCity = 'variesByCity' in document.documentElement.dataset
  if (
    isOfCity &&
    readCookie(cityCookie.name) !== shownSlug &&
    !new URLSearchParams(location.search).has('city')
  ) {
    location.reload()
  }
}

/** A page from the back-forward cache may be of the city that was chosen before. */
export function showStoredCityOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStoredCity()
  })
}
