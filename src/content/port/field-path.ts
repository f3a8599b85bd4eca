/** `queries[0].page` */
export const toFieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((name) => (typeof name === 'number' ? `[${name}]` : `.${String(name)}`))
    .join('')
    .replace(/^\./, '')
