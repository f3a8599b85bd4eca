import { allLocales } from '../shared/locales.ts'
import type { SearchReason } from '../shared/search.ts'
import { transliterate } from '../shared/transliteration.ts'
import { splitWords, toSpacedWords } from './words.ts'

/** Names by which an entry is found: those that its card shows, and the others. */
export interface FoundNames {
  shown: readonly (string | undefined)[]
  works: readonly string[]
  people: readonly string[]
}

/** The shortest word that a reason is given for: shorter ones are prepositions and numbers. */
const minLength = 3
/** How many letters of an ending may differ, as in «циммера» and «Циммер». */
const ending = 2
const minStem = 4

/**
 * Says why an entry was found, if its card doesn't show it: the first work or person whose name has a word of the text. A
 * word that was found by a typo only isn't explained.
 *
 * @param text as it was searched for
 */
export function findReason(text: string, { shown, works, people }: FoundNames): SearchReason | undefined {
  const readings = toReadings(text)
  if (readings.length === 0) return undefined
  const known = shown.map((name) => toWordText(name ?? ''))
  for (const starts of readings) {
    if (known.some((name) => hasAny(name, starts))) continue
    // A name in the script that was typed comes before its other spellings.
    for (const start of starts) {
      const work = findNamed(works, start)
      if (work !== undefined) return { kind: 'work', name: work }
      const person = findNamed(people, start)
      if (person !== undefined) return { kind: 'person', name: person }
    }
  }
  return undefined
}

/** @returns for each word of a text how it begins: as it was typed, and in the other script */
function toReadings(text: string): string[][] {
  if (!text) return []
  const texts = [text, ...transliterate(text, allLocales)].map(splitWords)
  return (texts[0] ?? []).flatMap((word, at) =>
    word.length < minLength ? [] : [texts.flatMap((words) => (words[at] ? [toStart(words[at])] : []))],
  )
}

const toStart = (word: string): string => ` ${word.slice(0, Math.max(minStem, word.length - ending))}`

const hasAny = (name: string, starts: readonly string[]): boolean =>
  starts.some((start) => name.includes(start))

/** A name as its folded words, each after a space. */
const toWordText = (name: string): string => ` ${toSpacedWords(name).join(' ')}`

/** The words of each list of names, computed once, as long as the index keeps the list. */
const wordTexts = new WeakMap<readonly string[], string[]>()

function findNamed(names: readonly string[], start: string): string | undefined {
  const texts = wordTexts.get(names) ?? names.map(toWordText)
  wordTexts.set(names, texts)
  return names[texts.findIndex((name) => name.includes(start))]
}
