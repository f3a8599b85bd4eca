import * as z from 'zod/mini'
import type { AccountVisitor } from '../../context/visitor.ts'
import { fromSigned, toSigned } from '../../crypto/signature.ts'
import { pathTo } from '../../routes/paths.ts'
import type { AccountDeps, AccountOutcome } from './account-service.ts'
import { askOrRefuse, openSession } from './sign-in.ts'

const passSchema = z.object({
  provider: z.string(),
  /** By which the way back is known to be that of this browser. Not `state`, which is the other company's own. */
  way: z.string(),
  next: z.optional(z.string()),
  /** What the service has begun for this browser. */
  held: z.optional(z.string()),
  /** Milliseconds. */
  until: z.number(),
})

const purpose = 'provider'
/** As long as the pass's cookie lives. */
const passLifeMs = 10 * 60 * 1000

/**
 * Sends a visitor to another company to sign in there.
 *
 * @param site origin to come back to
 * @param next where to go then, without its language
 * @returns the address to go to, and what the browser keeps until it comes back, once
 */
export async function startProviderSignIn(
  { port, signer, now, providers }: AccountDeps,
  { address: askerAddress }: AccountVisitor,
  provider: string,
  site: string,
  next: string | undefined,
): Promise<{ address: string; pass: string } | undefined> {
  if (!providers.includes(provider)) return undefined
  const way = crypto.randomUUID()
  const callback = `${site}${pathTo('providerCallback', { provider })}?${new URLSearchParams({ way })}`
  const { address, held } = await port.startProvider({ address: askerAddress }, provider, callback)
  const pass = { provider, way, next, held, until: now() + passLifeMs } satisfies z.infer<typeof passSchema>
  return { address, pass: await toSigned(signer, purpose, pass) }
}

/**
 * Signs in who comes back from another company, where they were sent there by this browser, lately, and haven't come
 * back before: the pass is taken away with the answer, and a copy of it isn't taken twice.
 *
 * @param query as it came. Strapi joins its own to the callback's by a second `?`, which is an `&`; all of it goes back
 *   to Strapi, since VK needs more than the token
 */
export async function finishProviderSignIn(
  world: AccountDeps,
  { address }: AccountVisitor,
  provider: string,
  pass: string | undefined,
  query: string,
): Promise<AccountOutcome & { next?: string | undefined }> {
  const asked = await readPass(world, pass)
  const given = new URLSearchParams(query.replaceAll('?', '&'))
  if (!asked || asked.provider !== provider) return { refused: 'provider' }
  // Where the service holds the way back it is known by `state`, which the service checks against what it has begun.
  if (asked.held === undefined && given.get('way') !== asked.way) return { refused: 'provider' }
  const next = asked.next
  if (!(await world.throttle.usePass(asked.way))) return { refused: 'provider', next }
  if (given.has('error')) return { refused: 'provider', next }
  given.delete('way')
  const beganAt = world.now()
  const outcome = await askOrRefuse(() =>
    world.port.finishProvider({ address }, provider, given.toString(), asked.held),
  )
  // That an account with this address exists is nobody's business here either.
  if ('refused' in outcome)
    return { ...outcome, refused: outcome.refused === 'taken' ? 'provider' : outcome.refused, next }
  return { ...(await openSession(world, 'sign-in', outcome, beganAt)), next }
}

async function readPass(
  { signer, now }: AccountDeps,
  pass: string | undefined,
): Promise<z.infer<typeof passSchema> | undefined> {
  if (!pass) return undefined
  const asked = passSchema.safeParse(await fromSigned(signer, purpose, pass)).data
  return asked && asked.until > now() ? asked : undefined
}
