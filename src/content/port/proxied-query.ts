import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type ObjectValueNode,
  parse,
  print,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql'
import { BadRequest } from '../../errors.ts'

/** What a visitor's query may cost the content service; the site's own queries stay far below. */
const queryLimits = {
  bytes: 16_384,
  tokens: 2000,
  depth: 12,
  fields: 500,
  aliases: 20,
  pageSize: 100,
  /** Filters nest two or three levels for each relation. */
  variableDepth: 12,
} as const

export interface ProxiedQuery {
  /** The query as graphql-js prints it: two spellings of one question share a cache entry. */
  query: string
  variables: Record<string, unknown>
}

/**
 * Checks a query that comes from outside: reading only, no introspection, no drafts, and bounded in depth,
 * fields, aliases and page sizes, fragments unfolded.
 *
 * @throws BadRequest naming `query` or the variable.
 */
export function checkQuery(text: string, variables: Record<string, unknown>): ProxiedQuery {
  const document = parseQuery(text)
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  )
  const counter = { fields: 0, aliases: 0 }
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) {
      if (node.operation !== 'query')
        throw new BadRequest('query', `must be a query, not a ${node.operation}`)
      count(node.selectionSet, fragments, [], 1, counter)
    } else if (node.kind !== Kind.FRAGMENT_DEFINITION) throw new BadRequest('query', 'must hold queries only')
  }
  checkDepth(variables)
  checkArguments(document, variables)
  return { query: print(document), variables }
}

function parseQuery(text: string): DocumentNode {
  try {
    return parse(text, { noLocation: true, maxTokens: queryLimits.tokens })
  } catch (error) {
    throw new BadRequest('query', error instanceof Error ? error.message : 'can’t be read')
  }
}

function count(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  path: readonly string[],
  depth: number,
  counter: { fields: number; aliases: number },
): void {
  if (depth > queryLimits.depth)
    throw new BadRequest('query', `must be at most ${queryLimits.depth} levels deep`)
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) countField(selection, counter)
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      // Spreads count like fields: a few fragments that hold each other twice would unfold for ever.
      countOne(counter)
      const name = selection.name.value
      const fragment = fragments.get(name)
      if (!fragment || path.includes(name))
        throw new BadRequest('query', `fragment ${name} can't be used here`)
      count(fragment.selectionSet, fragments, [...path, name], depth, counter)
    } else if (selection.selectionSet) {
      const isDeeper = selection.kind === Kind.FIELD
      count(selection.selectionSet, fragments, path, isDeeper ? depth + 1 : depth, counter)
    }
  }
}

function countField({ name, alias }: FieldNode, counter: { fields: number; aliases: number }): void {
  countOne(counter)
  if (alias) counter.aliases += 1
  if (name.value === '__schema' || name.value === '__type')
    throw new BadRequest('query', 'must not ask for the schema')
  if (counter.aliases > queryLimits.aliases)
    throw new BadRequest('query', `must use at most ${queryLimits.aliases} aliases`)
}

function countOne(counter: { fields: number }): void {
  counter.fields += 1
  if (counter.fields > queryLimits.fields) {
    throw new BadRequest('query', `must ask for at most ${queryLimits.fields} fields`)
  }
}

/** What nests deeper than the stack is no JSON that anybody can write again. */
function checkDepth(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > queryLimits.variableDepth)
    throw new BadRequest('variables', `must be at most ${queryLimits.variableDepth} levels deep`)
  for (const inner of Object.values(value)) checkDepth(inner, depth + 1)
}

/** Strapi shows drafts to everybody who asks for `PREVIEW`, and every row to who asks for `limit: -1`. */
function checkArguments(document: DocumentNode, variables: Record<string, unknown>): void {
  const defaults = new Map<string, ValueNode | undefined>()
  visit(document, {
    VariableDefinition: ({ variable, defaultValue }) => {
      defaults.set(variable.name.value, defaultValue)
    },
  })
  const sizeOf = (value: ValueNode): unknown => {
    if (value.kind === Kind.INT) return Number(value.value)
    if (value.kind !== Kind.VARIABLE) return undefined
    const given = variables[value.name.value]
    const byDefault = defaults.get(value.name.value)
    return given === undefined && byDefault ? sizeOf(byDefault) : given
  }
  visit(document, {
    Argument: ({ name, value }) => {
      if (name.value === 'publicationState')
        throw new BadRequest('query', 'must not name a publication state')
      if (name.value !== 'pagination') return
      if (value.kind === Kind.OBJECT) checkPagination(value, sizeOf)
      else if (value.kind === Kind.VARIABLE) checkPaginationVariable(value.name.value, variables)
    },
  })
}

const isSize = (name: string) => name === 'limit' || name === 'pageSize'
const isAllowed = (size: unknown) => typeof size === 'number' && size >= 0 && size <= queryLimits.pageSize

function checkPagination({ fields }: ObjectValueNode, sizeOf: (value: ValueNode) => unknown): void {
  for (const { name, value } of fields) {
    const size = sizeOf(value)
    if (isSize(name.value) && size !== undefined && !isAllowed(size)) {
      throw new BadRequest('query', `${name.value} must be from 0 to ${queryLimits.pageSize}`)
    }
  }
}

function checkPaginationVariable(name: string, variables: Record<string, unknown>): void {
  const value = variables[name]
  if (typeof value !== 'object' || value === null) return
  for (const [field, size] of Object.entries(value)) {
    if (isSize(field) && !isAllowed(size)) {
      throw new BadRequest(`variables.${name}.${field}`, `must be from 0 to ${queryLimits.pageSize}`)
    }
  }
}
