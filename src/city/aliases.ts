import { cityNames } from '../brand/chosen.ts'
import { toComparable } from './choose-city.ts'

/** What else a city is called that has any of these names: `спб`, `питер`. */
export function cityAliasesOf(names: string[]): string[] {
  const spoken = names.map(toSpoken)
  return cityNames
    .filter((group) => group.map(toSpoken).some((name) => spoken.some((text) => text.includes(name))))
    .flat()
}

/** With a space at each end of each word: whole words are found in it. */
const toSpoken = (text: string) => ` ${toComparable(text)} `
