import type { ReportFault } from '../../strapi/port/faults.ts'
import type { Anchors } from './anchors.ts'
import { escapeHtml } from './escape-html.ts'
import {
  type HtmlElement,
  type HtmlNode,
  isElement,
  isElementNamed,
  isSpace,
  toNodeText,
} from './html-tree.ts'
import {
  type InlineHtml,
  parseLanguageTag,
  writeAttributes,
  writeElement,
  writeInline,
} from './write-inline.ts'
import { writeTable } from './write-table.ts'

/** Anchors and functions with which the parsed tree of one text is written as HTML. */
export interface TextWriting {
  anchors: Anchors
  /** @returns `undefined` for an address that leads nowhere: its words stay. */
  toHref: (typed: string) => string | undefined
  toPictureAddress: (typed: string) => string | undefined
  report: (fault: Parameters<ReportFault>[1]) => void
  /** Applies the typographic habits of the text's language to its words. */
  typeset: (words: string) => string
}

/** A part of a text: a paragraph without its tags, or a block with them. */
export interface TextPart {
  isParagraph: boolean
  html: string
  attributes: string
}

/** Inline elements around blocks, the outermost first: they are repeated inside each block. */
export type SurroundingElements = readonly HtmlElement[]

/**
 * Writes the tree as new HTML with known tags and attributes only. Of the input only escaped text and checked addresses
 * reach the result, so no attack can depend on how a browser would have parsed the input.
 */
export const writeHtml = (root: HtmlElement, writing: TextWriting): string =>
  toParagraphs(toParts(root.children, [], writing, { isTop: true })).join('\n')

const toParagraphs = (parts: readonly TextPart[]): string[] =>
  parts.map((part) => (part.isParagraph ? `<p${part.attributes}>${part.html}</p>` : part.html))

/** The blocks of a list item, a table cell or the like: a single paragraph needs no tags there. */
function writeFlow(nodes: readonly HtmlNode[], around: SurroundingElements, writing: TextWriting): string {
  const parts = toParts(nodes, around, writing)
  const isShort = parts.filter(({ isParagraph }) => isParagraph).length <= 1
  return isShort ? parts.map(({ html }) => html).join('') : toParagraphs(parts).join('')
}

/** All content as inline HTML, for a heading or another place where no block may stand. */
const writeLines = (nodes: readonly HtmlNode[], around: SurroundingElements, writing: TextWriting): string =>
  toParts(nodes, around, writing, { isPhrasing: true })
    .map(({ html }) => html)
    .join('<br />')

interface Manner {
  /** Blank lines of the text itself part paragraphs, as in the old systems that put the tags in afterwards. */
  isTop?: boolean
  isPhrasing?: boolean
}

function toParts(
  nodes: readonly HtmlNode[],
  around: SurroundingElements,
  writing: TextWriting,
  manner: Manner = {},
): TextPart[] {
  const parts: TextPart[] = []
  let line: InlineHtml[] = []
  let items: HtmlElement[] = []
  const end = () => {
    for (const html of splitLine(line)) parts.push(toParagraph(wrapAll(around, html, writing)))
    line = []
    if (items.length > 0) parts.push(toHtmlBlock(writeLooseItems(items, around, writing)))
    items = []
  }
  for (const node of nodes) {
    if (isElementNamed(node, 'li') && !manner.isPhrasing) {
      if (items.length === 0) end()
      items.push(node)
      continue
    }
    if (items.length > 0 && !isSpace(node)) end()
    if (isElement(node) && (node.isBlock || node.holdsBlocks)) {
      end()
      parts.push(...toPartsOf(node, around, writing, manner))
    } else if (manner.isTop && typeof node === 'string') {
      for (const [at, text] of node.split(/\n[ \t]*\n\s*/).entries()) {
        if (at > 0) end()
        line.push(writeInline(text, writing))
      }
    } else line.push(writeInline(node, writing))
  }
  end()
  return parts
}

const toParagraph = (html: string): TextPart => ({ isParagraph: true, html, attributes: '' })
const toHtmlBlock = (html: string): TextPart => ({ isParagraph: false, html, attributes: '' })

/** Anchors of the enclosing elements are left out: an id may occur once in a document. */
const wrapAll = (around: SurroundingElements, html: string, writing: TextWriting) =>
  around.reduceRight(
    (inner, element) => writeElement(element, inner, { ...writing, anchors: noAnchors }),
    html,
  )
const noAnchors: Anchors = { ids: new Map(), places: new Map() }

/**
 * Two line breaks in a row separate paragraphs. Spaces and breaks at the ends, and lines without words, are dropped.
 */
function splitLine(line: readonly InlineHtml[]): string[] {
  const lines: InlineHtml[][] = [[]]
  let breaks = 0
  for (const piece of line) {
    const current = lines.at(-1) ?? []
    const isFirst = current.length === 0
    if (piece.isBreak) breaks += 1
    else if (piece.html.trim() === '') {
      if (breaks === 0 && !isFirst) current.push(piece)
    } else {
      if (breaks > 1 && !isFirst) lines.push([piece])
      else current.push(...(breaks === 1 && !isFirst ? [{ html: '<br />' }] : []), piece)
      breaks = 0
    }
  }
  return lines.map(toTrimmed).filter((html) => html !== '')
}

function toTrimmed(line: readonly InlineHtml[]): string {
  const html = line
    .map((piece) => piece.html)
    .join('')
    .trim()
  const isSeen = /<(?:img|a id)\b/.test(html) || html.replace(/<[^>]*>/g, '').trim() !== ''
  return isSeen ? html : ''
}

