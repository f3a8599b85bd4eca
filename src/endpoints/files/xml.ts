/** The little XML that feeds and sitemaps need. Everything that content says goes through `escapeXml`. */

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text or an attribute's value: without the characters that XML 1.0 can't hold (section 2.2), however written. */
export const escapeXml = (value: string): string =>
  value
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '')

type Attributes = Record<string, string | undefined>

/** @param inner already XML: other elements, or text from `escapeXml`. */
export const element = (name: string, attributes: Attributes, inner = ''): string =>
  inner === ''
    ? `<${name}${toAttributes(attributes)}/>`
    : `<${name}${toAttributes(attributes)}>${inner}</${name}>`

export const textElement = (name: string, value: string, attributes: Attributes = {}): string =>
  element(name, attributes, escapeXml(value))

const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('')

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
