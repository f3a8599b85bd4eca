import { beforeEach, describe, expect, it } from 'vitest'
import { createSigner, toBase64Url } from '../../../src/crypto/signature.ts'
import { AccountRefused, UpstreamFailed } from '../../../src/errors.ts'
import type { AccountPort, Tokens } from '../../../src/features/accounts/account-port.ts'
import type { AccountDeps } from '../../../src/features/accounts/account-service.ts'
import { endCurrentSession, readCurrentSession } from '../../../src/features/accounts/current-session.ts'
import { createSession, toSessionCookie } from '../../../src/features/accounts/session.ts'
import { createLog } from '../../../src/log.ts'
import type { Session } from '../../../src/rendering/visitor.ts'
import { emptyDatabase } from '../database.ts'

const minute = 60_000
const day = 24 * 60 * minute
const visitor = { address: '203.0.113.7', visitor: '203.0.113.7', device: undefined, locale: 'ru' } as const
const user = {
  id: '7',
  username: 'anna',
  email: 'anna@example.com',
  isConfirmed: true,
  provider: 'local',
  role: 'editor',
}

let clock: number
let database: D1Database
let service: ReturnType<typeof keepingSessions>
beforeEach(async () => {
  clock = Date.UTC(2026, 10, 23)
  database = await emptyDatabase()
  service = keepingSessions()
})

/** Makes a token that expires at this time; no two tokens are the same. */
const tokenUntil = (until: number) =>
  [
    'e30',
    toBase64Url(new TextEncoder().encode(JSON.stringify({ exp: until / 1000 }))),
    crypto.randomUUID(),
  ].join('.')

/** Issues tokens like Strapi 5: one for ten minutes, and one for two weeks that can be exchanged once. */
function keepingSessions() {
  const valid = new Set<string>()
  const give = (): Tokens => {
    const tokens = { access: tokenUntil(clock + 10 * minute), refresh: tokenUntil(clock + 14 * day) }
    valid.add(tokens.refresh)
    return tokens
  }
  return { valid, give, isDown: false, refreshed: 0 }
}

const port = {
  refresh: async (_asker: unknown, { refresh = '' }: Tokens) => {
    if (service.isDown) throw new UpstreamFailed('accounts', 0, 'no answer')
    if (!service.valid.delete(refresh)) throw new AccountRefused('token')
    service.refreshed += 1
    return service.give()
  },
  readUser: async () => {
    if (service.isDown) throw new UpstreamFailed('accounts', 0, 'no answer')
    return user
  },
  signOut: async (_asker: unknown, { refresh = '' }: Tokens) => void service.valid.delete(refresh),
} as Partial<AccountPort> as AccountPort

const signer = createSigner('a secret of at least thirty-two characters')
const world = () =>
  ({
    port,
    database,
    signer,
    now: () => clock,
    wait: async () => undefined,
    waitUntil: () => undefined,
    log: createLog({}),
  }) as Partial<AccountDeps> as AccountDeps

const begin = () => createSession({ tokens: service.give(), user }, clock)
async function read(session: Session): Promise<Session> {
  const reading = await readCurrentSession(world(), await toSessionCookie(signer, session), visitor)
  if (reading === 'ended') throw new Error('it is over')
  return reading.session
}

describe('a session that the service keeps', () => {
  it('lasts as long as its tokens can be renewed', () => {
    expect(begin().expiresAt).toBe(clock + 14 * day)
  })

  it('asks for no other tokens while its own will do until the next look', async () => {
    const session = { ...begin(), checkedAt: 0 }
    expect((await read(session)).tokens).toEqual(session.tokens)
  })

  it('has new tokens when they wouldn’t, and lasts the longer for it', async () => {
    const session = begin()
    clock += 5 * minute
    const renewed = await read(session)
    expect(renewed.tokens).not.toEqual(session.tokens)
    expect(renewed.expiresAt).toBe(clock + 14 * day)
  })

  it('goes on for months where somebody comes every ten days', async () => {
    let session = begin()
    for (let visits = 0; visits < 9; visits += 1) {
      clock += 10 * day
      session = await read(session)
    }
    expect(session.expiresAt).toBe(clock + 14 * day)
  })

  it('goes on for two requests at once: the second takes what the first was given', async () => {
    const session = begin()
    clock += 5 * minute
    const [one, other] = await Promise.all([read(session), read(session)])
    expect(one.tokens).toEqual(other.tokens)
    expect(service.refreshed).toBe(1)
  })

  it('goes on where the answer with the new tokens never came', async () => {
    const session = begin()
    clock += 5 * minute
    const lost = await read(session)
    clock += 5 * minute
    const lostAgain = await read(lost)
    clock += 1 * minute
    expect((await read(session)).tokens).toEqual(lostAgain.tokens)
  })

  it('goes on while the service is silent, with the tokens it has', async () => {
    const session = begin()
    clock += 20 * minute
    service.isDown = true
    expect((await read(session)).tokens).toEqual(session.tokens)
    service.isDown = false
    clock += 2 * minute
    expect((await read(session)).tokens).not.toEqual(session.tokens)
  })

  it('is over where the service has ended it', async () => {
    const session = begin()
    service.valid.clear()
    clock += 5 * minute
    await expect(read(session)).rejects.toThrow('it is over')
  })

  it('leaves no tokens behind when it is ended', async () => {
    const session = begin()
    clock += 5 * minute
    const renewed = await read(session)
    await endCurrentSession(world(), visitor, renewed)
    await expect(read(session)).rejects.toThrow('it is over')
    expect(await database.prepare('select count(*) as rows from renewed_session').first('rows')).toBe(0)
    expect(service.valid.size).toBe(0)
  })
})

it('tokens that are kept for whoever comes second can’t be read without the site’s secret', async () => {
  const session = begin()
  clock += 5 * minute
  const { tokens } = await read(session)
  const row = await database.prepare('select * from renewed_session').first<{ tokens: number[] }>()
  const text = new TextDecoder().decode(new Uint8Array(row?.tokens ?? []))
  expect(text).not.toContain(tokens.access)
  expect(JSON.stringify(row)).not.toContain(tokens.access.slice(-12))
  const stranger = { ...world(), signer: createSigner('another secret of thirty-two characters') }
  const { renewTokens } = await import('../../../src/features/accounts/renew-tokens.ts')
  await expect(renewTokens(stranger, session, { address: '203.0.113.7' })).rejects.toMatchObject({
    fault: 'token',
  })
})

it('tokens that are kept go when they end', async () => {
  const first = begin()
  clock += 5 * minute
  await read(first)
  clock += 15 * day
  const second = begin()
  clock += 5 * minute
  await read(second)
  expect(await database.prepare('select count(*) as rows from renewed_session').first('rows')).toBe(1)
})
