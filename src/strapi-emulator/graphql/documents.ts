import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  type SelectionNode,
  validate,
} from 'graphql'

/** The depth limit of the project's Strapi, where the same queries must pass. */
const maxDepth = 16
/** Limits the work of parsing and validation, which grows faster than the document. */
const maxTokens = 8000
/**
 * Most parsed queries that are remembered. The site sends a few dozen different ones; a client with ever new ones must
 * not fill the memory.
 */
const rememberedDocuments = 100
const rememberedLength = 20_000

const remembered = new Map<string, DocumentNode>()

export type CheckedDocument = { document: DocumentNode } | { code: string; errors: readonly GraphQLError[] }

/** Parses and validates a query; valid documents are cached if the caller wants it. */
export function checkDocument(
  query: string,
  schema: GraphQLSchema,
  { remembersQueries }: { remembersQueries: boolean },
): CheckedDocument {
  const known = remembered.get(query)
  if (known) return { document: known }
  const parsed = parseDocument(query)
  if (parsed instanceof GraphQLError) return { code: 'GRAPHQL_PARSE_FAILED', errors: [parsed] }
  const errors = validate(schema, parsed)
  const found = errors.length > 0 ? errors : tooDeep(parsed)
  if (found.length > 0) return { code: 'GRAPHQL_VALIDATION_FAILED', errors: found }
  if (remembersQueries) remember(query, parsed)
  return { document: parsed }
}

function parseDocument(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens })
  } catch (error) {
    return error instanceof GraphQLError
      ? error
      : new GraphQLError('Syntax Error: the query is nested too deeply.')
  }
}

function remember(query: string, document: DocumentNode): void {
  if (query.length > rememberedLength) return
  const [oldest] = remembered.keys()
  if (remembered.size >= rememberedDocuments && oldest !== undefined) remembered.delete(oldest)
  remembered.set(query, document)
}

/** Returns one error for each operation that is too deep. Validation has already ruled out cycles of fragments. */
function tooDeep({ definitions }: DocumentNode): GraphQLError[] {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  return definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return []
    const field = fieldBelow(maxDepth, node.selectionSet.selections, 0, fragments)
    const message = `'${node.name?.value ?? ''}' exceeds maximum operation depth of ${maxDepth}`
    return field ? [new GraphQLError(message, { nodes: field })] : []
  })
}

function fieldBelow(
  limit: number,
  selections: readonly SelectionNode[],
  depth: number,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FieldNode | undefined {
  for (const node of selections) {
    if (node.kind === Kind.FIELD && depth > limit) return node
    const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node
    if (!inner?.selectionSet || (inner.kind === Kind.FIELD && inner.name.value.startsWith('__'))) continue
    const below = node.kind === Kind.FIELD ? depth + 1 : depth
    const found = fieldBelow(limit, inner.selectionSet.selections, below, fragments)
    if (found) return found
  }
  return undefined
}
