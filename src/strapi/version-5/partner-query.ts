import { type ASTNode, type DocumentNode, Kind, parse, print, visit } from 'graphql'
import type { ProxiedQuery } from '../proxy/proxied-query.ts'
import { findFieldTarget } from '../proxy/published-content.ts'
import { reword } from './reword.ts'
import { rewordFilters, rewordLocale, rewordSort } from './reword-values.ts'
import { wrapAnswer } from './wrap-answer.ts'

/**
 * Rewrites a partner's checked query for Strapi 4 as one for Strapi 5. This happens at run time, because partners'
 * queries are unknown when the site is built.
 *
 * @returns the query with `toAsked`, which converts the answer's data to what Strapi 4 would have answered; ids are
 *   `documentId`s
 */
export function rewordPartnerQuery({ query, variables }: Pick<ProxiedQuery, 'query' | 'variables'>) {
  const document = parse(query, { noLocation: true })
  return {
    query: print(reword(document)),
    variables: rewordVariables(document, variables),
    toAsked: (data: unknown) => wrapAnswer(data, document, variables),
  }
}

/**
 * Rewords the variables of a query: filters of the type that they name, and sort keys and languages where the query
 * uses them.
 */
function rewordVariables(document: DocumentNode, given: Record<string, unknown>): Record<string, unknown> {
  const reworded = { ...given }
  const change = (name: string, to: (value: unknown) => unknown) => {
    if (Object.hasOwn(given, name)) reworded[name] = to(given[name])
  }
  visit(document, {
    VariableDefinition({ variable, type }) {
      const entity = type.kind === Kind.NAMED_TYPE && /^(.+)FiltersInput$/.exec(type.name.value)?.[1]
      if (entity) change(variable.name.value, (value) => rewordFilters(value, entity))
    },
    Argument(argument, _key, _parent, _path, ancestors) {
      if (argument.value.kind !== Kind.VARIABLE) return
      const name = argument.value.name.value
      if (argument.name.value === 'locale') change(name, rewordLocale)
      const entity = argument.name.value === 'sort' ? entityOf(ancestors) : undefined
      if (entity) change(name, (value) => rewordSort(value, entity))
    },
  })
  return reworded
}

/** Returns the type of the entries in the innermost list by the field's name: a name means one type everywhere. */
function entityOf(ancestors: readonly (ASTNode | readonly ASTNode[])[]): string | undefined {
  const fields = ancestors.flatMap((node) =>
    'kind' in node && node.kind === Kind.FIELD ? [node.name.value] : [],
  )
  return findFieldTarget('Query', fields.at(-1) ?? '')?.of
}
