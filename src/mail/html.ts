import { escapeHtml } from '../content/text/escape-html.ts'

/** HTML in which every value is escaped. Only `html` makes it. */
export interface Html {
  readonly html: string
}

type HtmlValue = string | number | Html | readonly Html[] | undefined

/**
 * Writes HTML: a template whose values are escaped, unless they are HTML themselves. An absent value is left out.
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

/** Writes lines with line breaks between them. */
export const htmlLines = (lines: readonly string[]): Html[] =>
  lines.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))
