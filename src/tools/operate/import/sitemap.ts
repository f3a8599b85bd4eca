import { Parser } from 'htmlparser2'
import { decodeText } from './decode-text.ts'

/** Most addresses of one file, by the protocol (sitemaps.org/protocol.html). */
const maxAddresses = 50_000

/**
 * Reads the addresses of pages from a sitemap, or from a text with one address in each line.
 *
 * @throws Error if there is none, or if the file only names other sitemaps
 */
export function readOldAddresses(bytes: Uint8Array): string[] {
  const { text } = decodeText(bytes)
  const isXml = /^\s*</.test(text)
  const { pages, sitemaps } = isXml ? readXml(text) : { pages: text.split(/\r?\n/), sitemaps: [] }
  const found = [
    ...new Set(
      pages.map((each) => each.trim()).filter((each) => /^https?:\/\//.test(each) && URL.canParse(each)),
    ),
  ]
  if (found.length === 0 && sitemaps.length > 0) {
    throw new Error(
      `The file only names other sitemaps. Save these, and name them one after the other: ${sitemaps.join(' ')}`,
    )
  }
  if (found.length === 0) throw new Error('The file has no addresses: neither <loc> nor one in each line.')
  return found.slice(0, maxAddresses)
}

function readXml(text: string): { pages: string[]; sitemaps: string[] } {
  const found: { pages: string[]; sitemaps: string[] } = { pages: [], sitemaps: [] }
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name)
        if (name === 'loc') (open.includes('sitemap') ? found.sitemaps : found.pages).push('')
      },
      ontext(part) {
        // `image:loc` and `video:…_loc` have other names.
        if (open.at(-1) !== 'loc') return
        const list = open.includes('sitemap') ? found.sitemaps : found.pages
        list.push((list.pop() ?? '') + part)
      },
      onclosetag() {
        open.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return found
}
