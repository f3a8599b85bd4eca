import { type HtmlElement, type HtmlNode, isElement, isElementNamed, isSpace } from './html-tree.ts'
import type { TextPart } from './write-html.ts'
import { parseLanguageTag, writeAttributes } from './write-inline.ts'

/** Functions that write the contents of a table in the same way as the text around the table. */
export interface TableContents {
  toParts: (nodes: readonly HtmlNode[]) => TextPart[]
  writeLines: (nodes: readonly HtmlNode[]) => string
  writeFlow: (nodes: readonly HtmlNode[]) => string
}

interface Rows {
  name: 'thead' | 'tbody'
  rows: HtmlElement[]
}

interface Table {
  rows: Rows[]
  captions: HtmlElement[]
  /** Nodes between rows, where HTML allows no text. They go before the table, as in browsers. */
  strays: HtmlNode[]
}

function toTable(table: HtmlElement): Table {
  const found: Table = { rows: [], captions: [], strays: [] }
  const addRow = (row: HtmlElement, name: Rows['name']) => {
    const last = found.rows.at(-1)
    if (last?.name === name) last.rows.push(row)
    else found.rows.push({ name, rows: [row] })
  }
  for (const child of table.children) {
    if (isElementNamed(child, 'caption')) found.captions.push(child)
    else if (isElementNamed(child, 'thead', 'tbody', 'tfoot')) {
      for (const row of child.children) {
        if (isElementNamed(row, 'tr')) addRow(row, child.name === 'thead' ? 'thead' : 'tbody')
        else if (!isSpace(row)) found.strays.push(row)
      }
    } else if (isElementNamed(child, 'tr')) addRow(child, 'tbody')
    else if (!isSpace(child)) found.strays.push(child)
  }
  return found
}

const cellsOf = (row: HtmlElement) => row.children.filter((child) => isElementNamed(child, 'td', 'th'))

/**
 * @returns the table as a block; the cells of a table with one column and no headings as blocks of the text, since old
 *   sites used such tables as frames
 */
export function writeTable(element: HtmlElement, contents: TableContents): TextPart[] {
  const { toParts, writeLines } = contents
  const { rows, captions, strays } = toTable(element)
  const all = rows.flatMap((group) => group.rows)
  const before = toParts(strays)
  const isFrame = all.every((row) => cellsOf(row).length <= 1) && !all.some((row) => hasHeadings(row))
  if (isFrame) {
    const inside = [...captions, ...all.flatMap((row) => row.children)].flatMap((node) =>
      isElement(node) ? toParts(node.children) : [],
    )
    return [...before, ...inside]
  }
  const caption = writeLines(captions)
  const written = rows.map(
    ({ name, rows: own }) => `<${name}>${own.map((row) => writeRow(row, contents)).join('')}</${name}>`,
  )
  const html = `<table>${caption ? `<caption>${caption}</caption>` : ''}${written.join('')}</table>`
  return [...before, { isParagraph: false, html, attributes: '' }]
}

const hasHeadings = (row: HtmlElement) => row.children.some((child) => isElementNamed(child, 'th'))

function writeRow(row: HtmlElement, { writeFlow }: TableContents): string {
  const cells = cellsOf(row).map((cell) => {
    const { colspan, rowspan, scope, lang } = cell.attributes
    const written = writeAttributes({
      colspan: toSpan(colspan),
      rowspan: toSpan(rowspan),
      scope: cell.name === 'th' && /^(?:row|col)(?:group)?$/.test(scope ?? '') ? scope : undefined,
      lang: parseLanguageTag(lang),
    })
    return `<${cell.name}${written}>${writeFlow(cell.children)}</${cell.name}>`
  })
  return `<tr>${cells.join('')}</tr>`
}

const toSpan = (span: string | undefined) => (/^(?:[2-9]|[1-9]\d)$/.test(span ?? '') ? span : undefined)
