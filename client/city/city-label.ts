import { allCitiesId, type PickerCity, toCompactName } from '../../src/shared/city.ts'
import { findCityLink, makeAllCitiesHere } from './all-cities.ts'
import { fetchCities } from './fetch-cities.ts'
import { isInPageLanguage, onCityChange, readCity, storeCity } from './stored-city.ts'

/**
 * Keeps the header's link named after the stored city. Most pages are the same for every city, so the server
 * leaves the name to the browser.
 */
export function nameCity(): void {
  const update = () => {
    const city = readCity()
    if (!city) return
    if (city.id === allCitiesId) show(makeAllCitiesHere())
    else if (isInPageLanguage()) show(city)
    else void translate(city).then(storeCity, () => show(city))
  }
  update()
  onCityChange(update)
}

function show({ attributes: { name } }: PickerCity): void {
  const link = findCityLink()
  if (!link) return
  setText(link.querySelector('[data-city-name]'), name)
  setText(link.querySelector('[data-city-name-compact]'), toCompactName(name))
}

/** Text that is right already stays: writing it anew would make the browser lay the header out again. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

/** The same city with its name in the page's language. @throws when it can't be had. */
async function translate({ attributes: { slug, name } }: PickerCity): Promise<PickerCity> {
  const found = (await fetchCities(name)).find((city) => city.attributes.slug === slug)
  if (!found) throw new Error(`no city ${slug}`)
  return found
}
