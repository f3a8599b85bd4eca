/** Largest body that Strapi reads, in bytes. */
const maxBytes = 1024 * 1024

/** @returns the body of a request; `undefined` where it is larger than Strapi reads */
export async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined
  const decoder = new TextDecoder()
  let body = ''
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return undefined
    body += decoder.decode(chunk, { stream: true })
  }
  return body + decoder.decode()
}
