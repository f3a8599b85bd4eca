import { makeAllCities, type PickerCity } from '../../src/shared/city.ts'

/** The header's link to the list of cities, which the picker takes over. */
export const findCityLink = (): HTMLElement | null => document.querySelector('[data-city-link]')

/** «Все города» in the page's language: the server wrote its names on the header's link. */
export function makeAllCitiesHere(): PickerCity {
  const { allCities = '', allCitiesPrepositional = '' } = findCityLink()?.dataset ?? {}
  return makeAllCities(allCities, allCitiesPrepositional)
}
