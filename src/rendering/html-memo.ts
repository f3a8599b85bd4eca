import { createMemory } from '../cache/memory.ts'

/**
 * What a part of a page is made of, and nothing else: while all of it is the same, its HTML is too. Rendering is
 * nearly all that a page costs; content changes once in a while.
 */
export interface MemoSources {
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

/** Two objects of one number are one object. */
export function versionOf(content: object): number {
  const known = versions.get(content)
  if (known !== undefined) return known
  lastVersion += 1
  versions.set(content, lastVersion)
  return lastVersion
}

/** Characters count as two bytes: HTML in Russian or Thai isn't Latin-1, and is kept in UTF-16. */
const bytesOf = (text: string) => text.length * 2

const keyOf = ({ content, otherwise }: MemoSources) => JSON.stringify([content.map(versionOf), otherwise])

export const recallHtml = (madeOf: MemoSources): string | undefined => kept.get(keyOf(madeOf))

export const rememberHtml = (madeOf: MemoSources, html: string): void =>
  kept.set(keyOf(madeOf), html, bytesOf(html))

/** Some eight hundred rows of a schedule. Apart from the larger pieces, of which one would push out forty of them. */
const maxPartBytes = 2 * 1024 * 1024
const parts = createMemory<string>(maxPartBytes)

/** By what its props say, so that one row of two lists is kept once. */
export const toPartKey = (component: object, props: object): string =>
  `${versionOf(component)} ${JSON.stringify(props)}`

export const recallPart = (key: string): string | undefined => parts.get(key)

export const rememberPart = (key: string, html: string): void =>
  parts.set(key, html, bytesOf(key) + bytesOf(html))
