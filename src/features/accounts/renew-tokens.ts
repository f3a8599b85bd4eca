import * as z from 'zod/mini'
import { parseBase64Url, type Signer } from '../../crypto/signature.ts'
import { AccountRefused } from '../../errors.ts'
import type { Session } from '../../rendering/visitor.ts'
import type { AccountCaller, Tokens } from './account-port.ts'
import type { AccountDeps } from './account-service.ts'
import { readJwtExpiryMs } from './session.ts'

/**
 * Number of times, and interval in milliseconds, at which this request looks for tokens that another request stores.
 */
const storedTokenReads = 4
const betweenReadsMs = 250

/**
 * Renews the tokens of a session. The service accepts each refresh token once, but a browser may open two pages at
 * once, or open another page before the answer with the new cookie arrives; the second request would be signed out. So
 * the newest tokens of a session are stored, encrypted, until they expire.
 *
 * @throws AccountRefused if the service has ended the session
 */
export async function renewTokens(
  deps: AccountDeps,
  session: Session,
  caller: AccountCaller,
): Promise<Tokens> {
  const { port, wait } = deps
  try {
    const renewed = (await port.refresh?.(caller, session.tokens)) ?? session.tokens
    await storeTokens(deps, session.id, renewed)
    return renewed
  } catch (error) {
    if (!(error instanceof AccountRefused)) throw error
    for (let look = 1; look <= storedTokenReads; look += 1) {
      const stored = await readTokens(deps, session.id)
      if (stored && stored.refresh !== session.tokens.refresh) return stored
      if (look < storedTokenReads) await wait(betweenReadsMs)
    }
    throw error
  }
}

/** Number of expired rows deleted with each renewal, so that no single visitor waits for a long clean-up. */
const maxDeletedTokens = 20

async function storeTokens(
  { database, signer, now, log }: AccountDeps,
  id: string,
  tokens: Tokens,
): Promise<void> {
  const until = readJwtExpiryMs(tokens.refresh ?? tokens.access) ?? now()
  try {
    await database.batch([
      database
        .prepare(
          `delete from renewed_session where id in (select id from renewed_session where until < ? limit ${maxDeletedTokens})`,
        )
        .bind(now()),
      database
        .prepare('insert or replace into renewed_session (id, tokens, until) values (?, ?, ?)')
        .bind(id, await seal(signer, id, JSON.stringify(tokens)), until),
    ])
  } catch (error) {
    // This visitor stays signed in. A simultaneous second request with the old tokens is signed out.
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

/** Length of the AES-GCM nonce in bytes. A nonce is never used twice with one key. */
const nonceLength = 12

/** Encrypts the tokens: the database alone, without the site's secret, discloses none. */
async function seal(signer: Signer, id: string, text: string): Promise<Uint8Array> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await keyFor(signer, id),
    new TextEncoder().encode(text),
  )
  return new Uint8Array([...nonce, ...new Uint8Array(sealed)])
}

/** @returns `undefined` if the bytes were encrypted with another secret */
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
  const bytes = parseBase64Url(await signer.sign('renewed tokens', id)) ?? new Uint8Array()
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
