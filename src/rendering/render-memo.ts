import { createMemory } from '../cache/memory.ts'
import type { City } from '../content/places/cities.ts'
import type { Site } from '../content/site/site.ts'
import type { Page } from './define-page.ts'
import type { Head } from './head.ts'
import { versionOf } from './html-memo.ts'

/** Some sixty pages of sixty concerts. */
const maxBytes = 3 * 1024 * 1024
/** The isolate's copies: plain bytes, by all that they were made of. */
const kept = createMemory<Uint8Array<ArrayBuffer>>(maxBytes)

/** A page on its way, with all that its bytes depend on. */
export interface PageRendering<Asked extends Page> {
  definition: { View: object; clock?(page: Asked, data: object): unknown }
  page: Asked
  head: Head
  /** What its view is given; promises among it. */
  data: object
}

export interface RenderMemo {
  /** Its bytes, where all that it is made of has come and was the same before. Waits for no store and no service. */
  find: () => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** @param html of the whole page */
  keep: (html: string) => Promise<void>
}

/**
 * A page is used again as it was sent while all that it is made of is the same: what its address asks, what its loaders
 * give, what frames it, and what the clock changes of it, which its definition names (`clock`).
 *
 * @returns `undefined` for a page that shows more: to one visitor, to editors, or a form as it came back
 */
export function findRenderMemo<Asked extends Page>(making: PageRendering<Asked>): RenderMemo | undefined {
  const { definition, page, data } = making
  if (!definition.clock || page.kind !== 'public' || page.form?.key) return undefined
  if (page.isAdmin || page.isEditor || page.preview) return undefined
  const key = Promise.all([settle(data), page.site, page.city]).then((come) => toKey(making, come))
  // Who finds no page renders it, and reports there what failed.
  key.catch(() => undefined)
  return {
    async find() {
      const known = await ifAtHand(key)
      return known === undefined ? undefined : kept.get(known)
    },
    async keep(html) {
      const bytes = Uint8Array.from(new TextEncoder().encode(html))
      kept.set(await key, bytes, bytes.length)
    },
  }
}

/** What the page's view is given, and what frames it. */
type Come = readonly [data: object, site: Site, city: City | null | undefined]

async function settle(values: object): Promise<object> {
  const settled = Object.entries(values).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(settled))
}

/** Content out of the isolate's memory is there after this many turns of promises; a timer would cost more than the page. */
const turnsOfMemory = 64

async function ifAtHand<Value>(coming: Promise<Value>): Promise<Value | undefined> {
  const come: { value?: Value } = {}
  const note = (value: Value) => {
    come.value = value
  }
  coming.then(note, () => undefined)
  for (let turn = 0; turn < turnsOfMemory && !('value' in come); turn++) await undefined
  return come.value
}

function toKey<Asked extends Page>(
  { definition, page, head }: PageRendering<Asked>,
  [data, ...frame]: Come,
): string {
  const { locale, path, origin, params, query, today, names, announcement, externalServices } = page
  const asked = { locale, path, origin, params, query, today, names, announcement, externalServices }
  const isVaried = page.city !== undefined
  const code = [definition.View, page.config].map(versionOf)
  const shown = JSON.stringify([head, definition.clock?.(page, data)])
  return `${code} ${isVaried} ${shown} ${describe({ asked, data, frame }, depth)}`
}

/** Deeper than this, and in longer lists, a value is known by being the same object. */
const depth = 5
const shortList = 12

/**
 * Two values of one description are the same. Both ways to see it hold: content is the same object until it changes,
 * and what a loader puts together anew each time is short.
 */
function describe(value: unknown, levels: number): string {
  if (typeof value === 'function') return `#${versionOf(value)}`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const isWalked = levels > 0 && isPlain(value) && !(Array.isArray(value) && value.length > shortList)
  if (!isWalked) return `#${versionOf(value)}`
  if (Array.isArray(value)) return `[${value.map((each) => describe(each, levels - 1))}]`
  return `{${Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}:${describe(each, levels - 1)}`)}}`
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
