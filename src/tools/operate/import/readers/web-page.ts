import { Parser } from 'htmlparser2'

/** What an import reads of a saved page. */
export interface WebPage {
  /** Texts of the page's `application/ld+json` scripts. */
  structuredData: string[]
  /** Canonical address of the page. */
  address?: string
  title?: string
}

/** Reads structured data and address of a page of HTML. */
export function readWebPage(html: string): WebPage {
  const structuredData: string[] = []
  let [canonical, shared, title]: (string | undefined)[] = []
  let open: 'data' | 'title' | undefined
  let text = ''
  const parser = new Parser({
    onopentag(name, { type, rel, href, property, content }) {
      if (name === 'script' && /^application\/ld\+json/i.test(type?.trim() ?? '')) open = 'data'
      if (name === 'title' && title === undefined) open = 'title'
      if (name === 'link' && rel?.toLowerCase() === 'canonical') canonical ??= href
      if (name === 'meta' && property?.toLowerCase() === 'og:url') shared ??= content
      text = ''
    },
    ontext(part) {
      if (open) text += part
    },
    onclosetag() {
      if (open === 'data') structuredData.push(text)
      if (open === 'title') title = text.trim()
      open = undefined
    },
  })
  parser.end(html)
  const address = [canonical, shared].find((each) => each !== undefined && URL.canParse(each))
  return { structuredData, ...(address ? { address } : {}), ...(title ? { title } : {}) }
}

/** The text of a fragment of HTML, with a line for each block; a text without tags comes back as it is. */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return html
  let text = ''
  const parser = new Parser({
    ontext: (part) => {
      text += part
    },
    onopentag: (name) => {
      if (/^(p|br|div|li|h[1-6]|tr)$/.test(name)) text += '\n'
    },
  })
  parser.end(html)
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