function toPartsOf(
  node: HtmlElement,
  around: SurroundingElements,
  writing: TextWriting,
  manner: Manner,
): TextPart[] {
  const id = writing.anchors.ids.get(node)
  if (!node.isBlock) {
    const parts = toParts(node.children, [...around, node], writing, manner)
    return id ? [toParagraph(`<a id="${id}"></a>`), ...parts] : parts
  }
  const lang = parseLanguageTag(node.attributes.lang)
  const own = writeAttributes({ id, lang })
  const inner = () => toParts(node.children, around, writing, manner)
  if (manner.isPhrasing) return inner()
  switch (node.name) {
    case 'h2':
    case 'h3':
    case 'h4': {
      const html = writeLines(node.children, around, writing)
      return html ? [toHtmlBlock(`<${node.name}${own}>${html}</${node.name}>`)] : []
    }
    case 'ul':
    case 'ol':
      return toNonEmpty(writeList(node, around, writing, own))
    case 'dl':
      // A description list without terms was used to indent a text.
      return hasTerms(node) ? toNonEmpty(writeDescriptions(node, around, writing)) : inner()
    case 'blockquote': {
      const html = toParagraphs(inner()).join('\n')
      return html ? [toHtmlBlock(`<blockquote${own}>\n${html}\n</blockquote>`)] : []
    }
    case 'pre': {
      const html = escapeHtml(toNodeText(node)).replace(/^\n/, '').trimEnd()
      return html.trim() ? [toHtmlBlock(`<pre>${html}</pre>`)] : []
    }
    case 'figure': {
      const captions = node.children.filter((child) => isElementNamed(child, 'figcaption'))
      const shown = node.children.filter((child) => !isElementNamed(child, 'figcaption'))
      const html = writeFlow(shown, around, writing)
      const caption = writeLines(captions, around, writing)
      if (!html) return caption ? [toParagraph(caption)] : []
      return [toHtmlBlock(`<figure>${html}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`)]
    }
    case 'table':
      return writeTable(node, {
        toParts: (nodes) => toParts(nodes, around, writing),
        writeLines: (nodes) => writeLines(nodes, around, writing),
        writeFlow: (nodes) => writeFlow(nodes, around, writing),
      })
    case 'hr':
      return [toHtmlBlock('<hr />')]
    default: {
      const [first, ...others] = inner()
      if (!first) return id ? [toHtmlBlock(`<p id="${id}"></p>`)] : []
      return [
        { ...first, ...(first.isParagraph ? { attributes: own } : {}) },
        ...others.map((part) =>
          part.isParagraph && lang ? { ...part, attributes: writeAttributes({ lang }) } : part,
        ),
      ]
    }
  }
}

const toNonEmpty = (html: string): TextPart[] => (html ? [toHtmlBlock(html)] : [])

/**
 * Writes a list. A node between two items belongs to the item before it: Word and Google Docs nest lists this way.
 */
function writeList(
  list: HtmlElement,
  around: SurroundingElements,
  writing: TextWriting,
  own: string,
): string {
  const items: { item?: HtmlElement; nodes: HtmlNode[] }[] = []
  for (const child of list.children) {
    if (isElementNamed(child, 'li')) items.push({ item: child, nodes: [...child.children] })
    else if (!isSpace(child)) {
      const last = items.at(-1)
      if (last) last.nodes.push(child)
      else items.push({ nodes: [child] })
    }
  }
  const start = /^\d{1,6}$/.exec(list.name === 'ol' ? (list.attributes.start ?? '') : '')?.[0]
  return writeItems(list.name, items, around, writing, `${own}${writeAttributes({ start })}`)
}

function writeItems(
  name: string,
  items: readonly { item?: HtmlElement; nodes: readonly HtmlNode[] }[],
  around: SurroundingElements,
  writing: TextWriting,
  own = '',
): string {
  const written = items.flatMap(({ item, nodes }) => {
    const html = writeFlow(nodes, around, writing)
    const id = item && writing.anchors.ids.get(item)
    return html
      ? [`<li${writeAttributes({ id, lang: parseLanguageTag(item?.attributes.lang) })}>${html}</li>`]
      : []
  })
  return written.length > 0 ? `<${name}${own}>\n${written.join('\n')}\n</${name}>` : ''
}

/** Writes list items without a list, as Word pastes them: the bullet or number decides the kind of list. */
function writeLooseItems(
  items: readonly HtmlElement[],
  around: SurroundingElements,
  writing: TextWriting,
): string {
  const isNumbered = items.every(({ marker }) => /^\(?\d/.test(marker ?? ''))
  const name = isNumbered ? 'ol' : 'ul'
  return writeItems(
    name,
    items.map((item) => ({ item, nodes: item.children })),
    around,
    writing,
  )
}

const hasTerms = (list: HtmlElement): boolean =>
  list.children.some(
    (child) => isElement(child) && (child.name === 'dt' || (child.name === 'div' && hasTerms(child))),
  )

function writeDescriptions(list: HtmlElement, around: SurroundingElements, writing: TextWriting): string {
  const rows = list.children.flatMap((child) =>
    isElement(child) && child.name === 'div' ? child.children : [child],
  )
  const written = rows.flatMap((row) => {
    if (isSpace(row)) return []
    if (isElementNamed(row, 'dt')) {
      const term = writeLines(row.children, around, writing)
      return term ? [`<dt>${term}</dt>`] : []
    }
    const html = writeFlow(isElementNamed(row, 'dd') ? row.children : [row], around, writing)
    return html ? [`<dd>${html}</dd>`] : []
  })
  return written.length > 0 ? `<dl>\n${written.join('\n')}\n</dl>` : ''
}
