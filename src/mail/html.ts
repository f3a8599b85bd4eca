import { escapeHtml } from '../content/text/escape-html.ts'

/** HTML in which every value is escaped. Only `html` makes it. */
export interface Html {
  readonly html: string
}

type HtmlValue = string | number | Html | readonly Html[] | undefined

/**
 * Template tag that writes HTML. It escapes each value that isn't `Html` itself, and leaves out `undefined`.
 *
 * @example html`<a href="${address}">${name}</a>`
 */
export function html(texts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const parts = texts.map((text, index) => `${text}${toMarkup(values[index])}`)
  return { html: parts.join('') }
}

function toMarkup(value: HtmlValue): string {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return isHtml(value) ? value.html : value.map((each) => each.html).join('')
}

const isHtml = (value: Html | readonly Html[]): value is Html => 'html' in value

/** Writes lines of text with `<br>` between each two. */
export const htmlLines = (lines: readonly string[]): Html[] =>
  lines.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))
