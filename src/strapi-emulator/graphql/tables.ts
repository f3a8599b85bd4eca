import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql'
import type { Row, Snapshot } from '../row.ts'

/** Rows of one entity with the ways in which queries reach them. */
export interface Table {
  readonly rows: readonly Row[]
  readonly byId: ReadonlyMap<number, Row>
  readonly bySlug: ReadonlyMap<string, readonly Row[]>
}

/** The tables of the content by the name of their entity. */
export type Tables = ReadonlyMap<string, Table>

export function indexSnapshot(snapshot: Snapshot): Tables {
  return new Map(Object.entries(snapshot).map(([name, rows]) => [name, indexRows(rows)]))
}

/** The rows that ids point to, in the order of the ids; an id without a row is left out. */
export function findRowsByIds(table: Table | undefined, ids: unknown): readonly Row[] {
  if (!table || ids == null) return noRows
  const found: Row[] = []
  for (const id of Array.isArray(ids) ? ids : [ids]) {
    const row = table.byId.get(id)
    if (row) found.push(row)
  }
  return found
}

const noRows: readonly Row[] = []

function indexRows(rows: readonly Row[]): Table {
  const bySlug = new Map<string, Row[]>()
  for (const row of rows) {
    if (typeof row.slug !== 'string') continue
    const namesakes = bySlug.get(row.slug)
    if (namesakes) namesakes.push(row)
    else bySlug.set(row.slug, [row])
  }
  return { rows, byId: new Map(rows.map((row) => [row.id, row])), bySlug }
}

/**
 * What the names in Strapi's schema mean for rows: which fields are relations to which entity, which are
 * components, and which attributes a type has. Read from the schema, so that it can't disagree with it.
 */

export type RowField =
  | { kind: 'value' | 'enum' | 'zone' }
  /** Ids of rows of another entity. */
  | { kind: 'one' | 'many'; target: string }
  /** Components and other objects inside the row. */
  | { kind: 'component' | 'components'; target: string }

export interface RowType {
  readonly name: string
  readonly fields: ReadonlyMap<string, RowField>
  readonly localized: boolean
  readonly hasDrafts: boolean
}

/** Content types, files and components by their GraphQL names. */
export type RowTypes = ReadonlyMap<string, RowType>

export function readRowTypes(schema: GraphQLSchema): RowTypes {
  const types = new Map<string, RowType>()
  for (const type of Object.values(schema.getTypeMap())) {
    const holdsRows = type.name.startsWith('Component') || schema.getType(`${type.name}Entity`) !== undefined
    if (!isObjectType(type) || !holdsRows) continue
    const fields = new Map(Object.values(type.getFields()).map((field) => [field.name, readField(field)]))
    types.set(type.name, {
      name: type.name,
      fields,
      localized: fields.has('locale'),
      hasDrafts: fields.has('publishedAt'),
    })
  }
  return types
}

/** `ProgramEntityResponse` and its two plural forms → `Program`. */
export function toEntityName(responseName: string): string | undefined {
  return /^(.+?)(?:EntityResponse|EntityResponseCollection|RelationResponseCollection)$/.exec(
    responseName,
  )?.[1]
}

function readField(field: GraphQLField<unknown, unknown>): RowField {
  const type = getNamedType(field.type)
  if (isEnumType(type)) return { kind: 'enum' }
  if (isUnionType(type)) return { kind: 'zone' }
  if (!isObjectType(type)) return { kind: 'value' }
  const target = toEntityName(type.name)
  if (target) return { kind: type.name.endsWith('Collection') ? 'many' : 'one', target }
  return { kind: isListType(field.type) ? 'components' : 'component', target: type.name }
}
