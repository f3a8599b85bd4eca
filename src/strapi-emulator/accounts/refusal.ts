/** What Strapi answers instead of doing what it was asked. Thrown inside this folder; `toResponse` is the answer. */
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

/** Something is wrong with what was sent. */
export const invalid = (message: string, details?: object) =>
  new Refusal(400, 'ValidationError', message, details)

/** What was sent is right, and yet it can't be done. */
export const inapplicable = (message: string) => new Refusal(400, 'ApplicationError', message)

export const forbidden = () => new Refusal(403, 'ForbiddenError', 'Forbidden')
export const notFound = () => new Refusal(404, 'NotFoundError', 'Not Found')

/** The token is none. */
export const unknownBearer = () => new Refusal(401, 'UnauthorizedError', 'Missing or invalid credentials')
/** Nobody may be whom the token names. */
export const uselessBearer = () => new Refusal(401, 'UnauthorizedError', 'Invalid credentials')
