import { GraphQLError } from 'graphql'
import type { Json, Row } from '../row.ts'
import { and, anyVerdict, compileCondition, no, not, or, type Verdicts, yes } from './operators.ts'
import { findRowsByIds, type RowField, type RowType, type RowTypes, type Tables } from './tables.ts'
import { spendSteps, type WorkBudget } from './work.ts'

/** A `…FiltersInput` as it arrives; GraphQL has checked its names and the types of its values. */
export type Filters = { readonly [key: string]: Json }

/** What a question runs over, and what of it is still allowed. */
export interface QueryData {
  readonly types: RowTypes
  readonly tables: Tables
  readonly work: WorkBudget
}

/** Most relations in a filter, since each one multiplies the rows that are compared. The site's own queries use two. */
const mostRelations = 3

/** Whether a row matches the filter; `null` is the row of nulls that a left join produces without a match. */
type Judge = (row: Row | null) => Verdicts

/**
 * Makes a predicate of filters; `undefined` when they restrict nothing, as Strapi drops empty conditions.
 * Throws what Strapi answers to filters that its database layer can't express; and, other than Strapi, a GraphQLError for
 * those that reach too far or would take too much work.
 */
export function compileFilters(
  type: RowType,
  filters: Filters,
  data: QueryData,
): ((row: Row) => boolean) | undefined {
  const judge = compileAll(type, filters, data, 0)
  return judge && ((row) => (judge(row) & yes) !== 0)
}

/** @param relations how many lead here. */
function compileAll(type: RowType, filters: Filters, data: QueryData, relations: number): Judge | undefined {
  return combine(
    Object.entries(filters).map(([key, condition]) => compileKey(type, key, condition, data, relations)),
    and,
    no,
  )
}

function compileKey(
  type: RowType,
  key: string,
  condition: Json,
  data: QueryData,
  relations: number,
): Judge | undefined {
  spendSteps(data.work)
  if (isGroup(key)) return compileGroup(type, key, condition, data, relations)
  const field = type.fields.get(key)
  if (field && 'target' in field) return compileRelation(field, key, condition, data, relations)
  const test = compileCondition(condition, data.work)
  return test && ((row) => test(row?.[key] ?? null))
}

function compileGroup(
  type: RowType,
  key: 'and' | 'or' | 'not',
  condition: Json,
  data: QueryData,
  relations: number,
): Judge | undefined {
  if (key === 'not') {
    const judge = isFilters(condition) ? compileAll(type, condition, data, relations) : undefined
    return judge && ((row) => not(judge(row)))
  }
  const parts = Array.isArray(condition) ? condition.filter(isFilters) : []
  return combine(
    parts.map((part) => compileAll(type, part, data, relations)),
    ...(key === 'and' ? ([and, no] as const) : ([or, yes] as const)),
  )
}

type RelationField = Extract<RowField, { target: string }>

function compileRelation(
  field: RelationField,
  key: string,
  condition: Json,
  data: QueryData,
  relations: number,
): Judge | undefined {
  if (relations === mostRelations) throw tooFar()
  const target = data.types.get(field.target)
  const judge =
    target && isFilters(condition) ? compileAll(target, condition, data, relations + 1) : undefined
  if (!judge || !isFilters(condition)) return undefined
  refuseMixedGroups(condition)
  return (row) => {
    const joined = row ? findRelatedRows(field, row[key] ?? null, data.tables) : []
    if (joined.length === 0) return judge(null)
    let verdicts: Verdicts = 0
    for (const related of joined) {
      spendSteps(data.work)
      verdicts |= judge(related)
      if (verdicts === anyVerdict) break
    }
    return verdicts
  }
}

/** Rows that a relation or component attribute leads to. */
export function findRelatedRows(field: RelationField, value: Json, tables: Tables): readonly Row[] {
  if (field.kind === 'one' || field.kind === 'many') return findRowsByIds(tables.get(field.target), value)
  return (Array.isArray(value) ? value : [value]).filter(isRow)
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
}

/** Inside a relation Strapi understands either attributes, or one `and` or `or`; never `not`. */
function refuseMixedGroups(filters: Filters): void {
  const keys = Object.keys(filters)
  const groups = keys.filter(isGroup)
  if (groups.length > 0 && groups.length !== keys.length) {
    throw new Error('Operator and non-operator keys cannot be mixed in a relation where clause')
  }
  if (groups.length > 1) {
    const found = groups.map((key) => `$${key}`).join()
    throw new Error(`Only one operator key is allowed in a relation where clause, but found: ${found}`)
  }
  if (groups[0] === 'not') throw new Error('Undefined attribute level operator $not')
}

/** @param settled verdict after which the rest makes no difference. */
function combine(
  judges: readonly (Judge | undefined)[],
  join: (a: Verdicts, b: Verdicts) => Verdicts,
  settled: Verdicts,
): Judge | undefined {
  return judges.reduce((left, right) => {
    if (!left || !right) return left ?? right
    return (row) => {
      const first = left(row)
      return first === settled ? settled : join(first, right(row))
    }
  }, undefined)
}

function isGroup(key: string): key is 'and' | 'or' | 'not' {
  return key === 'and' || key === 'or' || key === 'not'
}

function isFilters(condition: Json): condition is Filters {
  return typeof condition === 'object' && condition !== null && !Array.isArray(condition)
}

const tooFar = () =>
  new GraphQLError(`Filters may reach over at most ${mostRelations} relations`, {
    extensions: { code: 'BAD_USER_INPUT' },
  })
