import { type ContentRow, type ContentRows, type Entry, readId } from '../content/parts/content-rows.ts'
import { isRecord } from '../shared/is-record.ts'
import { findContentType } from '../strapi/content-types.ts'
import { componentsOf, findLinkedField, itemOf, mediaType, type Schema, shapeOf } from './schema-shape.ts'

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
