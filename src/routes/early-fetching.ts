/**
 * Links that are never fetched before the click, wherever they lead (of addresses the book says it): a visit in
 * another language is a choice of language, a new tab shares nothing with this one, and a visitor who saves data
 * asked for nothing yet (`client/` marks the page).
 */
export const linksNeverFetched = [
  '[hreflang]',
  '[target]:not([target="_self"])',
  '[download]',
  '[data-provider]',
  '[data-saving-data] *',
] as const

/** Whether a request is such a fetch: `Sec-Purpose: prefetch`, or `prefetch;prerender`; older Firefox says `X-Moz`. */
export const isFetchedEarly = (headers: Headers): boolean =>
  /^prefetch\b/.test(headers.get('sec-purpose') ?? headers.get('x-moz') ?? '')
