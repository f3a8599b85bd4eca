/**
 * Scalars of Strapi's GraphQL with its validation and its messages. Values travel as text in one canonical form,
 * so that filters compare them as text: `YYYY-MM-DD`, `HH:mm:ss.SSS`, ISO 8601 in UTC with milliseconds.
 *
 * GraphQL words an error that is a `GraphQLError` and any other error differently; which kind is thrown here
 * follows the libraries that Strapi uses (graphql-scalars for Date and DateTime, its own for Time and locales).
 */
import { GraphQLError, type GraphQLSchema, isScalarType, Kind, type ValueNode } from 'graphql'

const datePattern = /^\d{4}-(0[1-9]|1[012])-(0[1-9]|[12]\d|3[01])$/
const dateTimePattern =
  /^\d{4}-(0[1-9]|1[012])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/
const timePattern = /^((?:2[0-3]|[01]\d):[0-5]\d:[0-5]\d)(?:\.(\d{1,3}))?$/

/** Replaces the parsers that `buildSchema` gives to custom scalars. */
export function wireScalars(schema: GraphQLSchema): void {
  for (const [name, parser] of Object.entries(parsers)) {
    const type = schema.getType(name)
    if (isScalarType(type)) Object.assign(type, parser)
  }
}

interface ScalarParser {
  parseValue(value: unknown): unknown
  parseLiteral(node: ValueNode): unknown
}

const parsers: Record<string, ScalarParser> = {
  Date: {
    parseValue: (value) => parseDate(asText(value, 'Date cannot represent non string type')),
    parseLiteral: (node) => parseDate(literalText(node, 'Date cannot represent non string type'), node),
  },
  DateTime: {
    parseValue: (value) => parseDateTime(asText(value, 'DateTime cannot represent non string or Date type')),
    parseLiteral: (node) =>
      parseDateTime(literalText(node, 'DateTime cannot represent non string or Date type'), node),
  },
  Time: {
    parseValue: parseTime,
    parseLiteral(node) {
      if (node.kind !== Kind.STRING) throw new Error('Time cannot represent non string type')
      return parseTime(node.value)
    },
  },
  I18NLocaleCode: {
    // Strapi lets any value of a variable pass: an unknown language has no entries.
    parseValue: (value) => value,
    parseLiteral(node) {
      if (node.kind !== Kind.STRING) throw new Error('Locale cannot represent non string type')
      if (!isLocale(node.value)) throw new Error('Unknown locale supplied')
      return node.value
    },
  },
}

function asText(value: unknown, message: string): string {
  if (typeof value !== 'string') throw new GraphQLError(`${message} ${JSON.stringify(value)}`)
  return value
}

function literalText(node: ValueNode, message: string): string {
  if (node.kind === Kind.STRING) return node.value
  throw new GraphQLError(`${message} ${'value' in node && node.value}`, { nodes: node })
}

function parseDate(text: string, nodes?: ValueNode): string {
  if (datePattern.test(text) && existsInCalendar(text)) return text
  throw new GraphQLError(`Date cannot represent an invalid date-string ${text}.`, { nodes })
}

function parseDateTime(text: string, nodes?: ValueNode): string {
  const upper = text.toUpperCase()
  const time = dateTimePattern.test(upper) ? Date.parse(upper) : Number.NaN
  if (!Number.isNaN(time) && existsInCalendar(upper.slice(0, 10))) return new Date(time).toISOString()
  throw new GraphQLError(`DateTime cannot represent an invalid date-time-string ${text}.`, { nodes })
}

function parseTime(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`Expected a string, got a ${typeof value}`)
  const [, clock, fraction = ''] = timePattern.exec(value) ?? []
  if (!clock) throw new Error('Invalid time format, expected HH:mm:ss.SSS')
  return `${clock}.${fraction.padEnd(3, '0')}`
}

function existsInCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Loading the names takes milliseconds, so it is done once, and only when they are asked for. */
let languageNames: Intl.DisplayNames | undefined

/** Strapi knows the languages of ISO 639 with their regions, installed or not, and the word «all». */
function isLocale(code: string): boolean {
  if (code === 'all') return true
  languageNames ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  try {
    return languageNames.of(code) !== undefined
  } catch {
    return false
  }
}
