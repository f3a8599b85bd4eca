import { Marked, Tokenizer, type TokenizerExtension, type TokenizerThis, type Tokens } from 'marked'
import { repairAddress } from '../../shared/editor-address.ts'
import { escapeHtml } from './escape-html.ts'
import { writeAttributes } from './write-inline.ts'

/**
 * Markdown as editors write it, and as Strapi's editor shows it to them: each line is a line. What begins with spaces or
 * a tab is text and not code, bold in the middle of a word is bold in every script, addresses are left as they were
 * typed, for `write-texts.ts` to read.
 */
export const markdownToHtml = (text: string): string =>
  markdown.parse(text.replace(namedHeading, '$1<a id="$2"></a>'), {
    async: false,
    tokenizer: new EditorsTokenizer(),
  })

/** `## Оплата {#pay}`, as Google Docs and many programs write it. */
const namedHeading = /^([ \t]*#{1,6}[ \t][^\n{]*)\{#([\p{L}\p{M}\p{N}._:-]{1,100})\}[ \t]*$/gmu

/** Letters of scripts that put no spaces between words. */
const spaceless = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`
const letter = /[\p{L}\p{N}]$/u
const spacelessLetter = new RegExp(`[${spaceless}\\p{M}]$`, 'u')
const beginsSpaceless = new RegExp(`^[${spaceless}]`, 'u')
/** A star behind a word is a footnote's, unless what follows may begin a word. */
const beginsWord = /^[\p{L}\p{N}\p{Ps}\p{Pi}\p{S}"'„“«#@№\\<`_~!]/u

/** Finds the nearest pair of marks with text between them. */
const pairs = {
  '*': /^(\*{1,2})(?![\s*])([^*]+)\1(?!\*)/,
  _: /^(_{1,2})(?![\s_])([^_]+)\1(?!_)/,
} as const

interface Pair {
  sign: string
  raw: string
  inner: string
}

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/**
 * Whether the pair ends within its own text: not in code, in a link or in a tag, and not with a character that is meant
 * literally.
 */
const isWhole = (between: string) =>
  countOf(between, '`') % 2 === 0 &&
  countOf(between, '[') === countOf(between, ']') &&
  countOf(between, '](') === countOf(between, ')') - countOf(between.replaceAll('](', ''), '(') &&
  countOf(between, '<') === countOf(between, '>') &&
  !between.endsWith('\\')

function findPair(source: string, before: string): Pair | undefined {
  const isStar = source.startsWith('*')
  const [all, sign = '', between = ''] = (isStar ? pairs['*'] : pairs._).exec(source) ?? []
  if (!all || !isWhole(between)) return undefined
  const isInWord = letter.test(before) && !spacelessLetter.test(before)
  if (isInWord && !beginsWord.test(between)) return undefined
  const endsInSpace = /\s$/.test(between)
  // «5 * 3 * 2» and «2 ** 3» are sums; «**Внимание! **» is bold.
  if (endsInSpace && (sign.length === 1 || isInWord || between.trim() === '')) return undefined
  // Underscores inside a word are no emphasis, as in `file_name_of`; in Thai `__ตัวหนา__ต่อ` they are.
  if (!isStar && (isInWord || spacelessLetter.test(before) || letter.test(source.charAt(all.length)))) {
    if (!beginsSpaceless.test(between)) return undefined
  }
  return { sign, raw: all, inner: between }
}

/**
 * Runs before the parser's own rule, which requires spaces around marks and therefore fails in Thai, which has none.
 */
const emphasis: TokenizerExtension = {
  name: 'pair',
  level: 'inline',
  tokenizer(this: TokenizerThis, source, tokens) {
    const pair = /^[*_]/.test(source) ? findPair(source, tokens.at(-1)?.raw.slice(-1) ?? '') : undefined
    if (!pair) return undefined
    const text = pair.inner.trimEnd()
    const inner = this.lexer.inlineTokens(text)
    // A space before the closing mark is moved behind it.
    if (text !== pair.inner) inner.push({ type: 'text', raw: ' ', text: ' ' })
    return { type: pair.sign.length === 2 ? 'strong' : 'em', raw: pair.raw, text, tokens: inner }
  },
}

class EditorsTokenizer extends Tokenizer {
  /** A line that begins with spaces is read as if it began without. */
  override code(source: string): Tokens.Code | undefined {
    const raw = /^[ \t]+(?=\S)/.exec(source)?.[0]
    // The type of the lexer allows any token here; this one writes nothing.
    return raw ? ({ type: 'space', raw, text: '' } as unknown as Tokens.Code) : undefined
  }

  /** Also accepts `[программа](/uploads/моя программа.pdf)`, where the name of a file contains spaces. */
  override link(source: string): Tokens.Link | Tokens.Image | undefined {
    const found = super.link(source)
    if (found) return found
    const [raw, sign, text = '', address = ''] =
      /^(!?)\[([^[\]\n]{0,300})\]\([ \t]*([^()<>\n]{1,500}(?:\([^()<>\n]{0,100}\)[^()<>\n]{0,200})?)\)/.exec(
        source,
      ) ?? []
    const href = address.trim()
    if (!raw || !(repairAddress(href) ?? /^\/?uploads\//.exec(href))) return undefined
    return sign
      ? { type: 'image', raw, href, title: null, text, tokens: [] }
      : { type: 'link', raw, href, title: null, text, tokens: this.lexer.inlineTokens(text) }
  }
}

const markdown = new Marked({
  gfm: true,
  breaks: true,
  extensions: [emphasis],
  renderer: {
    link({ href, title, tokens }) {
      return `<a${writeAttributes({ href, title: title ?? undefined })}>${this.parser.parseInline(tokens)}</a>`
    },
    image({ href, title, text }) {
      return `<img${writeAttributes({ src: href, alt: text, title: title ?? undefined })}>`
    },
    code: ({ text }) => `<pre>${escapeHtml(text)}</pre>\n`,
  },
})
