import * as z from 'zod/mini'
import type { ContentRow } from '../content/parts/content-rows.ts'
import type { AskedPart } from '../content/parts/published-content.ts'
import { capitalise } from '../shared/capitalise.ts'
import { type ContentType, isContentType, isSingleType, type SingleType } from '../shared/content-types.ts'
import { deriveOnce } from '../shared/derive-once.ts'
import { allLocales } from '../shared/locales.ts'
import {
  contentTypeRow,
  findContentType,
  isTranslated,
  toFieldName,
  toTypeName,
} from '../strapi/content-types.ts'
import type { ContentQuery } from '../strapi/port/client.ts'
import { selectNewerFields } from '../strapi/port/newer-fields.ts'
import { type AnyEntry, type AnyPart, dated, entries, lists } from './parts.ts'
import type { Heads } from './publisher-store.ts'
import { componentsOf, findLinkedField, itemOf, mediaType, type Schema, shapeOf } from './schema-shape.ts'

/**
 * The queries with which content is read from Strapi, in the words of Strapi 4. They select what the parts' schemas read:
 * values, components and pictures, and of related entries the ids. A field or a type that the service doesn't know, or doesn't
 * let the site read, is absent in the answer (`newer-fields.ts`): a type that isn't answered stays as it was last read, since
 * otherwise its entries would seem to be deleted.
 */

const rowSchema = z.looseObject({ id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)) })

/** All single types in all languages. */
export function toSinglesQuery(): ContentQuery<
  Record<string, z.infer<typeof rowSchema> | null | undefined>,
  Partial<Record<ContentType, ContentRow[]>>
> {
  const types = [...schemasByType().keys()].filter(isSingleType)
  const selections = types.flatMap((type) =>
    allLocales.map(
      (locale) =>
        `${toAlias(type, locale)}: ${toFieldName(type)}(locale: "${locale}") { ${selectRow(type)} }`,
    ),
  )
  return {
    name: 'singles',
    document: `query Singles { ${selectNewerFields(selections.join('\n'))} }`,
    isPartial: true,
    schema: z.record(z.string(), z.nullish(rowSchema)),
    map: (answer) =>
      Object.fromEntries(
        types
          .filter((type) => allLocales.some((locale) => answer[toAlias(type, locale)] !== undefined))
          .map((type) => [
            type,
            allLocales.flatMap((locale) => {
              const row = answer[toAlias(type, locale)]
              // All rows of a single type are one entry, in different languages.
              return row ? [{ ...row, id: type, locale }] : []
            }),
          ]),
      ),
  }
}

const toAlias = (type: SingleType, locale: string): string => `${locale}${capitalise(toFieldName(type))}`

/** The types of entries that content is read of, each with a list. */
export const listedTypes = (): ContentType[] =>
  [...schemasByType().keys()].filter((type) => !isSingleType(type))

/**
 * What is known of each type without its rows: how many there are, and when the newest was changed. An entry that was
 * unpublished or deleted changes the number.
 */
export function toHeadsQuery(): ContentQuery<Record<string, unknown>, Heads> {
  const types = [...schemasByType().keys()]
  const newest = 'data { id attributes { updatedAt } }'
  const selections = types.flatMap((type) =>
    isSingleType(type)
      ? allLocales.map(
          (locale) => `${toAlias(type, locale)}: ${toFieldName(type)}(locale: "${locale}") { ${newest} }`,
        )
      : `${toFieldName(type)}: ${contentTypeRow(type).list}(${allLanguages(type)}sort: ["updatedAt:desc"], pagination: { limit: 1 }) { ${newest} meta { pagination { total } } }`,
  )
  return {
    name: 'heads',
    document: `query Heads { ${selectNewerFields(selections.join('\n'))} }`,
    isPartial: true,
    schema: z.record(z.string(), z.unknown()),
    map: (answer) =>
      Object.fromEntries(
        types.map((type) => [
          type,
          isSingleType(type)
            ? JSON.stringify(allLocales.map((locale) => answer[toAlias(type, locale)]))
            : // A list without entries is no `null`.
              (JSON.stringify(answer[toFieldName(type)] ?? undefined) ?? ''),
        ]),
      ),
  }
}

const allLanguages = (type: ContentType): string => (isTranslated(type) ? 'locale: "all", ' : '')

const listSchema = z.object({
  rows: z.nullish(z.object({ items: z.array(rowSchema), total: z.optional(z.number()) })),
})

/** A page of a type's rows. */
export interface RowsPage {
  rows: ContentRow[]
  /** Number of all rows. */
  total: number
}

/** The variables of `toRowsQuery`: rows of these ids, and those that were changed since an instant. */
export interface WantedRows {
  ids: readonly string[]
  /** As Strapi writes it, `2026-11-25T11:59:00.000Z`. */
  since: string
}

/**
 * A page of a type's rows in all languages, the oldest first; nothing where the service doesn't answer for the type. The query
 * names no type of filters: a service that lacks the content type would refuse it for that.
 */
export const toRowsQuery = (type: ContentType): ContentQuery<z.infer<typeof listSchema>, RowsPage> => ({
  name: `rows.${type}`,
  document: `query Rows($since: DateTime, $ids: [ID], $start: Int, $limit: Int) { __typename ${selectNewerFields(
    `rows: ${contentTypeRow(type).list}(${allLanguages(type)}filters: { or: [{ updatedAt: { gte: $since } }, { updatedAt: { null: true } }, { id: { in: $ids } }] }, sort: ["createdAt:asc", "id:asc"], pagination: { start: $start, limit: $limit }) { ${selectRow(type)} meta { pagination { total } } }`,
  )} }`,
  isPartial: true,
  schema: listSchema,
  map: ({ rows }) => (rows ? { rows: rows.items, total: rows.total ?? 0 } : null),
})

