import { cityNames } from '../../brand/chosen.ts'
import { foldText } from '../../shared/fold-text.ts'

/** Finds the other names of the city that has any of the given names, such as «спб» and «питер». */
export function findCityAliases(names: string[]): string[] {
  const spoken = names.map(toSpoken)
  return cityNames
    .filter((group) => group.map(toSpoken).some((name) => spoken.some((text) => text.includes(name))))
    .flat()
}

/** Surrounds a text with spaces, so that `includes` finds whole words only. */
const toSpoken = (text: string) => ` ${foldCityName(text)} `

/** Folds a name for comparison: case, diacritics and punctuation don't matter, words are separated by one space. */
export const foldCityName = (name: string): string =>
  foldText(name)
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim()
