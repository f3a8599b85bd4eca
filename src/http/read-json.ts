import { BadRequest } from '../errors.ts'

/**
 * Reads a call's JSON body, and no more of it than is allowed.
 *
 * @throws BadRequest naming `body` when there is none, it is too long, or it isn't JSON.
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const text = await readText(request, maxBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRequest('body', 'must be JSON')
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLong = new BadRequest('body', `must have at most ${maxBytes} bytes`)
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLong
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // A body without a length is counted as it comes: leaving the loop cancels the rest.
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw tooLong
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
