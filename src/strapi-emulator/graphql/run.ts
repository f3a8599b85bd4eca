import {
  buildASTSchema,
  executeSync,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  parse,
} from 'graphql'
import { checkDocument } from './documents.ts'
import { wireResolvers } from './resolvers.ts'
import { wireScalars } from './scalars.ts'
import { servedSdl } from './served-sdl.gen.ts'
import { type RowTypes, readRowTypes, type Tables } from './tables.ts'
import type { WorkBudget } from './work.ts'

export interface Operation {
  query: string
  variables: Readonly<Record<string, unknown>> | undefined
  operationName: string | undefined
}

/** What Strapi's GraphQL would send: 400 when nothing was executed, else 200, with what failed in `errors`. */
export interface GraphqlResponse {
  status: number
  body: { errors?: readonly unknown[]; data?: unknown }
}

export interface RunOptions {
  /** Whether a query that passed is kept parsed. Not those of strangers: each would be another one. */
  remembersQueries: boolean
  /** What the question may still cost. */
  work: WorkBudget
}

export function runOperation(
  { query, variables, operationName }: Operation,
  tables: Tables,
  options: RunOptions,
): GraphqlResponse {
  const { schema, types } = servedSchema()
  const checked = checkDocument(query, schema, options)
  if ('errors' in checked) return refused(checked.errors, () => checked.code)
  const { document } = checked
  const operation = getOperationAST(document, operationName)
  if (operation?.operation === 'subscription') {
    return refused([new GraphQLError('Schema is not configured for subscriptions.', { nodes: operation })])
  }
  const contextValue = { types, tables, work: options.work }
  const result = executeSync({ schema, document, variableValues: variables, operationName, contextValue })
  if (result.data === undefined) return refused(result.errors ?? [], executionCode)
  if (!result.errors) return { status: 200, body: { data: result.data } }
  return { status: 200, body: { errors: result.errors.map(fieldError), data: result.data } }
}

function refused(
  errors: readonly GraphQLError[],
  code: (error: GraphQLError) => string = executionCode,
): GraphqlResponse {
  return {
    status: 400,
    body: { errors: errors.map((error) => ({ ...plain(error), extensions: { code: code(error) } })) },
  }
}

/** Strapi's own errors travel without their place in the query, all others with it. */
function fieldError(error: GraphQLError): unknown {
  const { message, extensions } = error
  if (extensions.code !== undefined) return { message, extensions }
  return { ...plain(error), extensions: { code: 'INTERNAL_SERVER_ERROR' } }
}

function plain({ message, locations, path }: GraphQLError): object {
  return { message, ...(locations && { locations }), ...(path && { path }) }
}

function executionCode({ nodes }: GraphQLError): string {
  const isAboutVariable = nodes?.length === 1 && nodes[0]?.kind === Kind.VARIABLE_DEFINITION
  return isAboutVariable ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR'
}

interface ServedSchema {
  readonly schema: GraphQLSchema
  readonly types: RowTypes
}

let served: ServedSchema | undefined

/** Strapi's schema, ready to execute over rows. Built by an isolate's first query. */
export function servedSchema(): ServedSchema {
  served ??= buildServedSchema()
  return served
}

function buildServedSchema(): ServedSchema {
  const schema = buildASTSchema(parse(servedSdl, { noLocation: true }), { assumeValidSDL: true })
  const types = readRowTypes(schema)
  wireScalars(schema)
  wireResolvers(schema, types)
  return { schema, types }
}
