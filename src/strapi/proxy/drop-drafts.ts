import { isFields } from '../../shared/is-record.ts'

/**
 * Strapi 4 leaves drafts out of lists, but not out of relations to one entry. So every entry of a type with drafts is
 * asked under this alias whether it is published. No partner may use the name.
 */
export const publicationAlias = '_publication'

/** The answer's data without drafts: an entry that is one becomes `null`, in a list it is left out. */
function dropDrafts(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isDraft(item)).map(dropDrafts)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== publicationAlias)
      .map(([name, inner]) => [name, isDraft(inner) ? null : dropDrafts(inner)]),
  )
}

/** An entry without a published date isn't shown: the service may have failed at that field. */
function isDraft(value: unknown): boolean {
  if (!isFields(value) || !(publicationAlias in value)) return false
  const publication = value[publicationAlias]
  return !isFields(publication) || typeof publication.publishedAt !== 'string'
}

/**
 * Returns the part of the content service's body that partners get, for any status: `data` without drafts, `errors`
 * of GraphQL without values, `error` of Strapi's REST format.
 */
export const toShownBody = (body: object): object =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (name === 'data') return [[name, dropDrafts(value)]]
      if (name === 'errors') return [[name, Array.isArray(value) ? value.map(toShownError) : []]]
      return name === 'error' ? [[name, value]] : []
    }),
  )

/** Codes of the errors that Strapi raises on purpose. */
const spokenCodes = /^(FORBIDDEN|UNAUTHENTICATED|BAD_USER_INPUT|TOO_MUCH_WORK|TOO_MANY_ROWS|STRAPI_\w+)$/

/**
 * GraphQL's own errors, raised while a field is read, repeat the field's value («Enum … cannot represent value: …»), which
 * may be a draft's: they keep their place and lose their words. All lose what isn't the dialect's, as a stack.
 */
function toShownError(value: unknown): unknown {
  if (!isFields(value)) return { message: internalError }
  const { message, locations, path, extensions } = value
  const { code, error } = isFields(extensions) ? extensions : {}
  const isOfField = path !== undefined && !(typeof code === 'string' && spokenCodes.test(code))
  return {
    message: isOfField ? internalError : message,
    ...(locations === undefined ? {} : { locations }),
    ...(Array.isArray(path) ? { path: toShownPath(path) } : {}),
    ...(extensions === undefined ? {} : { extensions: { ...(error === undefined ? {} : { error }), code } }),
  }
}

const toShownPath = (path: unknown[]) =>
  path.includes(publicationAlias) ? path.slice(0, path.indexOf(publicationAlias)) : path

const internalError = 'Internal Server Error'
