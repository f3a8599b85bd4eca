/**
 * Decodes the letters of a percent-encoded query, and leaves other signs encoded. Addresses in HTML may contain letters
 * of any script (url.spec.whatwg.org, «URL code points»), which take a third of the bytes; browsers encode them when they
 * send the request.
 */
export const withLetters = (query: string): string =>
  query.replace(/(?:%[89A-F][0-9A-F])+/g, (escaped) =>
    decodeURIComponent(escaped).replace(/[^\p{L}\p{M}]/gu, encodeURIComponent),
  )
