import { Parser } from 'htmlparser2'
import { structuredDataFaults } from './structured-data/google-lists.ts'

/** What a crawler sees of a page. */
export interface PageFacts {
  lang: string
  title: string
  description: string
  /** As the page writes it; absent where it has none. */
  canonical?: string
  isNoindex: boolean
  /** Addresses as the page writes them, by language. */
  hreflang: Map<string, string>
  /** Where its links lead, and what else it names by address. */
  links: string[]
  files: string[]
  /** What a fragment may point at. */
  ids: Set<string>
  /** Pictures without their size or a text, by address. */
  imageFaults: string[]
  structuredDataFaults: string[]
}

/** Reads a page's HTML once, from the first tag to the last. */
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
  // A drawing has a `title` of its own, which names the drawing.
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
  facts.structuredDataFaults = dataBlocks.flatMap(structuredDataFaults)
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
