import { withinLimit } from '../cache/time-limit.ts'
import { BadRequest } from '../errors.ts'
import { passwordFieldNames } from '../shared/forms/password.ts'
import { joinBytes } from '../shared/join-bytes.ts'
import { toPlainText } from '../shared/plain-text.ts'

/**
 * Reads the JSON body of a call, up to `maxBytes`.
 *
 * @throws BadRequest naming `body` when the body is missing, too long, not JSON, or not completely received
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  if (!bytes) throw new BadRequest('body', `must have at most ${maxBytes} bytes`)
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new BadRequest('body', 'must be JSON')
  }
}

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/**
 * Reads the text fields of a form. Invisible characters are removed, but not from passwords. Of a repeated name the
 * last value counts. Files are ignored.
 *
 * @param single names of fields that must have one value; several different values are joined by a space, which the
 *   field's schema then refuses
 * @returns `too-large` or `unreadable` where the body can't be used
 * @throws BadRequest naming `body` when the body is not completely received
 */
export async function readForm(
  request: Request,
  maxBytes: number,
  single: readonly string[] = [],
): Promise<Record<string, string> | 'too-large' | 'unreadable'> {
  const type = request.headers.get('content-type') ?? ''
  if (!formTypes.test(type)) return 'unreadable'
  const bytes = await readBytes(request, maxBytes)
  if (!bytes) return 'too-large'
  try {
    const fields = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const several = single.flatMap((name) => {
      const values = new Set(fields.getAll(name).filter(isText))
      return values.size > 1 ? [[name, [...values].join(' ')] as const] : []
    })
    return Object.fromEntries(
      [...fields, ...several].flatMap(([name, value]) =>
        isText(value) ? [[name, passwordFieldNames.includes(name) ? value : toPlainText(value)]] : [],
      ),
    )
  } catch {
    return 'unreadable'
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Enough for 64 KB over a slow connection; a client that sends one byte per second is cut off. */
const bodyLimitMs = 30_000

/**
 * Reads a body and counts its bytes, also where `Content-Length` is missing.
 *
 * @returns `undefined` when the body is longer than `maxBytes`
 * @throws BadRequest where the rest doesn't arrive in time: the visitor has left, and it is no failure of the site.
 *   The status isn't 408, since browsers repeat such a request by themselves.
 */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const tooLate = () => new BadRequest('body', `must be there within ${bodyLimitMs / 1000} seconds`)
  try {
    return await withinLimit(bodyLimitMs, readAll(reader, maxBytes), tooLate)
  } catch (error) {
    throw error instanceof BadRequest ? error : new BadRequest('body', 'was not sent whole')
  } finally {
    // Discards the unread rest of the body.
    reader.cancel().catch(() => undefined)
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return joinBytes(chunks)
    size += value.byteLength
    if (size > maxBytes) return undefined
    chunks.push(value)
  }
}
