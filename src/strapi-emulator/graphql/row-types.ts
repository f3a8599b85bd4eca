/**
 * What the names in Strapi's schema mean for rows: which fields are relations to which entity, which are
 * components, and which attributes a type has. Read from the schema, so that it can't disagree with it.
 */
import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql'

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
