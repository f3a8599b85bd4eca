/** Where a value stands below another: `['queries', 0, 'page']`. */
export type Path = readonly PropertyKey[]

/** `queries[0].page` */
export const toFieldPath = (path: Path): string =>
  path
    .map((name) => (typeof name === 'number' ? `[${name}]` : `.${String(name)}`))
    .join('')
    .replace(/^\./, '')

/** Whether a value holds others: an object or a list. */
export const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, name) => (isContainer(value) ? value[name] : undefined), root)
