import { beforeEach, expect, it } from 'vitest'
import { createSigner, toBase64Url } from '../../../src/crypto/signature.ts'
import { AccountRefused } from '../../../src/errors.ts'
import type { AccountPort, AccountUser, Tokens } from '../../../src/features/accounts/account-port.ts'
import type { AccountDeps } from '../../../src/features/accounts/account-service.ts'
import { endCurrentSession, readCurrentSession } from '../../../src/features/accounts/current-session.ts'
import { createSession, toSessionCookie } from '../../../src/features/accounts/session.ts'
import type { Session } from '../../../src/rendering/visitor.ts'
import { siteSecret } from '../account-site.ts'
import { emptyDatabase } from '../database.ts'

const minute = 60_000
const day = 24 * 60 * minute
const start = Date.UTC(2026, 0, 1)
const user: AccountUser = {
  id: '1',
  username: 'anna',
  email: 'anna@example.com',
  isConfirmed: true,
  provider: 'local',
  role: 'authenticated',
}
const visitor = { address: '192.0.2.1', visitor: '192.0.2.1', device: undefined, locale: 'en' } as const
const signer = createSigner(siteSecret)

const tokenUntil = (until: number) =>
  `h.${toBase64Url(new TextEncoder().encode(JSON.stringify({ exp: until / 1000 })))}.s`
/** An access token of ten minutes, a refresh token of two weeks. */
const tokensAt = (now: number): Tokens => ({
  access: tokenUntil(now + 10 * minute),
  refresh: tokenUntil(now + 14 * day),
})

let now: number
let world: AccountDeps
let refreshed: Tokens[]
beforeEach(async () => {
  now = start
  refreshed = []
  const port: Partial<AccountPort> = {
    refresh: async (_asker, tokens) => {
      refreshed.push(tokens)
      return tokensAt(now)
    },
    readUser: async () => user,
  }
  const partOfWorld: Partial<AccountDeps> = {
    port: port as AccountPort,
    database: await emptyDatabase(),
    signer,
    now: () => now,
    wait: async () => undefined,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  }
  world = partOfWorld as AccountDeps
})

const read = async (session: Session) =>
  readCurrentSession(world, await toSessionCookie(signer, session), visitor)
const renewed = async (session: Session) => {
  const reading = await read(session)
  if (reading === 'ended' || !reading.isRenewed) throw new Error('it was not renewed')
  return reading.session
}
const begin = () => createSession({ tokens: tokensAt(now), user }, now)

it('a session with a refresh token outlives its access token', async () => {
  const session = begin()
  now += 2 * 60 * minute
  expect((await renewed(session)).tokens).toEqual(tokensAt(now))
  expect(refreshed).toEqual([session.tokens])
})

it('ends when the newest refresh token ends', async () => {
  const session = begin()
  expect(session.expiresAt).toBe(start + 14 * day)
  now += 10 * day
  const later = await renewed(session)
  expect(later.expiresAt).toBe(now + 14 * day)
  now = start + 20 * day
  expect(await read(session)).toBe('ended')
  expect(await read(later)).not.toBe('ended')
})

it('ends where the service gives no other token', async () => {
  const session = begin()
  world.port.refresh = () => Promise.reject(new AccountRefused('token'))
  now += 10 * minute
  expect(await read(session)).toBe('ended')
})

it('ends where its own tokens are the newest that are known, and the service refuses them', async () => {
  const first = begin()
  now += 10 * minute
  const session = await renewed(first)
  world.port.refresh = () => Promise.reject(new AccountRefused('token'))
  now += 10 * minute
  expect(await read(session)).toBe('ended')
})

it('keeps its end where its tokens are the same, though they don’t say when they end', async () => {
  const session = createSession({ tokens: { access: 'opaque' }, user }, now)
  expect(session.expiresAt).toBe(now + 24 * 60 * minute)
  world.port.refresh = async (_asker, tokens) => tokens
  now += 60 * minute
  expect((await renewed(session)).expiresAt).toBe(session.expiresAt)
})

it('a copy that was renewed since is over with it, for as long as the copy would live', async () => {
  const session = begin()
  now += 6 * minute
  const copy = await renewed(session)
  await endCurrentSession(world, visitor, session)
  now = session.expiresAt + minute
  // Expired rows are deleted with the next sign-out.
  await endCurrentSession(world, visitor, begin())
  expect(copy.expiresAt).toBeGreaterThan(now)
  expect(await read(copy)).toBe('ended')
})
