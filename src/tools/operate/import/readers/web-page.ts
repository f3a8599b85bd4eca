import { Parser } from 'htmlparser2'

/** What an import reads of a saved page. */
export interface WebPage {
  /** Texts of the page's `application/ld+json` scripts. */
  structuredData: string[]
  /** Canonical address of the page. */
  address?: string
  title?: string
  /** Whether events are marked up in the text of the page itself (microdata), which isn't read. */
  hasMicrodata: boolean
}

/** Reads structured data and address of a page of HTML. */
export function readWebPage(html: string): WebPage {
  const structuredData: string[] = []
  let [canonical, shared, title]: (string | undefined)[] = []
  let open: 'data' | 'title' | undefined
  let hasMicrodata = false
  let text = ''
  const parser = new Parser({
    onopentag(name, { type, rel, href, property, content, itemtype }) {
      hasMicrodata ||= /schema\.org\/\w*(?:Event|Festival)\b/.test(itemtype ?? '')
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
  return { structuredData, hasMicrodata, ...(address ? { address } : {}), ...(title ? { title } : {}) }
}

/** An element that editors and systems write into texts, or an entity with its semicolon. */
const markup =
  /<\/?(?:a|b|blockquote|br|div|em|figure|font|h[1-6]|hr|i|iframe|img|li|ol|p|s|small|span|strong|sub|sup|table|td|th|tr|u|ul|wbr)(?:\s[^<>]*)?\/?>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i

/** Some exports encode what was encoded already: `&amp;uuml;`. */
const maxEncodings = 2

/** The text of a fragment of HTML, with a line for each block; a text without markup comes back as it is. */
export function htmlToText(html: string): string {
  let text = html
  for (let pass = 0; pass < maxEncodings && markup.test(text); pass += 1) text = readMarkup(text)
  return text
}

/** An address without entities: `?a=1&amp;b=2`. Only those with a semicolon count, since `&copy=2` is a parameter. */
export const decodeAddress = (address: string): string =>
  /&(?:#\d+|#x[\da-f]+|\w+);/i.test(address) && !/[<>]/.test(address) ? readMarkup(address) : address

function readMarkup(html: string): string {
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
