/**
 * The id of a request: Cloudflare's own (`CF-Ray`), by which its dashboard finds the request, or a random one where
 * the header has another form.
 */
export const toRequestId = (ray: string | null | undefined): string =>
  ray && /^[0-9a-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID()
