import { Parser } from 'htmlparser2'

export interface HtmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: HtmlNode[]
  /** Elements of meaning that it is written as, the outermost first: `['strong', 'em']`. */
  meanings: string[]
  isBlock: boolean
  /** Whether the element contains a block, however deep. */
  holdsBlocks: boolean
  /** The sign that Word has written before an item of a list: `·`, `1.` */
  marker?: string
}
export type HtmlNode = string | HtmlElement

/** Deeper elements are taken for their text: what reads the tree calls itself for each level. */
const maxDepth = 60

/** HTML as what it says: known elements under one name each, without what isn't text. */
export function parseHtml(html: string): HtmlElement {
  const root = toElement('body', {})
  const open = [root]
  let [deeper, dropped] = [0, 0]
  let isMarker = false
  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropped === 0) isMarker = isListMarker(attributes)
      if (dropped > 0 || isMarker || droppedNames.has(name)) {
        dropped += 1
        return
      }
      if (open.length > maxDepth) {
        deeper += 1
        return
      }
      const element = toElement(name, attributes)
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(text) {
      const children = open.at(-1)?.children
      if (dropped === 0 && children) addText(children, text)
      else if (isMarker) noteMarker(open, text)
    },
    onclosetag() {
      if (dropped > 0) dropped -= 1
      else if (deeper > 0) deeper -= 1
      else close(open)
    },
  })
  parser.write(html)
  parser.end()
  while (open.length > 1) close(open)
  return root
}

/** Adds text to children. The parser splits text at entities: `&lt;b&gt;` arrives in three parts, which are joined. */
function addText(children: HtmlNode[], text: string): void {
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}

function close(open: HtmlElement[]): void {
  const closed = open.length > 1 ? open.pop() : undefined
  const holder = open.at(-1)
  if (closed && holder && (closed.isBlock || closed.holdsBlocks)) holder.holdsBlocks = true
}

/** Whether an element is a written list marker, which is left out because lists draw their own. */
const isListMarker = ({ style = '' }: Record<string, string>) => /mso-list:\s*ignore/i.test(style)

function noteMarker(open: readonly HtmlElement[], text: string): void {
  const item = open.findLast(({ name }) => name === 'li')
  if (item) item.marker ??= text.trim()
}

function toElement(name: string, attributes: Record<string, string>): HtmlElement {
  const { style = '', class: classes = '' } = attributes
  const known = equivalentTags[name] ?? name
  const isItem = known === 'p' && (/mso-list:\s*l\d/i.test(style) || /\bMsoListParagraph/.test(classes))
  const meaning = inlineNames.get(known)
  const isWrapper = (known === 'b' || known === 'strong') && isPlain(style)
  const isFormatted = known === 'span' || known === 'font' || isWrapper
  return {
    name: isItem ? 'li' : known,
    attributes,
    children: [],
    meanings: isFormatted ? readStyleMeanings(style) : meaning ? [meaning] : [],
    isBlock: blockNames.has(known),
    holdsBlocks: false,
  }
}

export const isElement = (node: HtmlNode | undefined): node is HtmlElement =>
  node !== undefined && typeof node !== 'string'

export const isElementNamed = (node: HtmlNode, ...names: string[]): node is HtmlElement =>
  isElement(node) && names.includes(node.name)

/** Whether a node is only the white space between tags. */
export const isSpace = (node: HtmlNode): boolean => typeof node === 'string' && node.trim() === ''

export const toNodeText = (node: HtmlNode): string =>
  typeof node === 'string'
    ? node
    : node.children
        .map((child) => (isElement(child) && child.isBlock ? ` ${toNodeText(child)} ` : toNodeText(child)))
        .join('')

/** Calls a function for each element inside another, in the order of the text. */
export function forEachElement(element: HtmlElement, call: (element: HtmlElement) => void): void {
  for (const child of element.children) {
    if (!isElement(child)) continue
    call(child)
    forEachElement(child, call)
  }
}

/**
 * Decides what replaces each element that editors paste. An element that isn't listed is inline and is replaced by
 * its text.
 */

/** Block elements: text before or after one of them is never joined with the text inside it. */
const sections =
  'address article aside body center details dialog div fieldset footer form frameset header hgroup html legend main nav optgroup p section summary'.split(
    ' ',
  )
const structures =
  'blockquote caption col colgroup dd dir dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li listing menu ol pre table tbody td tfoot th thead tr ul xmp'.split(
    ' ',
  )

const blockNames: ReadonlySet<string> = new Set([...sections, ...structures])

/** Elements that are left out with their contents, since nobody wrote these to be read as text. */
const droppedNames: ReadonlySet<string> = new Set(
  'script style title meta link base template svg math object applet embed select option datalist textarea input xml col colgroup noembed noframes param track area map bgsound'.split(
    ' ',
  ),
)

/** Inline elements with a meaning. Each is written as the element that is its value. */
const inlineNames: ReadonlyMap<string, string> = new Map([
  ...'strong b em i s del sub sup small mark code abbr time u q cite'
    .split(' ')
    .map((name) => [name, name] as const),
  ['strike', 's'],
  ['ins', 'u'],
  ['tt', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['acronym', 'abbr'],
  ['dfn', 'i'],
  ['var', 'i'],
])

/** The page has its own h1; a heading inside a text is at most a section of it. */
const equivalentTags: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  dir: 'ul',
  menu: 'ul',
  listing: 'pre',
  xmp: 'pre',
}

/** Words of a style that say what an element means: Google Docs and old sites have no others. */
function readStyleMeanings(style: string): string[] {
  const declarations = style.split(';').map((each) => each.trim())
  const is = (pattern: RegExp) => declarations.some((each) => pattern.test(each))
  return [
    ...(is(/^font-weight:\s*(?:bold|[6-9]00)/i) ? ['strong'] : []),
    ...(is(/^font-style:\s*(?:italic|oblique)/i) ? ['em'] : []),
    ...(is(/^text-decoration[^:]*:.*line-through/i) ? ['s'] : []),
    ...(is(/^vertical-align:\s*super/i) ? ['sup'] : []),
    ...(is(/^vertical-align:\s*sub$/i) ? ['sub'] : []),
  ]
}

/** `<b style="font-weight:normal">` is what Google Docs puts around everything that is copied. */
const isPlain = (style: string): boolean => /(?:^|;)\s*font-weight:\s*(?:normal|[1-4]00)/i.test(style)
