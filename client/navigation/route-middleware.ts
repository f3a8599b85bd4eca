import type { MiddlewareName } from '../../src/routes/address-kinds.ts'

/**
 * What may stop or redirect a navigation. `false` cancels it, an address leads there instead, nothing lets it
 * go on; a failure cancels it too.
 */
export type RouteMiddleware = (
  to: URL,
  from: URL,
) => boolean | string | undefined | Promise<boolean | string | undefined>

/** By the names that `navigateTo` and the address book use. */
const middleware: Readonly<Record<MiddlewareName, RouteMiddleware>> = {
  /**
   * The provider's ticket page is never kept for later. In front of the hall without signal the visitor stays
   * with the address and the time instead of losing them to an error. `onLine` is wrong in one way only: it may
   * say yes where there is no network.
   */
  online: () => navigator.onLine,
}

/**
 * Runs them one after the other, up to the first that doesn't let the navigation go on.
 *
 * @throws when there is none of a name.
 */
export async function runMiddleware(
  names: readonly string[],
  to: URL,
  from: URL,
  known: Readonly<Record<string, RouteMiddleware>> = middleware,
): Promise<boolean | string> {
  for (const name of names) {
    const run = Object.hasOwn(known, name) ? known[name] : undefined
    if (!run) throw new Error(`Unknown route middleware: '${name}'.`)
    const outcome = await run(to, from)
    if (outcome === false || typeof outcome === 'string') return outcome
  }
  return true
}
