import { GraphQLError } from 'graphql'

/** How much a question may still make the service do. Lives as long as the question. */
export interface WorkBudget {
  stepsLeft: number
  /** Rows that the answer may still hold. */
  rowsLeft: number
}

/**
 * A step is a look at a row, a comparison, or a stride along a relation, of some 50 ns: together well under 50 ms. The
 * site's own questions need at most a tenth (test/unit/emulator-work.test.ts).
 */
const mostSteps = 250_000
/** Most rows that an answer may hold: more than the demo has, and few enough for an answer in well under a second. */
const mostRows = 20_000

export const createWorkBudget = (): WorkBudget => ({ stepsLeft: mostSteps, rowsLeft: mostRows })

/** @throws GraphQLError where the question has used up its steps; so does every part of it that comes after. */
export function spendSteps(work: WorkBudget, steps = 1): void {
  work.stepsLeft -= steps
  if (work.stepsLeft < 0) throw new GraphQLError('The question would take too much work', tooMuch)
}

/**
 * Nested lists multiply: without an end, one small query could ask for millions of rows.
 *
 * @throws GraphQLError where the answer would hold too many.
 */
export function spendRows(work: WorkBudget, rows: number): void {
  work.rowsLeft -= rows
  if (work.rowsLeft < 0) throw new GraphQLError('The answer would hold too many rows', tooMany)
}

const tooMuch = { extensions: { code: 'TOO_MUCH_WORK' } }
const tooMany = { extensions: { code: 'TOO_MANY_ROWS' } }

/**
 * Errors with the names, codes and words of Strapi 4.26, recorded from a running one. Clients see
 * `extensions.error` for those that Strapi raises on purpose, and only a code for its accidents.
 */
export function makeForbiddenFieldError(): GraphQLError {
  return strapiError('ForbiddenError', 'Forbidden access', 'FORBIDDEN')
}

export function makeInvalidParameterError(key: string): GraphQLError {
  return strapiError('ValidationError', `Invalid parameter ${key}`, 'BAD_USER_INPUT')
}

export function makeMixedPaginationError(): GraphQLError {
  const message = 'Cannot use both page & offset pagination in the same query'
  return strapiError('PaginationError', message, 'STRAPI_PAGINATION_ERROR')
}

/** What Strapi says when its database layer refuses a query. */
export function makeInternalError(): GraphQLError {
  return new GraphQLError('Internal Server Error', { extensions: { code: 'INTERNAL_SERVER_ERROR' } })
}

function strapiError(name: string, message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { error: { name, message, details: {} }, code } })
}
