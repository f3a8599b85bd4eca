import { createMemory } from '../cache/memory.ts'

/**
 * What a part of a page is made of, and nothing else: while all of it is the same, its HTML is too. Rendering is
 * nearly all that a page costs; content changes once in a while.
 */
export interface MadeOf {
  /** Content, as the content cache hands it out: a new version of it is a new object. */
  content: readonly object[]
  /** Everything else that the part depends on: language, query, what the clock changes. */
  otherwise: readonly unknown[]
}

const maxBytes = 2 * 1024 * 1024
/** The isolate's copies: plain text, by version of their content. */
const kept = createMemory<string>(maxBytes)
const versions = new WeakMap<object, number>()
let lastVersion = 0

function versionOf(content: object): number {
  const known = versions.get(content)
  if (known !== undefined) return known
  lastVersion += 1
  versions.set(content, lastVersion)
  return lastVersion
}

const keyOf = ({ content, otherwise }: MadeOf) => JSON.stringify([content.map(versionOf), otherwise])

export const findHtml = (madeOf: MadeOf): string | undefined => kept.get(keyOf(madeOf))

/** Characters count as two bytes: HTML in Russian or Thai isn't Latin-1, and is kept in UTF-16. */
export const keepHtml = (madeOf: MadeOf, html: string): void => kept.set(keyOf(madeOf), html, html.length * 2)
