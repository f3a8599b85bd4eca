import { isRecord } from '../../shared/is-record.ts'

/** The position of a value inside another one: `['queries', 0, 'page']`. */
export type ValuePath = readonly PropertyKey[]

/** Formats a path for messages: `queries[0].page`. */
export const toFieldPath = (path: ValuePath): string =>
  path
    .map((name) => (typeof name === 'number' ? `[${name}]` : `.${String(name)}`))
    .join('')
    .replace(/^\./, '')

/** Reads the value at a path. @returns `undefined` if there is none */
export const readValueAt = (root: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), root)
