import { addressBook } from '../../../src/routes/addresses.ts'
import { readLinks } from './read-page.ts'
import { pseudoTag } from './write-brand.ts'

/** A page of the site in the pseudo-language, with its HTML. */
export interface PseudoPage {
  /** Name of the page's row in `routes/addresses.ts`. */
  kind: string
  path: string
  html: string
}

const prefix = `/${pseudoTag}`
const inPseudo = (path: string) => (path === '/' ? prefix : `${prefix}${path}`)

const pages = Object.entries(addressBook).filter(([, { kind }]) => kind === 'page')
/** Patterns of the addresses; those without a slug come first, since `/:slug` matches their paths too. */
const patterns = pages
  .toSorted(([, one], [, other]) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  .map(
    ([kind, { path }]) =>
      [kind, new RegExp(`^${inPseudo(path).replace(/:\w+(\{[^}]*\})?/g, '[^/]+')}$`)] as const,
  )

/** Number of pages of each kind that are read: pages of one kind differ only by their content. */
const mostOfKind = 2

/**
 * Finds pages of every kind: those without a slug, and pages that they link to. Kinds with a slug that no page links to
 * are left out.
 */
export async function listPages(origin: string): Promise<PseudoPage[]> {
  const paths = new Set(
    pages
      .map(([, { path }]) => path)
      .filter((path) => !path.includes(':'))
      .map(inPseudo),
  )
  const found: PseudoPage[] = []
  for (const path of paths) {
    const kind = patterns.find(([, pattern]) => pattern.test(path))?.[0]
    if (!kind || found.filter((page) => page.kind === kind).length >= mostOfKind) continue
    const response = await fetch(new URL(path, origin), { redirect: 'manual' })
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    const html = await response.text()
    if (!isPage) continue
    found.push({ kind, path, html })
    for (const link of readLinks(html)) paths.add(link)
  }
  return found
}
