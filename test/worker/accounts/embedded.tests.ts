import { beforeEach, describe, expect, it } from 'vitest'
import { createStrapi4Accounts } from '../../../src/features/accounts/strapi4-accounts.ts'
import { accountLetterMessages } from '../../../src/languages/texts.ts'
import type { AccountEmail } from '../../../src/strapi-emulator/accounts/emails.ts'
import {
  createEmbeddedAccounts,
  type EmbeddedAccountsOptions,
} from '../../../src/strapi-emulator/accounts/embedded-accounts.ts'
import {
  type AskOptions,
  describeAccounts,
  newPerson,
  type OpenAccounts,
} from '../../contract/accounts.contract.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { emptyDatabase } from '../database.ts'

const site = 'http://site.test'
const eraseToken = 'may-remove-users'
const hourMs = 3600 * 1000

interface OpenEmbedded extends OpenAccounts {
  database: D1Database
  clock: { now: number }
  /** The last e-mail to each address. */
  emails: Map<string, AccountEmail>
}

async function open(more: Partial<EmbeddedAccountsOptions> = {}): Promise<OpenEmbedded> {
  const database = await emptyDatabase()
  const clock = { now: nowMs() }
  const emails = new Map<string, AccountEmail>()
  const sendLetter = async (email: AccountEmail) => void emails.set(email.to, email)
  const fetch = createEmbeddedAccounts({
    database,
    now: () => clock.now,
    site,
    sendLetter,
    eraseToken,
    ...more,
  })
  const change = (column: string, value: string | number) => async (userId: string) =>
    void (await database
      .prepare(`update embedded_user set ${column} = ? where id = ?`)
      .bind(value, userId)
      .run())
  return {
    database,
    clock,
    emails,
    port: createStrapi4Accounts({
      url: 'http://embedded.invalid',
      fetch,
      proxySecret: undefined,
      eraseToken,
    }),
    ask: async (path, options) => toRaw(await fetch(toRequest(path, options))),
    codeFor: async (email) => {
      const sent = emails.get(email)
      if (!sent) throw new Error(`no letter has gone to ${email}`)
      return sent.code
    },
    operator: { block: change('is_blocked', 1), makeEditor: change('role', 'editor') },
  }
}

