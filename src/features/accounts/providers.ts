import * as z from 'zod/mini'
import { readSigned, toSigned } from '../../crypto/signature.ts'
import type { AccountVisitor } from '../../rendering/visitor.ts'
import { pathTo } from '../../routes/paths.ts'
import type { AccountDeps, AccountOutcome } from './account-service.ts'
import { catchRefusal, startSession } from './sign-in.ts'

const passSchema = z.object({
  provider: z.string(),
  /**
   * Random id that proves that the same browser returns. The query parameter is not `state`, which the provider uses.
   */
  way: z.string(),
  next: z.optional(z.string()),
  /** The account service's session for this sign-in (`ProviderRedirect.providerSession`). */
  held: z.optional(z.string()),
  /** Expiry of the pass in milliseconds since 1970. */
  until: z.number(),
})

const purpose = 'provider'
/** Equal to the lifetime of the cookie that holds the pass. */
const passLifetimeMs = 10 * 60 * 1000

/**
 * Starts an OAuth sign-in.
 *
 * @param site origin that the provider redirects back to
 * @param next path to open after signing in, without its language
 * @returns the provider's address, and the value of the provider cookie; `undefined` for a provider that is not offered
 */
export async function startProviderSignIn(
  { port, signer, now, providers }: AccountDeps,
  { address: callerAddress }: AccountVisitor,
  provider: string,
  site: string,
  next: string | undefined,
): Promise<{ address: string; pass: string } | undefined> {
  if (!providers.includes(provider)) return undefined
  const way = crypto.randomUUID()
  const callback = `${site}${pathTo('providerCallback', { provider })}?${new URLSearchParams({ way })}`
  const { address, providerSession } = await port.startProvider(
    { address: callerAddress },
    provider,
    callback,
  )
  const pass = {
    provider,
    way,
    next,
    held: providerSession,
    until: now() + passLifetimeMs,
  } satisfies z.infer<typeof passSchema>
  return { address, pass: await toSigned(signer, purpose, pass) }
}

/**
 * Completes an OAuth sign-in. The pass proves that this browser started it at most ten minutes ago; each pass is
 * accepted once.
 *
 * @param query query string of the callback address, unchanged. Strapi appends its own query with a second `?`, which
 *   is read as `&`. All of it goes to Strapi, since VK needs more than the token.
 */
export async function finishProviderSignIn(
  deps: AccountDeps,
  { address }: AccountVisitor,
  provider: string,
  pass: string | undefined,
  query: string,
): Promise<AccountOutcome & { next?: string | undefined }> {
  const started = await readPass(deps, pass)
  const given = new URLSearchParams(query.replaceAll('?', '&'))
  if (!started || started.provider !== provider) return { refused: 'provider' }
  // With a `providerSession` the service itself checks `state` against that session.
  if (started.held === undefined && given.get('way') !== started.way) return { refused: 'provider' }
  const next = started.next
  if (!(await deps.throttle.usePass(started.way))) return { refused: 'provider', next }
  if (given.has('error')) return { refused: 'provider', next }
  given.delete('way')
  const beganAt = deps.now()
  const outcome = await catchRefusal(() =>
    deps.port.finishProvider({ address }, provider, given.toString(), started.held),
  )
  // `taken` would disclose that an account with this address exists.
  if ('refused' in outcome)
    return { ...outcome, refused: outcome.refused === 'taken' ? 'provider' : outcome.refused, next }
  return { ...(await startSession(deps, 'sign-in', outcome, beganAt)), next }
}

async function readPass(
  { signer, now }: AccountDeps,
  pass: string | undefined,
): Promise<z.infer<typeof passSchema> | undefined> {
  if (!pass) return undefined
  const started = passSchema.safeParse(await readSigned(signer, purpose, pass)).data
  return started && started.until > now() ? started : undefined
}
