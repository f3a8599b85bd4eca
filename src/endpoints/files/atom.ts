import { policies } from '../../cache/policies.ts'
import type { Locale } from '../../shared/locales.ts'
import type { FileKind } from './answer-file.ts'
import { element, escapeXml, textElement, xmlHead } from './xml.ts'

/** An Atom feed (RFC 4287). Addresses are absolute, dates ISO instants. */
export interface AtomFeed {
  locale: Locale
  /** As an entry's: `feed/news`. */
  subject: string
  title: string
  subtitle: string
  author: string
  /** The feed's own address, and the page that it is about. */
  address: string
  page: string
  entries: AtomEntry[]
}

export interface AtomEntry {
  /** What the entry is, in every language and at whatever address: `post/summer-tour`. */
  subject: string
  title: string
  page: string
  published: string
  updated: string
  summary?: string | undefined
  /** Safe HTML. */
  html?: string | undefined
  /** Where the text is in another language than the feed. */
  lang?: Locale | undefined
}

export const atomKind: FileKind = {
  contentType: 'application/atom+xml; charset=utf-8',
  policy: policies.files,
}

export function toAtom(feed: AtomFeed): string {
  const { locale, subject, title, subtitle, author, address, page, entries } = feed
  const inner = [
    textElement('id', toTag(address, locale, subject)),
    textElement('title', title),
    textElement('subtitle', subtitle),
    textElement('updated', newest(entries)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: address }),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: locale, href: page }),
    element('author', {}, textElement('name', author)),
    ...entries.map((entry) => toEntry(entry, feed)),
  ]
  return `${xmlHead}${element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale }, `\n${inner.join('\n')}\n`)}\n`
}

function toEntry(
  { subject, title, page, published, updated, summary, html, lang }: AtomEntry,
  { address, locale }: AtomFeed,
) {
  const inner = [
    textElement('id', toTag(address, locale, subject)),
    textElement('title', title),
    element('link', { rel: 'alternate', type: 'text/html', href: page }),
    textElement('published', new Date(published).toISOString()),
    textElement('updated', new Date(updated).toISOString()),
    summary ? textElement('summary', summary) : '',
    // The page is the base of the text's relative links.
    html ? element('content', { type: 'html', 'xml:base': page }, escapeXml(html)) : '',
  ].filter(Boolean)
  return element('entry', { 'xml:lang': lang }, `\n${inner.join('\n')}\n`)
}

/**
 * A name for good (RFC 4151): an address may change its spelling, a tag doesn't. The year is when this scheme
 * began, and so the same for all.
 */
const toTag = (address: string, locale: Locale, subject: string) =>
  `tag:${new URL(address).hostname},2026:${locale}:${subject}`

/** A feed must say when it was touched; one without entries never was. */
const newest = (entries: AtomEntry[]) =>
  new Date(Math.max(0, ...entries.map(({ updated }) => Date.parse(updated)))).toISOString()
