import type { Json, Row } from '../../../src/strapi-emulator/row.ts'

/** Longest text that may be a word of a fixed list, such as a status or a layout; it contains no blank. */
const wordLength = 24
/** An attribute with more different words than this contains names or times. */
const mostWords = 14

/**
 * Chooses as few rows as possible that show every kind of value of each attribute: present, absent, empty, one,
 * several; every word of a fixed list; every component, with the kinds of its attributes. Rows that show most come
 * first.
 */
export function chooseVaried(rows: readonly Row[]): Row[] {
  const words = wordsOf(rows)
  const kinds = new Map(rows.map((row) => [row, new Set(kindsOf(row, '', words))]))
  const waiting = new Set([...kinds.values()].flatMap((each) => [...each]))
  const chosen: Row[] = []
  while (waiting.size > 0) {
    const [best] = [...kinds].toSorted(
      ([, one], [, other]) => countIn(waiting, other) - countIn(waiting, one),
    )
    if (!best) break
    chosen.push(best[0])
    for (const kind of best[1]) waiting.delete(kind)
  }
  return chosen
}

const countIn = (waiting: ReadonlySet<string>, kinds: ReadonlySet<string>) =>
  [...kinds].filter((kind) => waiting.has(kind)).length

type Words = ReadonlyMap<string, ReadonlySet<string>>

/** Names of kinds, such as `status: cancelled` and `tickets of ticket.external-link: several`. */
function kindsOf(value: Json, path: string, words: Words): string[] {
  if (value === null || value === '') return [`${path}: none`]
  if (typeof value === 'boolean') return [`${path}: ${value}`]
  if (typeof value === 'string') {
    return [`${path}: ${words.get(path)?.has(value) ? value : 'text'}`]
  }
  if (typeof value === 'number') return [`${path}: ${value === 0 ? 'zero' : 'number'}`]
  if (isList(value)) {
    const length = ['none', 'one'][value.length] ?? 'several'
    return [`${path}: ${length}`, ...value.flatMap((each) => kindsOf(each, path, words))]
  }
  return Object.entries(value).flatMap(([name, each]) =>
    kindsOf(each, `${path}${componentOf(value)}.${name}`, words),
  )
}

/** Words of each attribute that contains only words of a fixed list; some words occur more than once. */
function wordsOf(rows: readonly Row[]): Words {
  const texts = new Map<string, string[]>()
  const note = (value: Json, path: string): void => {
    if (typeof value === 'string') texts.set(path, [...(texts.get(path) ?? []), value])
    else if (isList(value)) for (const each of value) note(each, path)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) note(each, `${path}${componentOf(value)}.${name}`)
    }
  }
  for (const row of rows) note(row, '')
  const isWord = (text: string) => text.length <= wordLength && !/\s/.test(text)
  return new Map(
    [...texts].flatMap(([path, all]) => {
      const different = new Set(all)
      const areWords = different.size <= mostWords && different.size < all.length && all.every(isWord)
      return areWords ? [[path, different] as const] : []
    }),
  )
}

const componentOf = (value: object): string =>
  '__component' in value ? ` of ${String(value.__component)}` : ''

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
