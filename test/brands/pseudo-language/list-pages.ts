import { addresses } from '../../../src/routes/addresses.ts'
import { readLinks } from './read-page.ts'
import { pseudoTag } from './write-brand.ts'

/** A page of the site in the pseudo-language, with its HTML. */
export interface PseudoPage {
  /** Name of its row in `routes/addresses.ts`. */
  kind: string
  path: string
  html: string
}

const prefix = `/${pseudoTag}`
const inPseudo = (path: string) => (path === '/' ? prefix : `${prefix}${path}`)

const pages = Object.entries(addresses).filter(([, { kind }]) => kind === 'page')
/** Addresses without a slug come first: `/:slug` would take them for its own. */
const patterns = pages
  .toSorted(([, one], [, other]) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  .map(
    ([kind, { path }]) =>
      [kind, new RegExp(`^${inPseudo(path).replace(/:\w+(\{[^}]*\})?/g, '[^/]+')}$`)] as const,
  )

/** Of a kind whose pages differ by their content, so many are enough. */
const mostOfKind = 2

/** Finds pages of every kind: those without a slug, and what they link to. Kinds that nothing links to are left out. */
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
