/** What tells whether a client has an answer already. */
export interface Validators {
  etag: string
  /** Milliseconds. */
  lastModified?: number | undefined
}

export const validators = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ETag: etag,
  ...(lastModified ? { 'Last-Modified': new Date(lastModified).toUTCString() } : {}),
})

/**
 * Whether a GET or HEAD is to be answered with 304: where a client names tags, dates don't count (RFC 9110, section
 * 13.2.2). Tags are compared weakly (13.1.2), since an edge that compresses an answer makes its tag a weak one.
 */
export function isNotModified(request: Headers, { etag, lastModified }: Validators): boolean {
  const tags = request.get('if-none-match')
  if (tags !== null) {
    const [own = ''] = opaqueTagsIn(etag)
    return tags.trim() === '*' || opaqueTagsIn(tags).includes(own)
  }
  const since = Date.parse(request.get('if-modified-since') ?? '')
  return lastModified !== undefined && Math.floor(lastModified / 1000) * 1000 <= since
}

/** Without their `W/`. A tag may hold a comma, so its quotes say where it ends (section 8.8.3). */
const opaqueTagsIn = (tags: string): string[] => tags.match(/"[^"]*"/g) ?? []
