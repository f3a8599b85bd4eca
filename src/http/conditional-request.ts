/** What tells whether a client has a file already. */
export interface Validators {
  /** Strong. */
  etag: string
  /** Milliseconds. */
  lastModified?: number | undefined
}

export const validators = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ETag: etag,
  ...(lastModified ? { 'Last-Modified': new Date(lastModified).toUTCString() } : {}),
})

/**
 * Conditional requests (RFC 9110, section 13.2.2): where a client names tags, dates don't count. A cache that
 * compressed the answer has made the tag a weak one, which is the same to a GET.
 */
export function isKnown(request: Headers, { etag, lastModified }: Validators): boolean {
  const tags = request.get('if-none-match')
  if (tags !== null) {
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  }
  const since = Date.parse(request.get('if-modified-since') ?? '')
  return lastModified !== undefined && Math.floor(lastModified / 1000) * 1000 <= since
}
