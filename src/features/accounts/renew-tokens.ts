import * as z from 'zod/mini'
import type { Session } from '../../context/visitor.ts'
import { fromBase64Url, type Signer } from '../../crypto/signature.ts'
import { AccountRefused } from '../../errors.ts'
import type { AccountCaller, Tokens } from './account-port.ts'
import type { AccountDeps } from './account-service.ts'
import { jwtExpiry } from './session.ts'

/** How often, and after what pauses, another request is given time to write down what it was given. */
const looks = 4
const betweenLooksMs = 250

/**
 * Newer tokens for those of a session. The service takes each refresh token once, and browsers ask for two pages at a
 * time, or go on before an answer is there, with the cookie in it: whoever comes second would be signed out. So the
 * newest tokens of a session are kept beside it, sealed, until they end.
 *
 * @throws AccountRefused where the service has ended the session
 */
export async function renewTokens(
  world: AccountDeps,
  session: Session,
  asker: AccountCaller,
): Promise<Tokens> {
  const { port, wait } = world
  try {
    const renewed = (await port.refresh?.(asker, session.tokens)) ?? session.tokens
    await keepTokens(world, session.id, renewed)
    return renewed
  } catch (error) {
    if (!(error instanceof AccountRefused)) throw error
    for (let look = 1; look <= looks; look += 1) {
      const kept = await readTokens(world, session.id)
      if (kept && kept.refresh !== session.tokens.refresh) return kept
      if (look < looks) await wait(betweenLooksMs)
    }
    throw error
  }
}

/** With each renewal so many old ones are forgotten, so that nobody waits for what others have left. */
const mostForgotten = 20

async function keepTokens(
  { database, signer, now, log }: AccountDeps,
  id: string,
  tokens: Tokens,
): Promise<void> {
  const until = jwtExpiry(tokens.refresh ?? tokens.access) ?? now()
  try {
    await database.batch([
      database
        .prepare(
          `delete from renewed_session where id in (select id from renewed_session where until < ? limit ${mostForgotten})`,
        )
        .bind(now()),
      database
        .prepare('insert or replace into renewed_session (id, tokens, until) values (?, ?, ?)')
        .bind(id, await seal(signer, id, JSON.stringify(tokens)), until),
    ])
  } catch (error) {
    // Whoever comes second with the old ones is signed out; this one isn't.
    log.warn('renewed tokens were not kept', { error })
  }
}

const tokensSchema = z.object({ access: z.string(), refresh: z.optional(z.string()) })

async function readTokens({ database, signer }: AccountDeps, id: string): Promise<Tokens | undefined> {
  const row = await database
    .prepare('select tokens from renewed_session where id = ?')
    .bind(id)
    .first<{ tokens: ArrayBuffer | number[] }>()
  const text = row && (await open(signer, id, new Uint8Array(row.tokens)))
  return text ? tokensSchema.parse(JSON.parse(text)) : undefined
}

/** AES-GCM takes 12 bytes that are never used twice with one key. */
const nonceLength = 12

/** Whoever reads the database without the site's secret learns no token. */
async function seal(signer: Signer, id: string, text: string): Promise<Uint8Array> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await keyFor(signer, id),
    new TextEncoder().encode(text),
  )
  return new Uint8Array([...nonce, ...new Uint8Array(sealed)])
}

/** @returns `undefined` for what was sealed by another secret */
async function open(signer: Signer, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const iv = bytes.slice(0, nonceLength)
  try {
    const key = await keyFor(signer, id)
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(nonceLength)),
    )
  } catch {
    return undefined
  }
}

async function keyFor(signer: Signer, id: string): Promise<CryptoKey> {
  const bytes = fromBase64Url(await signer.mark('renewed tokens', id)) ?? new Uint8Array()
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
