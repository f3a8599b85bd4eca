import {
  allCitiesId,
  isPickerCity,
  makeAllCities,
  type PickerCity,
  toCompactName,
} from '../../src/shared/picker-city.ts'
import { isCityAnswered, isCityInPageLanguage, onCityChange, readCity, storeCity } from './stored-city.ts'

/** @returns the header's link to the list of cities, on which a click opens the city picker. */
export const findCityLink = (): HTMLElement | null => document.querySelector('[data-city-link]')

/**
 * Shows the stored city's name on the header's link, now and after each change. Most pages are the same for every
 * city, so the server leaves the name to the browser.
 */
export function showCityInHeader(): void {
  const update = () => {
    const city = readCity()
    if (!city) return
    if (city.id === allCitiesId) showName(makeAllCitiesChoice())
    else if (isCityInPageLanguage()) showName(city)
    else
      void translate(city).then(
        (named) => storeCity(named, isCityAnswered()),
        () => showName(city),
      )
  }
  update()
  onCityChange(update)
}

/** @returns the choice «All cities» in the page's language: the server writes its names on the header's link. */
export function makeAllCitiesChoice(): PickerCity {
  const { allCities = '', allCitiesPrepositional = '' } = findCityLink()?.dataset ?? {}
  return makeAllCities(allCities, allCitiesPrepositional)
}

/**
 * Asks `GET /api/cities` in the page's language.
 *
 * @param query text that the names are searched for; an empty text returns all cities.
 * @throws when the answer can't be had or is no list, and when the signal aborts the call.
 */
export async function fetchCities(query: string, signal?: AbortSignal): Promise<PickerCity[]> {
  const call = new URLSearchParams({ locale: document.documentElement.lang, query })
  const answer = await fetch(`/api/cities?${call}`, signal ? { signal } : {})
  if (!answer.ok) throw new Error(`cities: status ${answer.status}`)
  const { data }: { data: unknown[] } = await answer.json()
  return data.filter(isPickerCity)
}

/** @returns the same city with its name in the page's language. @throws when the name can't be had. */
async function translate({ attributes: { slug, name } }: PickerCity): Promise<PickerCity> {
  const found = (await fetchCities(name)).find((city) => city.attributes.slug === slug)
  if (!found) throw new Error(`no city ${slug}`)
  return found
}

function showName({ attributes: { name } }: PickerCity): void {
  const link = findCityLink()
  if (!link) return
  setText(link.querySelector('[data-city-name]'), name)
  setText(link.querySelector('[data-city-name-compact]'), toCompactName(name))
}

/** Leaves a text alone that is right already: writing it would make the browser lay the header out again. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
