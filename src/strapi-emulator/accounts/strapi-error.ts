/** An error response of Strapi. Thrown inside this folder; `toResponse` makes the response. */
export class StrapiError extends Error {
  readonly status: number
  readonly kind: string
  readonly details: object | undefined

  constructor(status: number, kind: string, message: string, details: object | undefined = {}) {
    super(message)
    this.status = status
    this.kind = kind
    this.details = details
  }

  toResponse(): Response {
    const { status, kind, message, details } = this
    const error = { status, name: kind, message, ...(details ? { details } : {}) }
    return Response.json({ data: null, error }, { status })
  }
}

/** Returns the error for invalid input. */
export const makeInvalidInputError = (message: string, details?: object) =>
  new StrapiError(400, 'ValidationError', message, details)

/** Returns the error for valid input that can't be applied. */
export const makeNotApplicableError = (message: string) => new StrapiError(400, 'ApplicationError', message)

export const makeForbiddenCallError = () => new StrapiError(403, 'ForbiddenError', 'Forbidden')
export const makeNotFoundError = () => new StrapiError(404, 'NotFoundError', 'Not Found')

/** Returns the error for an invalid token. */
export const makeInvalidTokenError = () =>
  new StrapiError(401, 'UnauthorizedError', 'Missing or invalid credentials')
/** Returns the error for the token of a user who may not sign in. */
export const makeBlockedUserError = () => new StrapiError(401, 'UnauthorizedError', 'Invalid credentials')
