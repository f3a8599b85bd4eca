import { GraphQLError } from 'graphql'

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
