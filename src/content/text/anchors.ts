import { toUnescaped } from '../../shared/urls.ts'
import { forEachElement, type HtmlElement, toNodeText } from './html-tree.ts'

/**
 * The places of a text that links lead to. Headings are named by their `id`, else by their words as GitHub does; other
 * places only where something leads there, since Word names every place that was ever looked at.
 */
export interface Anchors {
  /** The `id` that an element is written with. */
  ids: Map<HtmlElement, string>
  /** Ids by the names that editors give to anchors. */
  places: Map<string, string>
}

/** Keeps an editor's names apart from those of the page. */
const prefix = 'text-'
const headings = new Set(['h2', 'h3', 'h4'])
const longest = 80

/** @param roots of the texts that stand on one page together: a list of contents may lead from one into another */
export function findAnchors(roots: readonly HtmlElement[]): Anchors {
  const anchors: Anchors = { ids: new Map(), places: new Map() }
  const taken = new Set<string>()
  const wanted = new Set<string>()
  const places: [HtmlElement, string][] = []
  for (const root of roots) {
    forEachElement(root, (element) => {
      const { attributes, name } = element
      const fragment = name === 'a' ? readFragment(attributes.href) : undefined
      if (fragment) wanted.add(fragment)
      if (headings.has(name)) {
        places.push([element, toName(attributes.id) || toName(toNodeText(element))])
      } else if (attributes.id || (name === 'a' && attributes.name)) {
        places.push([element, toName(attributes.id ?? attributes.name)])
      }
    })
  }
  for (const [element, name] of places) {
    const free = name && toFree(name, taken)
    if (!free || !(headings.has(element.name) || wanted.has(free))) continue
    taken.add(free)
    anchors.ids.set(element, `${prefix}${free}`)
    anchors.places.set(free, `${prefix}${free}`)
  }
  return anchors
}

/** The second heading «Оплата» is `оплата-1`. */
function toFree(name: string, taken: ReadonlySet<string>): string {
  let number = 0
  let free = name
  while (taken.has(free)) free = `${name}-${++number}`
  return free
}

/** @returns the name of the place; empty for an address of another kind, or without one */
export function readFragment(href: string | undefined): string {
  // Word and Google Docs name their own file or page before the place.
  const own = /^(?:file:[^#]*|about:blank|https:\/\/docs\.google\.com\/document\/[^#]*)?#(?:heading=)?(.+)$/is
  return toName(own.exec(href?.trim() ?? '')?.[1])
}

function toName(text: string | undefined): string {
  return toUnescaped(text ?? '')
    .slice(0, longest)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
