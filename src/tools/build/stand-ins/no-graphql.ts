/**
 * Stands in for graphql-js where graphql-request imports it (`build.ts`): it would parse queries to find their
 * names, which we ask it not to do (`excludeOperationName`), and its parser brings 40 KB with it.
 */
export function parse(): never {
  throw new Error('queries are sent as they are written')
}
export const print = parse
/** What graphql-request compares kinds of definitions with. */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }
