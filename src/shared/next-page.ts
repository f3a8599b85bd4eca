/**
 * Path that a visitor is redirected to after signing in: a query parameter of the sign-in page, and a field of its
 * form.
 */
export const nextParameter = 'next'

/**
 * @param next as an address or a form brought it: anybody may have written it
 * @returns a path of this site, without its language; `undefined` for what leads elsewhere
 */
export function toNextPage(next: string | undefined): string | undefined {
  if (!next?.startsWith('/')) return undefined
  const base = 'https://here.invalid'
  if (!URL.canParse(next, base)) return undefined
  const { origin, pathname, search } = new URL(next, base)
  // Browsers read a backslash, and leave tabs and line breaks out: what they would read decides.
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}` : undefined
}
