import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { BadRequest } from '../../errors.ts'
import type { Values } from './check-arguments.ts'
import { measureQuery, type QueryMeasure } from './measure-query.ts'
import { queryLimits, shortenName } from './query-limits.ts'
import { printQuery } from './write-query.ts'

export interface PartnerQuery {
  query: string
  variables: Record<string, unknown> | null | undefined
  operationName: string | null | undefined
}

export interface ProxiedQuery {
  /**
   * One operation with the fragments that it uses, as graphql-js prints it: two spellings of one query are one, and
   * nothing is passed on that wasn't read. Entries are asked whether they are published; filters are variables.
   */
  query: string
  /** The variables that the query uses. */
  variables: Record<string, unknown>
}

/**
 * Checks a query that comes from outside, and words it so that no draft is shown: published content only, no
 * introspection, and bounded in size, depth, fields, pages, filters and in what all of it costs together, whether that
 * stands in literals, variables or variables' defaults.
 *
 * @throws BadRequest naming `query` or the variable, with what to change.
 */
export function checkQuery({ query, variables, operationName }: PartnerQuery): ProxiedQuery {
  const document = parseQuery(query)
  const given = variables ?? {}
  checkDepth(given)
  const fragments = readFragments(document)
  const operation = chooseOperation(document, operationName ?? undefined)
  const values = readValues(operation, given)
  checkDirectives(document)
  const measured = measureQuery(operation, fragments, values)
  checkVariables(operation, measured)
  return printQuery(operation, measured, given)
}

function parseQuery(query: string): DocumentNode {
  if (query.length > queryLimits.queryCharacters)
    throw new BadRequest('query', `must have at most ${queryLimits.queryCharacters} characters`)
  try {
    const document = parse(query, { noLocation: true, maxTokens: queryLimits.tokens })
    // `print` indents every line of a block string as deep as the field is: 31 KB would become 11 MB.
    return visit(document, { StringValue: (node) => (node.block ? { ...node, block: false } : undefined) })
  } catch (error) {
    throw new BadRequest('query', error instanceof Error ? error.message : 'can’t be read')
  }
}

/** JSON that is nested more deeply than the stack allows can't be written again. */
function checkDepth(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > queryLimits.variableDepth)
    throw new BadRequest('variables', `must be at most ${queryLimits.variableDepth} levels deep`)
  for (const inner of Object.values(value)) checkDepth(inner, depth + 1)
}

function readFragments({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) continue
    if (node.kind !== Kind.FRAGMENT_DEFINITION) throw new BadRequest('query', 'must hold queries only')
    if (fragments.has(node.name.value))
      throw new BadRequest('query', `must have one fragment ${shortenName(node.name.value)}`)
    fragments.set(node.name.value, node)
  }
  return fragments
}

/** Chooses the operation of a document that is sent. All other operations are dropped, and must be queries too. */
function chooseOperation({ definitions }: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  for (const { operation } of operations) {
    if (operation !== 'query') throw new BadRequest('query', `must be a query, not a ${operation}`)
  }
  const [chosen, another] = name ? operations.filter((node) => node.name?.value === name) : operations
  if (!chosen || another)
    throw new BadRequest('operationName', 'must be the name of one of the operations in the query')
  return chosen
}

function readValues({ variableDefinitions = [] }: OperationDefinitionNode, given: Values): Values {
  const values: Values = Object.create(null)
  for (const { variable, type, defaultValue } of variableDefinitions) {
    const name = variable.name.value
    if (name in values) throw new BadRequest('query', `must declare $${shortenName(name)} once`)
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    values[name] = value === undefined && defaultValue ? valueFromASTUntyped(defaultValue) : value
    const isMissing = values[name] === undefined || values[name] === null
    if (type.kind === Kind.NON_NULL_TYPE && isMissing)
      throw new BadRequest(`variables.${shortenName(name)}`, 'must be given: the query requires it')
  }
  return values
}

function checkDirectives(document: DocumentNode): void {
  visit(document, {
    Directive({ name }) {
      if (name.value !== 'include' && name.value !== 'skip')
        throw new BadRequest('query', 'must use no other directives than @include and @skip')
    },
  })
}

/** Filters are variables of our own by the time the content service looks for what isn't declared. */
function checkVariables(operation: OperationDefinitionNode, { fragments }: QueryMeasure): void {
  const declared = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
  for (const node of [operation, ...fragments]) {
    visit(node, {
      Variable({ name }) {
        if (!declared.includes(name.value))
          throw new BadRequest('query', `must declare the variable $${shortenName(name.value)}`)
      },
    })
  }
}
