/** Functions that write XML for feeds and sitemaps. All content must pass through `escapeXml`. */

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text or an attribute's value, and removes the characters that XML 1.0 doesn't allow (section 2.2). */
export const escapeXml = (value: string): string =>
  value
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '')

type Attributes = Record<string, string | undefined>

/** @param inner XML: other elements, or text from `escapeXml` */
export const writeXmlElement = (name: string, attributes: Attributes, inner = ''): string =>
  inner === ''
    ? `<${name}${toAttributes(attributes)}/>`
    : `<${name}${toAttributes(attributes)}>${inner}</${name}>`

export const writeTextElement = (name: string, value: string, attributes: Attributes = {}): string =>
  writeXmlElement(name, attributes, escapeXml(value))

const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('')

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