function toRequest(path: string, { method = 'GET', body, bearer }: AskOptions = {}): Request {
  return new Request(`http://embedded.invalid/api/${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function toRaw(response: Response) {
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

describeAccounts('the embedded service of accounts', () => open())

describe('the embedded service of accounts, beyond Strapi,', () => {
  let opened: OpenEmbedded
  beforeEach(async () => {
    opened = await open()
  })

  async function confirmed() {
    const person = newPerson()
    await opened.port.register(person.asker, person.registration)
    await opened.port.confirm(person.asker, await opened.codeFor(person.email))
    return person
  }
  const signIn = ({ asker, registration: { email, password } }: ReturnType<typeof newPerson>) =>
    opened.port.signIn(asker, { identifier: email, password })

  it('sends codes, and says in which language their reader has asked for them', async () => {
    const { asker, email, registration } = newPerson()
    const code = expect.stringMatching(/^[\da-f]{40}$/)
    await opened.port.register({ ...asker, locale: 'th' }, registration)
    expect(opened.emails.get(email)).toEqual({ to: email, about: 'confirmation', code, language: 'th' })
    await opened.port.requestReset(asker, email)
    expect(opened.emails.get(email)).toEqual({ to: email, about: 'reset', code, language: undefined })
  })

  it('takes the code for a new password for an hour', async () => {
    const { asker, email } = await confirmed()
    await opened.port.requestReset(asker, email)
    const change = { code: await opened.codeFor(email), password: 'another one' }
    opened.clock.now += hourMs
    await expect(opened.port.reset(asker, change)).rejects.toMatchObject({ fault: 'code' })
    opened.clock.now -= 1
    await opened.port.reset(asker, change)
    expect(accountLetterMessages('ru').reset.text).toContain('действует один час')
  })

  it('takes a token for thirty days', async () => {
    const person = await confirmed()
    const { tokens } = await signIn(person)
    opened.clock.now += 30 * 24 * hourMs - 1000
    await opened.port.readUser(person.asker, tokens)
    opened.clock.now += 1000
    await expect(opened.port.readUser(person.asker, tokens)).rejects.toMatchObject({ fault: 'token' })
  })

  it('stores neither passwords nor codes nor tokens', async () => {
    const person = await confirmed()
    const { tokens } = await signIn(person)
    await opened.port.requestReset(person.asker, person.email)
    const code = await opened.codeFor(person.email)
    const { results } = await opened.database.prepare('select * from embedded_user').all()
    const stored = JSON.stringify(results)
    expect(stored).toContain(person.email)
    for (const secret of [person.registration.password, code, tokens.access, ...tokens.access.split('.')]) {
      expect(stored).not.toContain(secret)
    }
  })

  it('gives two people with one password different hashes', async () => {
    await confirmed()
    await confirmed()
    const { results } = await opened.database.prepare('select distinct password from embedded_user').all()
    expect(results).toHaveLength(2)
  })

  it('takes no token that another database’s service has signed', async () => {
    const person = await confirmed()
    const { tokens } = await signIn(person)
    await opened.database.prepare('delete from embedded_key').run()
    await expect(opened.port.readUser(person.asker, tokens)).rejects.toMatchObject({ fault: 'token' })
  })

  it.each([
    ['half a text', '{"identifier', 'SyntaxError'],
    ['a text alone', '"abc"', 'Error'],
  ])('refuses %s as Strapi does', async (_what, body, name) => {
    const fetch = createEmbeddedAccounts({ database: opened.database, now: Date.now, site })
    const request = new Request('http://embedded.invalid/api/auth/local', { method: 'POST', body })
    const response = await fetch(request)
    expect(await response.json()).toMatchObject({ data: null, error: { status: 400, name } })
  })
})

describe('on one’s own machine', () => {
  const openPrinted = async () => {
    const printed: string[] = []
    const opened = await open({ sendLetter: undefined, print: (block) => printed.push(block) })
    return { ...opened, printed }
  }

  it('a letter is shown with its link', async () => {
    const { port, printed } = await openPrinted()
    const { asker, email, registration } = newPerson()
    await port.register(asker, registration)
    expect(printed.join()).toContain(`Letter to ${email}`)
    expect(printed.join()).toMatch(/http:\/\/site\.test\/confirm\?confirmation=[\da-f]{40}$/m)
  })

  it('passwords of demo users are shown once, one for each role of the desk, and sign them in', async () => {
    const { port, printed } = await openPrinted()
    const { asker } = newPerson()
    const guess = () => port.signIn(asker, { identifier: 'editor@example.test', password: 'a guess' })
    const outcomes = await Promise.allSettled([guess(), guess()])
    const refused = { status: 'rejected', reason: expect.objectContaining({ fault: 'credentials' }) }
    expect(outcomes).toEqual([refused, refused])
    await expect(guess()).rejects.toMatchObject({ fault: 'credentials' })
    expect(printed).toHaveLength(1)
    const shown = [...(printed[0] ?? '').matchAll(/│ (\S+@\S+) {2}(\S+)/g)]
    const roles = []
    for (const [, identifier = '', password = ''] of shown) {
      const { tokens } = await port.signIn(asker, { identifier, password })
      roles.push((await port.readUser(asker, tokens)).role)
    }
    expect(roles).toEqual(['editor', 'office', 'owner'])
  })

  it('there is no demo editor where nothing can be shown', async () => {
    const { port, database } = await open()
    const signIn = port.signIn(newPerson().asker, { identifier: 'editor@example.test', password: 'a guess' })
    await expect(signIn).rejects.toMatchObject({ fault: 'credentials' })
    expect(await database.prepare('select * from embedded_user').all()).toMatchObject({ results: [] })
  })
})

it('where no letter can be sent or shown nobody can register', async () => {
  const { port } = await open({ sendLetter: undefined })
  const { asker, registration } = newPerson()
  await expect(port.register(asker, registration)).rejects.toMatchObject({ name: 'UpstreamFailed' })
})
