/**
 * A property of jCal (RFC 7265), iCalendar as JSON. The library `ical.js` writes it as text, with escaping and line
 * folding.
 */
export type Property = [
  name: string,
  parameters: Record<string, string>,
  type: 'text' | 'uri' | 'date' | 'date-time' | 'duration' | 'integer' | 'float' | 'utc-offset',
  value: string | number | number[],
]
export type Component = [name: string, properties: Property[], components: Component[]]

export const toJcalText = (
  name: string,
  value: string,
  parameters: Record<string, string> = {},
): Property => [name, parameters, 'text', toPlainText(value)]

/** A text property on one line, since programs list it on one line. */
export const toJcalTitle = (name: string, value: string, parameters?: Record<string, string>): Property =>
  toJcalText(name, toPlainText(value).replace(/\s+/g, ' '), parameters)

/** A point in time (milliseconds) in UTC. */
export const toJcalInstant = (name: string, value: number): Property => [
  name,
  {},
  'date-time',
  `${new Date(value).toISOString().slice(0, 19)}Z`,
]

/**
 * Removes what iCalendar text can't contain: control characters (RFC 5545, section 3.1), different line breaks, lone
 * surrogates.
 */
const toPlainText = (value: string): string =>
  value
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .toWellFormed()
    .trim()
