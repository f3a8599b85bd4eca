/** Values by which a client revalidates a response that it has stored. */
export interface Validators {
  etag: string
  /** Milliseconds since the epoch. */
  lastModified?: number | undefined
}

export const toValidators = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ETag: etag,
  ...(lastModified ? { 'Last-Modified': new Date(lastModified).toUTCString() } : {}),
})

/**
 * Whether a GET or HEAD is answered with 304. Where the request names entity tags, dates are ignored (RFC 9110,
 * section 13.2.2). Tags are compared weakly (13.1.2), because an edge that compresses a response makes its tag weak.
 */
export function isNotModified(request: Headers, { etag, lastModified }: Validators): boolean {
  const tags = request.get('if-none-match')
  if (tags !== null) {
    const [own = ''] = opaqueTagsIn(etag)
    return tags.trim() === '*' || opaqueTagsIn(tags).includes(own)
  }
  if (lastModified === undefined) return false
  return Math.floor(lastModified / 1000) * 1000 <= Date.parse(request.get('if-modified-since') ?? '')
}

/**
 * The tags of a header without their `W/`. A tag may contain a comma, so its quotes mark where it ends (RFC 9110,
 * section 8.8.3).
 */
const opaqueTagsIn = (tags: string): string[] => tags.match(/"[^"]*"/g) ?? []
