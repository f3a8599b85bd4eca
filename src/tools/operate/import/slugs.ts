import { toLatin } from '../../../search/transliteration.ts'
import { foldText } from '../../../shared/fold-text.ts'

/** Leaves room for a city and a date within the longest slug (`maxSlugLength`). */
const maxNameLength = 70

/** Spellings of umlauts on a site whose languages write them with «e» too, as German does: `muenchen`, not `munchen`. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const spellsUmlauts = foldText('ae') === foldText('ä')
const withUmlauts = (text: string): string =>
  spellsUmlauts ? text.normalize('NFC').replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : text

/** Returns a name as a part of an address: `Музыка кино` is `muzyka-kino`; empty for scripts without Latin spellings. */
export function toSlug(name: string): string {
  const latin = Array.from(withUmlauts(name.toLowerCase()), toLatinLetter).join('')
  const words = foldText(latin, [])
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
  return cutWords(words.filter(Boolean))
}

/** Letters of Kazakh and its like are spelled as the Russian ones that they are folded to. */
const toLatinLetter = (letter: string): string => {
  if (!/\p{Script=Cyrillic}/u.test(letter)) return letter
  return toLatin(/[а-яё]/.test(letter) ? letter : foldText(letter, []))
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
