/** Elements that no text of Markdown begins a line with by chance. */
const blockTag =
  /<(\/?)(p|div|section|article|main|aside|header|footer|center|table|tbody|thead|tr|td|th|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|figure|html|body|form|fieldset)\b[^<>]*>/gi
const anyTag = /<[^<>]*>/g

/** Syntax that only Markdown has, anywhere in a text. */
const markdownSigns = /^[ \t]{0,3}(?:#{1,6}[ \t]+\S|```|~~~)|\*\*[^\s*][^*]*\*\*|\]\([^\s()]+\)/m
/** Syntax that has a meaning in Markdown outside of HTML elements. */
const markdownLines = /^[ \t]*(?:[-*+][ \t]+\S|\d{1,3}[.)][ \t]+\S|>[ \t]*\S|\|.*\|)/m

export type TextFormat = 'html' | 'markdown'

/**
 * Whether a text is HTML as a program has made it, or Markdown that may have some HTML in it. It is HTML where its
 * blocks are elements, and no line of it is Markdown's.
 */
export function tellFormat(text: string): TextFormat {
  let [depth, from] = [0, 0]
  let hasBlocks = false
  const outside: string[] = []
  for (const { 0: tag, 1: slash, index } of text.matchAll(blockTag)) {
    hasBlocks = true
    if (depth === 0) outside.push(text.slice(from, index))
    depth = Math.max(0, depth + (slash ? -1 : 1))
    from = index + tag.length
  }
  if (!hasBlocks) return 'markdown'
  if (depth === 0) outside.push(text.slice(from))
  const hasMarkdown =
    markdownSigns.test(text.replace(anyTag, '')) || outside.some((lines) => markdownLines.test(lines))
  return hasMarkdown ? 'markdown' : 'html'
}

/** Things that programs add to a pasted text: comments, styles, and whole pictures in place of their addresses. */
const hiddenParts = [
  ['<!--', '-->'],
  ['<style', '</style>'],
  ['<script', '</script>'],
  ['<xml', '</xml>'],
] as const

/** The text without that, so that its length is what people read. In one pass, whatever is left open. */
export function withoutBallast(text: string): string {
  let rest = text
  for (const [opening, closing] of /<(?:!--|style|script|xml)/i.test(text) ? hiddenParts : []) {
    rest = withoutBetween(rest, opening, closing)
  }
  return rest.replace(/data:[a-z]+\/[a-z0-9.+-]+;base64,[a-z0-9+/=]{64,}/gi, 'data:')
}

function withoutBetween(text: string, opening: string, closing: string): string {
  // Letters of ASCII only: a Turkish İ would become two, and every place behind it another.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const kept: string[] = []
  let from = 0
  for (;;) {
    const begins = lower.indexOf(opening, from)
    const ends = begins < 0 ? -1 : lower.indexOf(closing, begins + opening.length)
    if (ends < 0) break
    kept.push(text.slice(from, begins))
    from = ends + closing.length
  }
  return kept.length > 0 ? [...kept, text.slice(from)].join('') : text
}
