import { escapeHtml } from './escape-html.ts'
import { type HtmlElement, type HtmlNode, isElement } from './html-tree.ts'
import type { TextWriting } from './write-html.ts'

/** Inline HTML: a part of a line. */
export interface InlineHtml {
  html: string
  /** Whether the node is a `<br>`, which has no text of its own. Two in a row end a paragraph. */
  isBreak?: true
}

const breakTag = '<br />'

/** Writes inline content: text, and the elements of `html-tree.ts` with the attributes that they need. */
export function writeInline(node: HtmlNode, writing: TextWriting): InlineHtml {
  if (!isElement(node)) return { html: escapeHtml(writing.typeset(node.replace(/[ \t\r\n\f]+/g, ' '))) }
  switch (node.name) {
    case 'br':
      return { html: breakTag, isBreak: true }
    case 'img':
      return { html: writePicture(node, writing) }
    case 'iframe':
    case 'video':
    case 'audio':
      return { html: writeMediaLink(node, writing) }
    default:
      return { html: writeElement(node, writeLine(node.children, forWordsOf(node, writing)), writing) }
  }
}

/** The text of `code` elements is not changed. */
const forWordsOf = ({ meanings }: HtmlElement, writing: TextWriting): TextWriting =>
  meanings.includes('code') ? { ...writing, typeset: (words) => words } : writing

const writeLine = (nodes: readonly HtmlNode[], writing: TextWriting): string =>
  nodes.map((node) => writeInline(node, writing).html).join('')

/** Writes an element around its content. An empty element is left out, except for an anchor that links lead to. */
export function writeElement(element: HtmlElement, inner: string, writing: TextWriting): string {
  if (element.name === 'a') return wrapInLink(element, inner, writing)
  const id = writing.anchors.ids.get(element)
  const place = id ? `<a id="${id}"></a>` : ''
  const hasWords = inner.trim() !== ''
  const { datetime, title, lang } = element.attributes
  const written = element.meanings.reduceRight((html, name) => {
    const attribute =
      name === 'time' ? writeAttributes({ datetime }) : name === 'abbr' ? writeAttributes({ title }) : ''
    return `<${name}${attribute}${writeAttributes({ lang: parseLanguageTag(lang) })}>${html}</${name}>`
  }, inner)
  return `${place}${hasWords ? written : inner}`
}

function wrapInLink(element: HtmlElement, inner: string, writing: TextWriting): string {
  const { href, title, lang } = element.attributes
  const id = writing.anchors.ids.get(element)
  const address = href === undefined || inner.trim() === '' ? undefined : writing.toHref(href)
  if (!address && !id) return inner
  return `<a${writeAttributes({ id, href: address, title, rel: relOf(address), lang: parseLanguageTag(lang) })}>${inner}</a>`
}

const relOf = (address = ''): string | undefined => (/^https?:/i.test(address) ? 'noopener' : undefined)

/** A picture that can't be loaded leaves the words that stand for it. */
function writePicture({ attributes: given }: HtmlElement, writing: TextWriting): string {
  const { src, alt = '', width, height } = given
  // Tracking pictures, by which e-mails and old counters notice who reads.
  if (toSize(width) === '1' && toSize(height) === '1') return ''
  const address = toPictureSource(given) ?? src
  const found = address === undefined ? undefined : writing.toPictureAddress(address)
  if (!found) return escapeHtml(alt)
  const sizes = { width: toSize(width), height: toSize(height) }
  return `<img${writeAttributes({ src: found, alt, ...sizes, loading: 'lazy' })} />`
}

/** Old sites keep the address elsewhere until a script comes for it. */
const toPictureSource = ({ src, ...others }: Readonly<Record<string, string>>) =>
  !src || src.startsWith('data:') ? (others['data-src'] ?? others['data-lazy-src']) : src

/** A frame or a film in a text becomes a link: frames may stand in blocks of their own only. */
function writeMediaLink({ attributes: given, children }: HtmlElement, writing: TextWriting): string {
  const inside = children.find((child) => isElement(child) && child.attributes.src)
  const src = given.src ?? (isElement(inside) ? inside.attributes.src : undefined)
  const href = src && writing.toHref(src)
  if (!href) return ''
  writing.report({ what: 'repaired', reason: 'frame shown as a link', value: src })
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : href
  return `<a${writeAttributes({ href, rel: relOf(href) })}>${escapeHtml(given.title?.trim() || host)}</a>`
}

const toSize = (value: string | undefined): string | undefined =>
  /^\s*0*([1-9]\d{0,3})(?:px)?\s*$/.exec(value ?? '')?.[1]

/** Language of the text by BCP 47: browsers choose hyphenation and voices by it. */
export const parseLanguageTag = (lang: string | undefined): string | undefined =>
  lang && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang) ? lang : undefined

export const writeAttributes = (given: Record<string, string | undefined>): string =>
  Object.entries(given)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('')
