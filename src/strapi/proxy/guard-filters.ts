import { BadRequest } from '../../errors.ts'
import { isFields } from '../../shared/is-record.ts'
import { findFilterTarget, hasDrafts } from './published-content.ts'
import { queryLimits, shortenName } from './query-limits.ts'

/** Counts the conditions in all filters of a query. */
export interface ConditionCounter {
  conditions: number
}

export interface GuardedFilters {
  filters: unknown
  /** Cost of the filters in a query that applies them once (`queryLimits.cost`). */
  cost: number
}

/** State of reading one argument `filters`. */
interface Reading {
  counter: ConditionCounter
  relations: number
  relationsToMany: number
  cost: number
}

interface Place {
  type: string
  /** Number of relations between the list and this filter, and the number of entries per entry of the list. */
  depth: number
  entries: number
}

/**
 * Checks the filters of a list and keeps drafts out of them. Strapi also compares drafts where a filter reaches over a
 * relation: by asking for the cities with a concert called `a…`, `b…` a partner would learn unpublished names.
 * Variables have been replaced by their values.
 *
 * @param type whose entries or components the list holds
 * @throws BadRequest for a filter that reaches too far, compares too much, or names a field that isn't published
 */
export function guardFilters(value: unknown, type: string, counter: ConditionCounter): GuardedFilters {
  const reading = { counter, relations: 0, relationsToMany: 0, cost: 0 }
  const filters = readFilters(value, { type, depth: 0, entries: 1 }, reading)
  return { filters, cost: reading.cost }
}

function readFilters(value: unknown, place: Place, reading: Reading): unknown {
  if (value === null || value === undefined) return value
  if (!isFields(value)) throw new BadRequest('query', 'must have an object for filters')
  return mapFields(value, (key, inner) => {
    countCondition(reading.counter)
    if (key === 'and' || key === 'or') return asList(inner).map((part) => readPart(part, place, reading))
    if (key === 'not') return readFilters(inner, place, reading)
    const relation = findFilterTarget(place.type, key)
    if (!relation) return readCondition(key, inner, reading.counter)
    const { type, isMany } = relation
    const depth = place.depth + 1
    const entries = place.entries * (isMany ? queryLimits.defaultPageSize : 1)
    countRelation(depth, isMany, reading)
    reading.cost += depth * entries
    return withoutDrafts(readFilters(inner, { type, depth, entries }, reading), type)
  })
}

function readPart(value: unknown, place: Place, reading: Reading): unknown {
  countCondition(reading.counter)
  return readFilters(value, place, reading)
}

function countCondition(counter: ConditionCounter): void {
  counter.conditions += 1
  const { conditions } = queryLimits
  if (counter.conditions > conditions)
    throw new BadRequest(
      'query',
      `must have at most ${conditions} fields, operators and groups in all of its filters`,
    )
}

function countRelation(depth: number, isMany: boolean, reading: Reading): void {
  const { filterDepth, filterRelations, filterRelationsToMany } = queryLimits
  reading.relations += 1
  if (isMany) reading.relationsToMany += 1
  if (depth > filterDepth)
    throw new BadRequest('query', `must filter over at most ${filterDepth} relations one after the other`)
  if (reading.relations > filterRelations)
    throw new BadRequest('query', `must filter a list by at most ${filterRelations} relations`)
  if (reading.relationsToMany > filterRelationsToMany)
    throw new BadRequest(
      'query',
      `must filter a list by at most ${filterRelationsToMany} relations to many entries`,
    )
}

/** Reads the condition of one field, as `{gte: "2026-11-22", not: {in: ["a", "b"]}}`. */
function readCondition(field: string, value: unknown, counter: ConditionCounter): unknown {
  if (!isFields(value)) return checkScalar(value)
  return mapFields(value, (operator, operand) => {
    countCondition(counter)
    if (operator === 'not') return readCondition(field, operand, counter)
    if (!operators.includes(operator))
      throw new BadRequest('query', `must not filter by ${shortenName(field)}.${shortenName(operator)}`)
    if (!Array.isArray(operand)) return checkScalar(operand)
    if (operand.length > queryLimits.values)
      throw new BadRequest('query', `must compare a field with at most ${queryLimits.values} values`)
    return operand.map(checkScalar)
  })
}

const operators = [
  'eq',
  'eqi',
  'ne',
  'nei',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'in',
  'notIn',
  'null',
].concat(
  'notNull',
  'contains',
  'containsi',
  'notContains',
  'notContainsi',
  'startsWith',
  'endsWith',
  'and',
  'or',
)

function checkScalar(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    throw new BadRequest('query', 'must compare fields with texts, numbers, true, false or null')
  if (typeof value === 'string' && value.length > queryLimits.textCharacters)
    throw new BadRequest(
      'query',
      `must compare fields with texts of at most ${queryLimits.textCharacters} characters`,
    )
  return value
}

/** In a filter of a relation Strapi accepts either fields, or a single `and` or `or`. */
function withoutDrafts(filters: unknown, type: string): unknown {
  if (!hasDrafts(type) || !isFields(filters) || Object.keys(filters).length === 0) return filters
  if ('and' in filters) return { ...filters, and: [...asList(filters.and), isPublished(undefined)] }
  if ('or' in filters)
    return { ...filters, or: asList(filters.or).map((part) => (isFields(part) ? published(part) : part)) }
  return published(filters)
}

const published = (filters: Fields): Fields => ({ ...filters, ...isPublished(filters.publishedAt) })

/** @param asked what the partner asks of the same field. */
function isPublished(asked: unknown): Fields {
  const theirs = asked === null ? { null: true } : isFields(asked) ? asked : {}
  const isUnpublished = theirs.notNull === false ? { null: true } : {}
  return { publishedAt: { ...theirs, ...isUnpublished, notNull: true } }
}

type Fields = Record<string, unknown>

const mapFields = (fields: Fields, map: (name: string, value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(name, value)]))

/** GraphQL takes a single value for a list of one. */
const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
