import { withinLimit } from '../cache/time-limit.ts'
import { BadRequest } from '../errors.ts'
import { secretFields } from '../shared/forms/password.ts'
import { joinBytes } from '../shared/join-bytes.ts'
import { toPlainText } from '../shared/plain-text.ts'

/**
 * Reads a call's JSON body, and no more of it than is allowed.
 *
 * @throws BadRequest naming `body` when there is none, it is too long, it isn't JSON, or it doesn't come
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
 * Reads what a form sends: the text of each field, without characters that nobody sees, but for passwords; of a name
 * that comes twice, the last. Files are passed over.
 *
 * @param single fields of which two values are both given, parted by a space: no value of theirs has one
 * @returns what is wrong with it, where it can't be read
 * @throws BadRequest naming `body` when it doesn't come
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
        isText(value) ? [[name, secretFields.includes(name) ? value : toPlainText(value)]] : [],
      ),
    )
  } catch {
    return 'unreadable'
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** 64 KB over a poor connection; whoever sends a letter a second isn't waited for. */
const bodyLimitMs = 30_000

/**
 * A body without a length is counted as it comes.
 *
 * @returns `undefined` when there are more
 * @throws BadRequest where the rest doesn't come, or doesn't come in time: the visitor has gone, and nothing failed here.
 *   Not 408: browsers send such a request again by themselves
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
    // What is left of it, nobody reads.
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
