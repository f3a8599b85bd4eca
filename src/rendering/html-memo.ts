import { createMemory } from '../cache/memory.ts'

/**
 * Everything that a part of a page depends on: while it is unchanged, the part's HTML can be reused. Rendering is
 * nearly all of a page's CPU time, and content rarely changes.
 */
export interface MemoSources {
  /** Content as the content cache returns it: a changed version is another object. */
  content: readonly object[]
  /** All other values: language, query, and what depends on time. */
  otherwise: readonly unknown[]
}

const maxBytes = 2 * 1024 * 1024
/** HTML by its sources, in the memory of this isolate. */
const kept = createMemory<string>(maxBytes)
const versions = new WeakMap<object, number>()
let lastVersion = 0

/** Numbers objects: equal numbers mean the same object. */
export function versionOf(content: object): number {
  const known = versions.get(content)
  if (known !== undefined) return known
  lastVersion += 1
  versions.set(content, lastVersion)
  return lastVersion
}

/** A character counts as two bytes: HTML in Russian or Thai isn't Latin-1, so the engine stores it in UTF-16. */
const bytesOf = (text: string) => text.length * 2

const keyOf = ({ content, otherwise }: MemoSources) => JSON.stringify([content.map(versionOf), otherwise])

export const recallHtml = (madeOf: MemoSources): string | undefined => kept.get(keyOf(madeOf))

export const rememberHtml = (madeOf: MemoSources, html: string): void =>
  kept.set(keyOf(madeOf), html, bytesOf(html))

/**
 * About eight hundred rows of a schedule. They have a memory of their own, since one larger piece would push out forty
 * rows.
 */
const maxPartBytes = 2 * 1024 * 1024
const parts = createMemory<string>(maxPartBytes)

/** Makes the key of a memoized component from its props, so that equal rows of two lists share one entry. */
export const toPartKey = (component: object, props: object): string =>
  `${versionOf(component)} ${JSON.stringify(props)}`

export const recallPart = (key: string): string | undefined => parts.get(key)

export const rememberPart = (key: string, html: string): void =>
  parts.set(key, html, bytesOf(key) + bytesOf(html))
