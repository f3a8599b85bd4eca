import { policies } from '../../cache/policies.ts'
import type { Locale } from '../../shared/locales.ts'
import type { FileKind } from './answer-file.ts'
import { escapeXml, writeTextElement, writeXmlElement, xmlHead } from './xml.ts'

/** An Atom feed (RFC 4287). Addresses are absolute, dates are ISO instants. */
export interface AtomFeed {
  locale: Locale
  /** Identifies the feed like an entry: `feed/news`. */
  subject: string
  title: string
  subtitle: string
  author: string
  /** Addresses of the feed itself, and of the page that it belongs to. */
  address: string
  page: string
  entries: AtomEntry[]
}

export interface AtomEntry {
  /** Identifies the entry in every language and at any address: `post/summer-tour`. */
  subject: string
  title: string
  page: string
  published: string
  updated: string
  summary?: string | undefined
  /** The entry's text as sanitised HTML. */
  html?: string | undefined
  /** Language of the text, where it isn't the feed's. */
  lang?: Locale | undefined
}

export const atomKind: FileKind = {
  contentType: 'application/atom+xml; charset=utf-8',
  policy: policies.files,
}

export function toAtom(feed: AtomFeed): string {
  const { locale, subject, title, subtitle, author, address, page, entries } = feed
  const inner = [
    writeTextElement('id', toTag(address, locale, subject)),
    writeTextElement('title', title),
    writeTextElement('subtitle', subtitle),
    writeTextElement('updated', newest(entries)),
    writeXmlElement('link', { rel: 'self', type: 'application/atom+xml', href: address }),
    writeXmlElement('link', { rel: 'alternate', type: 'text/html', hreflang: locale, href: page }),
    writeXmlElement('author', {}, writeTextElement('name', author)),
    ...entries.map((entry) => toEntry(entry, feed)),
  ]
  return `${xmlHead}${writeXmlElement('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale }, `\n${inner.join('\n')}\n`)}\n`
}

function toEntry(
  { subject, title, page, published, updated, summary, html, lang }: AtomEntry,
  { address, locale }: AtomFeed,
) {
  const inner = [
    writeTextElement('id', toTag(address, locale, subject)),
    writeTextElement('title', title),
    writeXmlElement('link', { rel: 'alternate', type: 'text/html', href: page }),
    writeTextElement('published', new Date(published).toISOString()),
    writeTextElement('updated', new Date(updated).toISOString()),
    summary ? writeTextElement('summary', summary) : '',
    // Relative links of the text are resolved against its page.
    html ? writeXmlElement('content', { type: 'html', 'xml:base': page }, escapeXml(html)) : '',
  ].filter(Boolean)
  return writeXmlElement('entry', { 'xml:lang': lang }, `\n${inner.join('\n')}\n`)
}

/**
 * A permanent identifier (RFC 4151): an address may change, a tag doesn't. Its year is the one in which this scheme
 * was introduced, and is always the same.
 */
const toTag = (address: string, locale: Locale, subject: string) =>
  `tag:${new URL(address).hostname},2026:${locale}:${subject}`

/** A feed must have a date of its last change; one without entries has the earliest possible. */
const newest = (entries: AtomEntry[]) =>
  new Date(Math.max(0, ...entries.map(({ updated }) => Date.parse(updated)))).toISOString()
