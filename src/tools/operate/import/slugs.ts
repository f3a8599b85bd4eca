import { transliterate } from '../../../search/transliteration.ts'
import { foldText } from '../../../shared/fold-text.ts'
import { allLocales } from '../../../shared/locales.ts'

/** Leaves room for a city and a date within the longest slug (`maxSlugLength`). */
const maxNameLength = 70

/** On a site of a language that spells umlauts with «e» too, as German does: `muenchen`, not `munchen`. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const spellsUmlauts = foldText('ae') === foldText('ä')
const withUmlauts = (text: string): string =>
  spellsUmlauts ? text.normalize('NFC').replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : text

/** Folds letters to those without accents. What stands for an umlaut is no accent. */
const toPlainLetters = (text: string): string => foldText(withUmlauts(text), [])

/** Returns a name as a part of an address: `Музыка кино` is `muzyka-kino`; empty for scripts without Latin spellings. */
export function toSlug(name: string): string {
  const lower = name.toLowerCase()
  const [latin = lower] = transliterate(lower, allLocales).slice(-1)
  const folded = toPlainLetters(/[а-яё]/.test(lower) ? latin : lower)
  // Letters of Kazakh and its like are folded to Russian ones.
  const [spelled = folded] = /[а-я]/.test(folded) ? transliterate(folded, allLocales).slice(-1) : []
  const words = spelled
    .toLowerCase()
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return cutWords(words)
}

function cutWords(words: readonly string[]): string {
  const kept = words.filter((_, at) => words.slice(0, at + 1).join('-').length <= maxNameLength)
  return kept.length > 0 ? kept.join('-') : (words[0]?.slice(0, maxNameLength) ?? '')
}

/** Returns the first of the slugs that isn't taken, with a number where all are; and takes it. */
export function takeSlug(taken: Set<string>, ...wishes: readonly string[]): string {
  const last = wishes.at(-1) ?? 'entry'
  const free = wishes.find((wish) => wish && !taken.has(wish)) ?? numbered(taken, last)
  taken.add(free)
  return free
}

function numbered(taken: ReadonlySet<string>, slug: string): string {
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
