/**
 * Which links of this site may be fetched before they are followed. Both the browser's own rules
 * (`api/speculation-rules.ts`) and the script for browsers without them (`client/navigation/`) read this.
 */

/** Paths without their language; `*` stands for anything. Personal, of other companies, or of no use fetched. */
const pagesNeverFetched = [
  '/account*',
  '/login',
  '/logout',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/preview*',
  '/codegen',
  '/push',
  '/search',
  '/c/*/tickets',
] as const
/** The same in every language. */
const filesNeverFetched = [
  '/api/*',
  '/connect/*',
  '/graphql',
  '/build/*',
  '/builds/*',
  '/images/*',
  '/uploads/*',
  '/*.ics',
  '/*.xml',
  '/*.json',
  '/*.txt',
  '/*.webmanifest',
] as const

/**
 * Links that are left alone wherever they lead: a visit in another language is a choice of language, a new tab
 * shares nothing with this one, and a visitor who saves data asked for nothing yet (`client/` marks the page).
 */
export const linksNeverFetched = [
  '[hreflang]',
  '[target]:not([target="_self"])',
  '[download]',
  '[data-provider]',
  '[data-saving-data] *',
] as const

/** @returns patterns of paths, each page's in every language. */
export const neverFetched = (toLocalePaths: (path: string) => string[]): string[] => [
  ...pagesNeverFetched.flatMap(toLocalePaths),
  ...filesNeverFetched,
]

/** @param path without its language */
export function mayBeFetched(path: string): boolean {
  return ![...pagesNeverFetched, ...filesNeverFetched].some((pattern) => toExpression(pattern).test(path))
}

const toExpression = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)

/** Whether a request is such a fetch: `Sec-Purpose: prefetch`, or `prefetch;prerender`; older Firefox says `X-Moz`. */
export const isFetchedEarly = (headers: Headers): boolean =>
  /^prefetch\b/.test(headers.get('sec-purpose') ?? headers.get('x-moz') ?? '')
