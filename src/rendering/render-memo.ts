import { createBoundedMemory } from '../cache/memory.ts'
import type { City } from '../content/places/cities.ts'
import type { Page } from './define-page.ts'
import type { Head } from './head.ts'

/** Enough for about sixty pages with sixty concerts each. */
const maxBytes = 3 * 1024 * 1024
/** A rendered page, and the milliseconds at which something that it shows ends. */
interface RenderedBytes {
  bytes: Uint8Array<ArrayBuffer>
  goodUntil: number | undefined
}

/** Rendered pages by everything that they depend on, in the memory of this isolate. */
const pagesBySources = createBoundedMemory<RenderedBytes>(maxBytes)

/** A page that is about to be rendered, with everything that its HTML depends on. */
export interface PageRendering<Asked extends Page> {
  definition: { View: object; timeDependencies?(page: Asked, data: object): unknown }
  page: Asked
  head: Head
  /** The data of the view, which may contain promises. */
  data: object
  /** The milliseconds at which something that the page shows ends, once its data have arrived. */
  chooseExpiry(): number | undefined
}

export interface RenderMemo {
  /**
   * Returns the page's bytes, if everything that it depends on has arrived and is unchanged, and nothing that it shows
   * has ended. Waits for no store and no service.
   */
  find: () => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Stores the page. @param html the whole page */
  store: (html: string) => Promise<void>
}

/**
 * Looks for an earlier rendering of a page. It can be reused while everything that it depends on is equal: what its
 * address requests, the data of its loaders, its frame, and what changes with time, which its definition lists.
 *
 * @returns `undefined` for a page that contains more: something for one visitor, for editors, or a form that was sent
 */
export function findRenderMemo<Asked extends Page>(making: PageRendering<Asked>): RenderMemo | undefined {
  const { definition, page, data } = making
  if (!definition.timeDependencies || page.kind !== 'public' || page.form?.key) return undefined
  if (page.isAdmin || page.isEditor || page.preview) return undefined
  const key = Promise.all([settle(data), page.city]).then((come) => toKey(making, come))
  // A failure is reported where the page is rendered.
  key.catch(() => undefined)
  return {
    async find() {
      const known = await ifAtHand(key)
      const rendered = known === undefined ? undefined : pagesBySources.get(known)
      const hasEnded = rendered?.goodUntil !== undefined && rendered.goodUntil <= page.now
      return hasEnded ? undefined : rendered?.bytes
    },
    async store(html) {
      const sources = await key
      if (sources === undefined) return
      const bytes = Uint8Array.from(new TextEncoder().encode(html))
      pagesBySources.set(sources, { bytes, goodUntil: making.chooseExpiry() }, bytes.length)
    },
  }
}

/** The view's data, and the visitor's city. */
type Come = readonly [data: object, city: City | null | undefined]

async function settle(values: object): Promise<object> {
  const settled = Object.entries(values).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(settled))
}

/**
 * Content from the isolate's memory arrives within this many microtasks; waiting with a timer would cost more than
 * rendering.
 */
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
  [data, city]: Come,
): string | undefined {
  const changing = definition.timeDependencies?.(page, data)
  if (changing === undefined) return undefined
  const { locale, path, origin, params, query, today, site, announcement, externalServices } = page
  const asked = { locale, path, origin, params, query, today, site, announcement, externalServices }
  const isVaried = page.city !== undefined
  const code = [definition.View, page.config].map(versionOf)
  const shown = JSON.stringify([head, changing])
  return `${code} ${isVaried} ${shown} ${describe({ asked, data, city }, depth)}`
}

/** Values nested deeper than this, and longer lists, are compared by object identity. */
const depth = 5
const shortList = 12

/**
 * Describes a value so that equal descriptions mean equal values. Two properties make this cheap: cached content stays
 * the same object until it changes, and the objects that loaders make are small.
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

const versions = new WeakMap<object, number>()
let lastVersion = 0

/** A number that stands for the identity of an object: two objects with the same number are one object. */
function versionOf(object: object): number {
  const known = versions.get(object)
  if (known !== undefined) return known
  lastVersion += 1
  versions.set(object, lastVersion)
  return lastVersion
}