function selectRow(type: ContentType): string {
  const name = toTypeName(type)
  const fields = new Set((schemasByType().get(type) ?? []).flatMap((schema) => selectFields(schema, name)))
  const own = isTranslated(type)
    ? ['locale', ...(isSingleType(type) ? [] : ['localizations { data { id } }'])]
    : []
  return `data { id attributes { ${[...own, ...fields].join(' ')} } }`
}

/** Whether rows of a type hold ids of another type's. */
export const isLinkedTo = (type: ContentType, other: ContentType): boolean =>
  (schemasByType().get(type) ?? []).some((schema) =>
    Object.keys(shapeOf(schema) ?? {}).some(
      (name) => findLinkedField(toTypeName(type), name)?.target === toTypeName(other),
    ),
  )

/** The schemas by which it is judged whether an entry can be shown: those of its page, else those of lists. */
export function schemasOfEntry(type: ContentType): readonly Schema[] {
  const ofPages = [...Object.values(entries), ...Object.values(dated)].filter((each) => each.type === type)
  if (ofPages.length > 0) return ofPages.map(({ schema }) => schema)
  return Object.values(lists).flatMap(({ reads }) =>
    Object.entries<Schema>(reads).flatMap(([each, schema]) => (each === type ? [schema] : [])),
  )
}

/** The types of which something is read for a part that is asked for. */
export const findTypesRead = (asked: AskedPart): ReadonlySet<ContentType> =>
  findTypesOf(
    'list' in asked
      ? lists[asked.list]
      : 'entry' in asked
        ? entries[asked.entry]
        : dated['dated' in asked ? asked.dated : asked.periodsOf],
  )

/** The types of which something is read for parts: those of their own entries, and those that their schemas follow links to. */
export const findTypesOf = deriveOnce((definition: AnyPart | AnyEntry): ReadonlySet<ContentType> => {
  const types = new Set<ContentType>()
  const add = (type: ContentType, schema: Schema): void => {
    types.add(type)
    for (const [linked, inner] of linkedSchemas(schema, toTypeName(type))) add(linked, inner)
  }
  if ('reads' in definition) {
    for (const [type, schema] of Object.entries<Schema>(definition.reads))
      if (isContentType(type)) add(type, schema)
  } else add(definition.type, definition.schema)
  return types
})

/** The schemas with which the parts read each type, where they read its entries and where they follow a link to one. */
function schemasByType(): ReadonlyMap<ContentType, readonly Schema[]> {
  const schemas = new Map<ContentType, Schema[]>()
  const add = (type: ContentType, schema: Schema): void => {
    schemas.set(type, [...(schemas.get(type) ?? []), schema])
    for (const [linked, inner] of linkedSchemas(schema, toTypeName(type))) add(linked, inner)
  }
  for (const { reads } of Object.values(lists))
    for (const [type, schema] of Object.entries<Schema>(reads)) if (isContentType(type)) add(type, schema)
  for (const { type, schema } of [...Object.values(entries), ...Object.values(dated)]) add(type, schema)
  return schemas
}

/** The entries' schemas that a schema follows links to, inside its components too. */
function linkedSchemas(schema: Schema, type: string): (readonly [ContentType, Schema])[] {
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([name, inner]) => {
    const field = ownNames.has(name) ? undefined : findLinkedField(type, name)
    if (!field || field.target === mediaType || field.kind === 'enum') return []
    if (field.kind === 'zone')
      return [...componentsOf(inner)].flatMap(([component, of]) => linkedSchemas(of, component))
    const linked = field.kind === 'one' || field.kind === 'many' ? findContentType(field.target) : undefined
    return linked ? [[linked, itemOf(inner)] as const] : linkedSchemas(itemOf(inner), field.target)
  })
}

/** Names that are no fields of their own in a selection. */
const ownNames = new Set(['id', '__typename', 'localizations'])

/** The selections of the fields that a schema reads of an entry, or of a component. @param type its name in GraphQL */
const selectFields = (schema: Schema, type: string): string[] =>
  Object.entries(shapeOf(schema) ?? {})
    .filter(([name]) => !ownNames.has(name))
    .map(([name, inner]) => selectField(name, inner, type))

function selectField(name: string, schema: Schema, type: string): string {
  const field = findLinkedField(type, name)
  if (!field || field.kind === 'enum') return name
  const { kind, target } = field
  if (kind === 'zone') {
    const components = [...componentsOf(schema)].map(
      ([component, inner]) =>
        `... on ${component} { ${selectFields(inner, component).join(' ') || '__typename'} }`,
    )
    return `${name} { __typename ${components.join(' ')} }`
  }
  const all = kind === 'many' || kind === 'components' ? '(pagination: { limit: -1 })' : ''
  const fields = selectFields(itemOf(schema), target).join(' ')
  if (kind === 'component' || kind === 'components') return `${name}${all} { ${fields} }`
  return target === mediaType
    ? `${name}${all} { data { attributes { ${fields} } } }`
    : `${name}${all} { data { id } }`
}
