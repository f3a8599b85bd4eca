import { allCitiesId, isPickerCity, type PickerCity } from '../../src/shared/city.ts'
import { cityCookie, cityKey, languageKey } from '../../src/shared/stored-names.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import { readStored, writeStored } from '../storage.ts'

const cityEvent = 'tutti:city'

/** The city whose page the server sent: it knows the cookie and nothing else. */
const shownSlug = readCookie(cityCookie)

/** The city that the visitor chose; `null` when none was. What can't be read is removed. */
export function readCity(): PickerCity | null {
  const stored = readStored(cityKey)
  if (stored === null) return null
  try {
    const city: unknown = JSON.parse(stored)
    if (isPickerCity(city)) return city
  } catch {
    // Not JSON: the same as JSON that is no city.
  }
  writeStored(cityKey, null)
  return null
}

/** Keeps a city for this visitor and for the server, and tells the page. */
export function storeCity(city: PickerCity): void {
  writeStored(cityKey, JSON.stringify(city))
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
    if (key === cityKey) listener()
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
  if (isOfCity && readCookie(cityCookie) !== shownSlug && !new URLSearchParams(location.search).has('city')) {
    location.reload()
  }
}

/** A page from the back-forward cache may be of the city that was chosen before. */
export function showStoredCityOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStoredCity()
  })
}
