import type { MiddlewareName } from '../../src/routes/address-kinds.ts'

/**
 * A check before a navigation. It returns `false` to cancel the navigation, an address to redirect it, `true` or
 * nothing to let it go on. An error cancels it too.
 */
export type RouteMiddleware = (
  to: URL,
  from: URL,
) => boolean | string | undefined | Promise<boolean | string | undefined>

/** Middleware by the names that `navigateTo` and the address book (`src/routes/addresses.ts`) use. */
const middleware: Readonly<Record<MiddlewareName, RouteMiddleware>> = {
  /**
   * Cancels a navigation to a ticket page without a network: such pages are never cached, and the visitor keeps the
   * page with the hall's address and the time. `onLine` may be true without a network, but is never false with one.
   */
  online: () => navigator.onLine,
}

/**
 * Runs middleware in order, up to the first that cancels or redirects the navigation.
 *
 * @returns `true` where the navigation may go on, `false` where it is cancelled, else the address to open instead.
 * @throws when a name is unknown.
 */
export async function runRouteMiddleware(
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
