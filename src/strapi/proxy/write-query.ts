import {
  type ASTNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql'
import { BadRequest } from '../../errors.ts'
import { publicationAlias } from './drop-drafts.ts'
import type { QueryMeasure } from './measure-query.ts'
import { queryLimits } from './query-limits.ts'

/**
 * Words a query that was measured: its operation, without a name, and the fragments that it uses. Every entry that can
 * be a draft is asked whether it is published. Filters are variables: so they hold what was read, drafts guarded against.
 *
 * @param given the partner's variables; those that the query no longer uses are left out.
 */
export function printQuery(
  operation: OperationDefinitionNode,
  measured: QueryMeasure,
  given: Record<string, unknown>,
): { query: string; variables: Record<string, unknown> } {
  const declared = operation.variableDefinitions ?? []
  const filters = new FilterVariables(declared)
  const selectionSet = rewrite(operation.selectionSet, measured, filters)
  const fragments = [...measured.fragments].map((node) => rewrite(node, measured, filters))
  const used = variablesIn([selectionSet, ...fragments])
  const kept = declared.filter(({ variable }) => used.has(variable.name.value))
  const query: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: operation.operation,
    variableDefinitions: [...kept, ...filters.definitions],
    selectionSet,
  }
  const printed = print({ kind: Kind.DOCUMENT, definitions: [query, ...fragments] })
  if (printed.length > queryLimits.printedCharacters)
    throw new BadRequest('query', 'must be shorter: written out, it has too many characters')
  const names = kept.map(({ variable }) => variable.name.value).filter((name) => Object.hasOwn(given, name))
  return {
    query: printed,
    variables: Object.fromEntries([...names.map((name) => [name, given[name]]), ...filters.values]),
  }
}

/** Variables for the filters of each list, beside those that the partner has declared. */
class FilterVariables {
  readonly definitions: VariableDefinitionNode[] = []
  readonly values: [name: string, filters: unknown][] = []
  readonly #declared: string[]

  constructor(declared: readonly VariableDefinitionNode[]) {
    this.#declared = declared.map(({ variable }) => variable.name.value)
  }

  /** @returns the name of the variable */
  add(filters: unknown, type: string): string {
    let name = `filters${this.values.length + 1}`
    while (this.#declared.includes(name)) name += '_'
    this.values.push([name, filters])
    this.definitions.push({
      kind: Kind.VARIABLE_DEFINITION,
      variable: toVariable(name),
      type: { kind: Kind.NAMED_TYPE, name: toName(`${type}FiltersInput`) },
    })
    return name
  }
}

function rewrite<Node extends SelectionSetNode | FragmentDefinitionNode>(
  node: Node,
  { entries, filters }: QueryMeasure,
  variables: FilterVariables,
): Node {
  return visit(node, {
    Field(field) {
      const guarded = filters.get(field)
      const isEntry = entries.has(field)
      if (!guarded && !isEntry) return undefined
      return {
        ...field,
        ...(guarded ? { arguments: withFilters(field, variables.add(guarded.filters, guarded.of)) } : {}),
        ...(isEntry && field.selectionSet ? { selectionSet: withPublication(field.selectionSet) } : {}),
      }
    },
  })
}

const withFilters = ({ arguments: given = [] }: FieldNode, variable: string) =>
  given.map((argument) =>
    argument.name.value === 'filters' ? { ...argument, value: toVariable(variable) } : argument,
  )

const toName = (value: string) => ({ kind: Kind.NAME, value }) as const

const toVariable = (name: string) => ({ kind: Kind.VARIABLE, name: toName(name) }) as const

/** Selects when an entry was published, under a name of ours: `_publication: attributes { publishedAt }`. */
const withPublication = ({ kind, selections }: SelectionSetNode): SelectionSetNode => ({
  kind,
  selections: [
    ...selections,
    { ...toField('attributes', toField('publishedAt')), alias: toName(publicationAlias) },
  ],
})

const toField = (name: string, inner?: FieldNode): FieldNode => ({
  kind: Kind.FIELD,
  name: toName(name),
  ...(inner ? { selectionSet: { kind: Kind.SELECTION_SET, selections: [inner] } } : {}),
})

function variablesIn(nodes: readonly ASTNode[]): Set<string> {
  const names = new Set<string>()
  for (const node of nodes) visit(node, { Variable: ({ name }) => void names.add(name.value) })
  return names
}
