/**
 * Replaces graphql-js where graphql-request imports it: it would parse queries only to find their names, which
 * `excludeOperationName` turns off, and its parser weighs 40 KB.
 */
export function parse(): never {
  throw new Error('queries are sent as they are written')
}
export const print = parse
/** The one constant of graphql-js that graphql-request reads. */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }
