/** An error response of Strapi. Thrown inside this folder; `toResponse` makes the response. */
export class Refusal extends Error {
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
export const invalid = (message: string, details?: object) =>
  new Refusal(400, 'ValidationError', message, details)

/** Returns the error for valid input that can't be applied. */
export const inapplicable = (message: string) => new Refusal(400, 'ApplicationError', message)

export const forbidden = () => new Refusal(403, 'ForbiddenError', 'Forbidden')
export const notFound = () => new Refusal(404, 'NotFoundError', 'Not Found')

/** Returns the error for an invalid token. */
export const unknownBearer = () => new Refusal(401, 'UnauthorizedError', 'Missing or invalid credentials')
/** Returns the error for the token of a user who may not sign in. */
export const uselessBearer = () => new Refusal(401, 'UnauthorizedError', 'Invalid credentials')
