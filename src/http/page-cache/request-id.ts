/** The edge's own id, by which its dashboard finds the request. Without the edge anybody may send anything. */
export const toRequestId = (ray: string | null | undefined): string =>
  ray && /^[0-9a-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID()
