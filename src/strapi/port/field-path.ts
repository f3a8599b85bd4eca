/** The position of a value inside another one: `['queries', 0, 'page']`. */
export type ValuePath = readonly PropertyKey[]

/** Formats a path for messages: `queries[0].page`. */
export const toFieldPath = (path: ValuePath): string =>
  path
    .map((name) => (typeof name === 'number' ? `[${name}]` : `.${String(name)}`))
    .join('')
    .replace(/^\./, '')

/** Whether a value is an object or an array. */
export const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

/** Reads the value at a path. @returns `undefined` if there is none */
export const readValueAt = (root: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((value, name) => (isContainer(value) ? value[name] : undefined), root)
