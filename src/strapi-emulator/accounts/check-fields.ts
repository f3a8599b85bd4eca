/** Rule of a field. Violations have the messages of yup, which Strapi validates with. */
export interface FieldRule {
  isEmail?: boolean
  /** Least length of the value in UTF-16 units. */
  minLength?: number
  /** Name of a field that must have the same value. */
  sameAs?: string
}

interface Fault {
  path: string[]
  message: string
}

/**
 * Checks required text fields as Strapi does, all at once.
 *
 * @param fields the submitted fields, in any shape
 * @param rules in the order in which Strapi reports violations
 * @param refusesOthers whether unknown fields are violations
 * @throws StrapiError with every violation
 */
export function checkFields<Name extends string>(
  fields: unknown,
  rules: Readonly<Record<Name, FieldRule>>,
  { refusesOthers = false } = {},
): Record<Name, string> {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw refuse([{ path: [], message: typeFault('this', 'object', fields) }])
  }
  const given = new Map<string, unknown>(Object.entries(fields))
  const names = Object.keys(rules) as Name[]
  const others = [...given.keys()].filter((name) => !names.some((known) => known === name))
  const faults: Fault[] = names.flatMap((name) => {
    const message = findFault(name, rules[name], given)
    return message === undefined ? [] : [{ path: [name], message }]
  })
  if (refusesOthers && others.length > 0) {
    faults.push({ path: [], message: `this field has unspecified keys: ${others.join(', ')}` })
  }
  if (faults.length > 0) throw refuse(faults)
  return Object.fromEntries(names.map((name) => [name, String(given.get(name))])) as Record<Name, string>
}

function findFault(
  name: string,
  { isEmail, minLength = 0, sameAs }: FieldRule,
  given: ReadonlyMap<string, unknown>,
): string | undefined {
  const value = given.get(name)
  if (value !== undefined && typeof value !== 'string') return typeFault(name, 'string', value)
  if (!value) return `${name} is a required field`
  if (isEmail && !emailPattern.test(value)) return `${name} must be a valid email`
  if (value.length < minLength) return `${name} must be at least ${minLength} characters`
  if (sameAs !== undefined && value !== given.get(sameAs)) return 'Passwords do not match'
  return undefined
}

/** The pattern of yup 0.32, without quoted local parts, which nobody uses. */
const emailPattern =
  /^[a-z\d!#$%&'*+/=?^_`{|}~\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF-]+)*@([a-z\d\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]([a-z\d._~\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF-]*[a-z\d\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])?\.)+[a-z\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]([a-z\d._~\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF-]*[a-z\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])?$/i

const typeFault = (name: string, type: string, value: unknown) =>
  `${name} must be a \`${type}\` type, but the final value was: \`${print(value)}\`.`

/** Prints a value as yup does: a nested value is printed first, then again as JSON text. */
function print(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`
  if (typeof value !== 'object' || value === null) return String(value)
  const printInner = (key: string, inner: unknown) =>
    key === '' || (typeof inner === 'object' && inner !== null) ? inner : print(inner)
  return JSON.stringify(value, printInner, 2)
}

function refuse(faults: readonly Fault[]) {
  const [first] = faults
  const message = faults.length === 1 && first ? first.message : `${faults.length} errors occurred`
  return makeInvalidInputError(message, {
    errors: faults.map((fault) => ({ ...fault, name: 'ValidationError' })),
  })
}

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
