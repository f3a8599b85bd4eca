import type { Json, Row } from '../row.ts'
import { makeInternalError, makeInvalidParameterError } from './errors.ts'
import { findRelatedRows, type QueryData } from './filters.ts'
import { compareValues } from './operators.ts'
import type { RowType } from './row-types.ts'
import { spendSteps } from './work.ts'

type Compare = (a: Row, b: Row) => number
type Read = (row: Row) => Json

/**
 * `["city.name:asc", "date:desc"]` → a comparison of rows; `undefined` when nothing is asked. A path may go
 * through relations and components and must end at a value. Missing values come first. Throws for an unknown
 * attribute or direction.
 */
export function compileSort(
  type: RowType,
  sort: readonly (string | null)[],
  data: QueryData,
): Compare | undefined {
  const keys = sort.flatMap((part) => part?.split(',') ?? []).filter((key) => key.trim() !== '')
  const compares = keys.map((key) => compileKey(type, key.trim(), data))
  if (compares.length < 2) return compares[0]
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

function compileKey(type: RowType, key: string, data: QueryData): Compare {
  const [path = '', direction = 'asc'] = key.split(':')
  if (path === '') throw new Error('Field cannot be empty')
  const read = compilePath(type, path.split('.'), data)
  const sign = { asc: 1, desc: -1 }[direction.toLowerCase()]
  if (sign === undefined) throw makeInternalError()
  return (a, b) => {
    spendSteps(data.work)
    return sign * compareNullsFirst(read(a), read(b))
  }
}

function compilePath(type: RowType, [name = '', ...rest]: string[], data: QueryData): Read {
  const field = name === 'id' ? ({ kind: 'value' } as const) : type.fields.get(name)
  if (!field || field.kind === 'zone') throw makeInvalidParameterError(name)
  if (!('target' in field)) {
    if (rest[0] !== undefined) throw makeInvalidParameterError(rest[0])
    return (row) => row[name] ?? null
  }
  const target = data.types.get(field.target)
  if (rest.length === 0 || !target) throw makeInvalidParameterError(name)
  const read = compilePath(target, rest, data)
  return (row) => {
    const [related] = findRelatedRows(field, row[name] ?? null, data.tables)
    return related ? read(related) : null
  }
}

function compareNullsFirst(a: Json, b: Json): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  return compareValues(a, b)
}
