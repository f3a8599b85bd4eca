/**
 * Gives every field of the schema its resolver, by what its type's name means in Strapi: `XEntityResponse` holds
 * `{data}`, `XEntityResponseCollection` adds `meta`, `XEntity` splits a row into `id` and `attributes`.
 */
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql'
import type { Row } from '../row.ts'
import { findRelatedRows, isRow, type QueryData } from './filters.ts'
import { contentDefaultLocale, findStartingRows, isDraft, type ListArgs, selectRows } from './select.ts'
import { type RowField, type RowType, type RowTypes, toEntityName } from './tables.ts'
import { makeForbiddenFieldError } from './work.ts'

// The resolvers' arguments have the shapes that the schema gives them, which graphql-js checks before each call.
// biome-ignore lint/suspicious/noExplicitAny: graphql-js types the arguments of a schema read at run time so
type Resolver<Args = any> = GraphQLFieldResolver<Row, QueryData, Args>

/** Entities that the public may not read by themselves; files can be reached through the entries that use them. */
const hiddenEntities = new Set(['AuditionRequest', 'InvoiceRequest', 'ContactMessage', 'UploadFile'])

export function wireResolvers(schema: GraphQLSchema, types: RowTypes): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type))
      type.resolveType = (item) => componentType(isRow(item) ? item.__component : undefined)
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    const rowType = types.get(type.name)
    for (const field of Object.values(type.getFields())) {
      field.resolve = resolverOf(type, field, rowType?.fields.get(field.name), types)
    }
  }
}

function resolverOf(
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  rowField: RowField | undefined,
  types: RowTypes,
): Resolver {
  if (parent.name === 'Mutation') return refuse
  if (parent.name === 'Query') return queryResolver(field, types)
  if (rowField) return rowResolver(field.name, rowField, types)
  if (field.name === 'attributes') return (row) => row
  return defaultFieldResolver
}

const refuse: Resolver = () => {
  throw makeForbiddenFieldError()
}

function queryResolver(field: GraphQLField<unknown, unknown>, types: RowTypes): Resolver {
  const response = getNamedType(field.type).name
  const type = types.get(toEntityName(response) ?? '')
  if (!type || hiddenEntities.has(type.name)) return refuse
  if (response.endsWith('Collection')) return findMany(type)
  return field.args.some((arg) => arg.name === 'id') ? findOne(type) : findSingle(type)
}

function findMany(type: RowType): Resolver<ListArgs> {
  return (_, args, execution) => {
    const table = execution.tables.get(type.name)
    return selectRows(type, table ? findStartingRows(type, table, args) : [], args, execution)
  }
}

/** Finds an entry by its id alone: Strapi ignores the locale here. */
function findOne(type: RowType): Resolver<{ id?: string | null }> {
  return (_, { id }, { tables }) => {
    const row = tables.get(type.name)?.byId.get(Number(id))
    return { data: row && !isDraft(row) ? row : null }
  }
}

function findSingle(type: RowType): Resolver<Pick<ListArgs, 'locale' | 'publicationState'>> {
  return (_, { locale, publicationState = 'LIVE' }, execution) => {
    const table = execution.tables.get(type.name)
    const wanted = { locale: locale === 'all' ? contentDefaultLocale : locale, publicationState }
    const { data } = selectRows(type, table ? findStartingRows(type, table, wanted) : [], wanted, execution)
    return { data: data[0] ?? null }
  }
}

function rowResolver(name: string, field: RowField, types: RowTypes): Resolver {
  switch (field.kind) {
    case 'value':
      return defaultFieldResolver
    case 'enum':
      return (row) => regressed(row[name])
    case 'zone':
      return (row) => row[name] ?? []
    case 'component':
      return (row) => row[name] ?? null
    case 'components':
      return listOf(name, field, types, ({ data }) => data)
    case 'many':
      return listOf(name, field, types, (selection) => selection)
    case 'one':
      return (row, _, { tables }) => {
        // Drafts are included, as in Strapi: the caller checks `publishedAt`.
        const [related] = findRelatedRows(field, row[name] ?? null, tables)
        return { data: related ?? null }
      }
  }
}

function listOf(
  name: string,
  field: Extract<RowField, { target: string }>,
  types: RowTypes,
  answer: (selection: ReturnType<typeof selectRows>) => unknown,
): Resolver<ListArgs> {
  const type = types.get(field.target)
  if (!type) return refuse
  return (row, args, execution) =>
    answer(selectRows(type, findRelatedRows(field, row[name] ?? null, execution.tables), args, execution))
}

/** GraphQL's names of enumeration values can't hold dashes: `thematic-page` is `thematic_page`. */
function regressed(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/[^A-Za-z0-9]+/g, '_') : null
}

/** Returns the GraphQL type of a component, as `ComponentBlockRichText` for `block.rich-text`. */
function componentType(component: unknown): string | undefined {
  if (typeof component !== 'string') return undefined
  return `Component${component.replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase())}`
}
