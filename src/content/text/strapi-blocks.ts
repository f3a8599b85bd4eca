import { isRecord } from '../../shared/is-record.ts'
import { escapeHtml } from './escape-html.ts'

/**
 * A node of a field of Strapi's editor «Rich text (Blocks)». The field contains JSON, which https://docs.strapi.io
 * describes under `blocks`.
 */
type BlockNode = Readonly<Record<string, unknown>>

/** Text styles by their names in Strapi's editor, with their HTML elements. The first is the outermost element. */
const marks = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['code', 'code'],
] as const

/**
 * Converts blocks to HTML. The result isn't safe to show: it must be cleaned as all HTML from editors is (`toSafeHtml`).
 * Text is escaped, so that a tag in it stays text. A block of an unknown type becomes a paragraph with its contents.
 */
export const blocksToHtml = (blocks: readonly unknown[]): string => blocks.map(toBlock).join('\n')

function toBlock(block: unknown): string {
  if (!isRecord(block)) return ''
  const inner = () => childrenOf(block).map(toInline).join('')
  switch (block.type) {
    case 'heading':
      return element(`h${headingLevels.find((level) => level === Number(block.level)) ?? 2}`, inner())
    case 'list': {
      const items = childrenOf(block).map((child) =>
        child.type === 'list' ? toBlock(child) : element('li', childrenOf(child).map(toItem).join('')),
      )
      return element(block.format === 'ordered' ? 'ol' : 'ul', items.join(''))
    }
    case 'quote':
      return element('blockquote', inner())
    case 'code':
      return element('pre', escapeHtml(textOf(block)))
    case 'image':
      return toFigure(block)
    case 'text':
    case 'link':
      return element('p', toInline(block))
    default:
      return element('p', inner())
  }
}

const headingLevels = [1, 2, 3, 4, 5, 6]

/** Converts a child of a list item, which may be text or a nested list. */
const toItem = (child: BlockNode): string => (child.type === 'list' ? toBlock(child) : toInline(child))

function toInline(node: BlockNode): string {
  if (typeof node.text === 'string') {
    const html = escapeHtml(node.text).replaceAll('\n', '<br>')
    return marks.reduceRight((text, [mark, name]) => (node[mark] === true ? element(name, text) : text), html)
  }
  const inner = childrenOf(node).map(toInline).join('')
  return node.type === 'link' && typeof node.url === 'string'
    ? `<a href="${escapeHtml(node.url)}">${inner}</a>`
    : inner
}

/** Converts a block with an image. It contains a copy of the image's fields from the time when it was inserted. */
function toFigure({ image, ...block }: BlockNode): string {
  if (!isRecord(image)) return ''
  const { url, alternativeText, caption, width, height } = image
  const words = childrenOf(block).map(toInline).join('') || escapeHtml(String(caption ?? ''))
  const said = Object.entries({ src: url, alt: alternativeText ?? '', width, height })
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
  return element('figure', `<img${said.join('')}>${words ? element('figcaption', words) : ''}`)
}

const element = (name: string, html: string) => `<${name}>${html}</${name}>`

const textOf = (node: BlockNode): string =>
  typeof node.text === 'string' ? node.text : childrenOf(node).map(textOf).join('')

const childrenOf = ({ children }: BlockNode): BlockNode[] =>
  Array.isArray(children) ? children.filter(isRecord) : []
