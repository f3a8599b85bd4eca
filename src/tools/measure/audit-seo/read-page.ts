import { Parser } from 'htmlparser2'
import { findStructuredDataProblems } from './structured-data/google-lists.ts'

/** Facts of a page that a crawler sees. */
export interface PageFacts {
  lang: string
  title: string
  description: string
  /** The canonical address as it is written; absent where the page has none. */
  canonical?: string
  isNoindex: boolean
  /** Addresses of translations as they are written, by language. */
  hreflang: Map<string, string>
  /** Addresses of links; `files` has those of everything else. */
  links: string[]
  files: string[]
  /** Ids that a fragment may refer to. */
  ids: Set<string>
  /** Addresses of pictures without a size or an alternative text. */
  imageFaults: string[]
  structuredDataFaults: string[]
}

/** Collects the facts of a page in one pass over its HTML. */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    lang: '',
    title: '',
    description: '',
    isNoindex: false,
    hreflang: new Map(),
    links: [],
    files: [],
    ids: new Set(),
    imageFaults: [],
    structuredDataFaults: [],
  }
  const dataBlocks: string[] = []
  let reading: 'title' | 'data' | undefined
  // A `title` inside an SVG is not the page's title.
  let openDrawings = 0

  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) facts.ids.add(attributes.id)
      if (name === 'svg') openDrawings += 1
      else if (name === 'html') facts.lang = attributes.lang ?? ''
      else if (name === 'title' && openDrawings === 0) reading = 'title'
      else if (name === 'meta') readMeta(facts, attributes)
      else if (name === 'link') readLink(facts, attributes)
      else if (name === 'a' && attributes.href !== undefined) facts.links.push(attributes.href)
      else if (name === 'img') readImage(facts, attributes)
      else if (name === 'script' && attributes.src) facts.files.push(attributes.src)
      else if (name === 'script' && attributes.type === 'application/ld+json') {
        reading = 'data'
        dataBlocks.push('')
      }
    },
    ontext(text) {
      if (reading === 'title') facts.title += text
      if (reading === 'data') dataBlocks.push((dataBlocks.pop() ?? '') + text)
    },
    onclosetag(name) {
      if (name === 'svg') openDrawings -= 1
      if (name === 'title' || name === 'script') reading = undefined
    },
  })
  parser.end(html)
  facts.structuredDataFaults = dataBlocks.flatMap(findStructuredDataProblems)
  return facts
}

type Attributes = Record<string, string>

function readMeta(facts: PageFacts, { name, content = '' }: Attributes): void {
  if (name === 'description') facts.description = content.trim()
  if (name === 'robots') facts.isNoindex = content.includes('noindex')
}

function readLink(facts: PageFacts, { rel = '', href, hreflang }: Attributes): void {
  if (!href) return
  if (rel === 'canonical') facts.canonical = href
  else if (rel === 'alternate' && hreflang) facts.hreflang.set(hreflang, href)
  else if (!['preconnect', 'dns-prefetch'].includes(rel)) facts.files.push(href)
}

function readImage(facts: PageFacts, { src = '', width, height, alt }: Attributes): void {
  facts.files.push(src)
  const lacking = [width && height ? '' : 'size', alt === undefined ? 'alt' : ''].filter(Boolean)
  if (lacking.length > 0) facts.imageFaults.push(`${src || 'img'} without ${lacking.join(' and ')}`)
}
