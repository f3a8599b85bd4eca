import { isRecord } from '../../shared/is-record.ts'
import { escapeHtml } from './escape-html.ts'

/** A node of what Strapi's editor «Rich text (Blocks)» keeps: JSON, as https://docs.strapi.io describes its `blocks` field. */
type BlockNode = Readonly<Record<string, unknown>>

/** What text can be, as Strapi's editor names it, from the outermost element on. */
const marks = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['code', 'code'],
] as const

/**
 * The same as HTML, for the way that all HTML of editors goes: nothing here decides what is safe. Texts are escaped, so
 * that what looks like a tag in them stays text. A node of a type that isn't known leaves what it holds.
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

/** A list can stand inside an item, too, as other programs nest them. */
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

/** Its picture is kept as it was when it was put in, with addresses that Strapi makes relative or absolute. */
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
