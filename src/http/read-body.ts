import { BadRequest } from '../errors.ts'
import { secretFields } from '../shared/forms/password.ts'
import { joinBytes } from '../shared/join-bytes.ts'
import { toPlainText } from '../shared/plain-text.ts'

/**
 * Reads a call's JSON body, and no more of it than is allowed.
 *
 * @throws BadRequest naming `body` when there is none, it is too long, or it isn't JSON.
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
 * @returns what is wrong with it, where it can't be read.
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

/** @returns `undefined` when there are more. A body without a length is counted as it comes. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the rest.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return joinBytes(chunks)
}
