/**
 * Writes the letters of an encoded query as they are: addresses may hold letters of any script
 * (url.spec.whatwg.org, «URL code points»), at a third of the bytes. Browsers encode them where they send them.
 */
export const withLetters = (query: string): string =>
  query.replace(/(?:%[89A-F][0-9A-F])+/g, (escaped) =>
    decodeURIComponent(escaped).replace(/[^\p{L}\p{M}]/gu, encodeURIComponent),
  )
