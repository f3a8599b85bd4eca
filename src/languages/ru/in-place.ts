import { capitalise } from '../../shared/capitalise.ts'
import { type CityInText, nameInText } from '../city-in-text.ts'

/**
 * «в Казани», but «во Владивостоке»: before в or ф with another consonant after it «в» becomes «во». A city may have a
 * preposition of its own: «на Пхукете».
 */
export function inPlace(city: CityInText): string {
  const name = nameInText(city)
  const usual = /^[вф][^аеёиоуыэюя]/i.test(name) ? 'во' : 'в'
  return `${(typeof city === 'object' && city.preposition) || usual} ${name}`
}

/** Returns the same words with a capital letter, for the beginning of a sentence. */
export const atPlaceStart = (city: CityInText): string => capitalise(inPlace(city))
