import { cityNames } from '../brand/chosen.ts'
import { foldCityName } from './choose-city.ts'

/** Finds the other names of the city that has any of the given names, such as «спб» and «питер». */
export function findCityAliases(names: string[]): string[] {
  const spoken = names.map(toSpoken)
  return cityNames
    .filter((group) => group.map(toSpoken).some((name) => spoken.some((text) => text.includes(name))))
    .flat()
}

/** Surrounds a text with spaces, so that `includes` finds whole words only. */
const toSpoken = (text: string) => ` ${foldCityName(text)} `
