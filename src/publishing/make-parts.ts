import * as z from 'zod/mini'
import { type ContentRow, type ContentRows, type Entry, readId } from '../content/parts/content-rows.ts'
import type { MadePart, PartContext } from '../content/parts/define-part.ts'
import type { Log } from '../log.ts'
import { type ContentType, isContentType } from '../shared/content-types.ts'
import { isRecord } from '../shared/is-record.ts'
import { defaultLocale, type Locale, wholeReadingOrder } from '../shared/locales.ts'
import { findContentType, toFieldName, toTypeName } from '../strapi/content-types.ts'
import { collectFaults, logFaults } from '../strapi/port/faults.ts'
import { parseContent } from '../strapi/port/parse-content.ts'
import type { AnyEntry, AnyPart } from './parts.ts'
import { componentsOf, findLinkedField, itemOf, mediaType, type Schema, shapeOf } from './schema-shape.ts'

export interface MakeContext extends Omit<PartContext, 'report'> {
  /** Gets each fault once. */
  log: Log
}

/** What a list is made of: the entries of each type that it reads, with the entries that they are linked to. */
export const followList = ({ reads }: AnyPart, rows: ContentRows): Record<string, unknown[]> =>
  Object.fromEntries(
    typesOf(reads).map((type) => [
      toFieldName(type),
      rows.list(type).map((entry) => followEntry(entry, reads[type], toTypeName(type), rows)),
    ]),
  )

const typesOf = (reads: object) => Object.keys(reads).filter(isContentType)

/**
 * Makes a list. A wrong value costs its field, or the smallest thing that may be missing.
 *
 * @param name of the part, for messages
 * @param written what `followList` returns
 * @throws ContentInvalid if nothing of it can be used
 */
export async function makeList(
  name: string,
  { reads, make }: AnyPart,
  written: Readonly<Record<string, unknown[]>>,
  context: MakeContext,
): Promise<MadePart> {
  const types = typesOf(reads)
  const shape = types.map((type) => [toFieldName(type), z.array(reads[type])] as const)
  const schema = z.object(Object.fromEntries(shape))
  return parseAndMake(name, schema, written, context.log, (parsed, report) => {
    const entries = types.map((type) => [type, parsed[toFieldName(type)] ?? []] as const)
    return make(Object.fromEntries(entries), { ...context, report })
  })
}

/** What an entry is made of. @param entry its rows, the one that the page shows first */
export const followOne = ({ type, schema }: AnyEntry, entry: Entry, rows: ContentRows): unknown =>
  followEntry(entry, schema, toTypeName(type), rows)

/**
 * Makes an entry.
 *
 * @param written what `followOne` returns
 * @returns a value of `null` where the entry can't be shown
 */
export async function makeEntry(
  name: string,
  { type, schema, make }: AnyEntry,
  written: unknown,
  context: MakeContext,
): Promise<MadePart> {
  const { field, listed, content } = toListOfOne(type, schema, written)
  return parseAndMake(name, listed, content, context.log, async (parsed, report) => {
    const [row] = parsed[field] ?? []
    return row ? make(row, { ...context, report }) : null
  })
}

/**
 * An entry as a list that has only it: what is wrong with it costs at most the item, and faults name its type by the list's
 * field.
 */
export function toListOfOne<Row>(type: ContentType, schema: z.ZodMiniType<Row>, written: unknown) {
  const field = toFieldName(type)
  return { field, listed: z.object({ [field]: z.array(schema) }), content: { [field]: [written] } }
}

async function parseAndMake<Parsed extends object>(
  name: string,
  schema: z.ZodMiniType<Parsed>,
  written: unknown,
  log: Log,
  make: (parsed: Parsed, report: NonNullable<PartContext['report']>) => unknown,
): Promise<MadePart> {
  const { faults, addIssue, reporting } = collectFaults()
  const { value: parsed } = parseContent(name, schema, written, addIssue)
  const value = await make(parsed, reporting(parsed))
  logFaults(log, { part: name }, faults)
  return faults.length > 0 ? { value, faults: faults.map(({ fault }) => fault) } : { value }
}

/**
 * Finds the entries of a type by their slugs, as pages of a language do: by the slug of the default language first, of an
 * entry whose languages share no fields by that of the page's. Rows in other languages are found by their slugs too, in the
 * order in which the page's readers read them.
 *
 * @returns the rows of each entry, the one that the page shows first
 */
export function findBySlug(
  { type, isRowPerLanguage }: AnyEntry,
  rows: ContentRows,
  locale: Locale = defaultLocale,
): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>()
  const order = [...(isRowPerLanguage ? [locale] : []), defaultLocale, ...wholeReadingOrder(locale)]
  for (const language of new Set(order)) {
    for (const entry of rows.list(type)) {
      const row = entry.find((each) => (each.locale ?? defaultLocale) === language)
      if (typeof row?.slug !== 'string' || found.has(row.slug)) continue
      found.set(row.slug, isRowPerLanguage ? [row, ...entry.filter((each) => each !== row)] : entry)
    }
  }
  return found
}

/**
 * Returns what a schema reads of an entry, with the entries that it is linked to in the places of their ids, as far as
 * the schema goes. A related entry that isn't published is absent. The result is still what an editor has written: the
 * schema has to parse it.
 *
 * @param type name of the entry's type in GraphQL
 */
export function followEntry(entry: Entry, schema: Schema, type: string, rows: ContentRows): unknown {
  const [first, ...others] = entry
  return first && followRow(first, others, schema, type, rows)
}

function followRow(
  row: ContentRow,
  translations: readonly ContentRow[],
  schema: Schema,
  type: string,
  rows: ContentRows,
): unknown {
  const followed = followFields(row, schema, type, rows)
  const localizations = shapeOf(schema)?.localizations
  if (!localizations || !isRecord(followed)) return followed
  const inner = itemOf(localizations)
  return {
    ...followed,
    localizations: translations.map((translation) => followFields(translation, inner, type, rows)),
  }
}

/** Reads the fields that the schema names; a value of another shape stays as it is, for the schema to refuse. */
function followFields(value: unknown, schema: Schema, type: string, rows: ContentRows): unknown {
  const shape = shapeOf(schema)
  if (!shape || !isRecord(value)) return value
  const fields = Object.entries(shape).flatMap(([name, inner]) =>
    value[name] === undefined || name === 'localizations'
      ? []
      : [[name, followField(value[name], inner, findLinkedField(type, name), rows)] as const],
  )
  return Object.fromEntries(fields)
}

function followField(
  value: unknown,
  schema: Schema,
  field: ReturnType<typeof findLinkedField>,
  rows: ContentRows,
): unknown {
  if (!field || field.kind === 'enum') return value
  const { kind, target } = field
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => followField(item, itemOf(schema), { kind, target }, rows))
    return items.filter((item) => item !== null)
  }
  if (kind === 'zone') {
    const name = isRecord(value) ? String(value.__typename) : ''
    return followFields(value, componentsOf(schema).get(name) ?? schema, name, rows)
  }
  const linked = target === mediaType ? undefined : findContentType(target)
  if (!linked || kind === 'component' || kind === 'components')
    return followFields(value, schema, target, rows)
  const id = readId(value)
  const entry = id === undefined ? undefined : rows.find(linked, id)
  return entry ? followEntry(entry, schema, target, rows) : null
}
