import { beforeAll, describe, expect, it } from 'vitest'
import type { AccountFault } from '../../src/errors.ts'
import type { AccountPort, AccountUser, SignInResult } from '../../src/features/accounts/account-port.ts'

/** An account service, with the site's port to it. */
export interface OpenAccounts {
  port: AccountPort
  /** Sends a request to the service without the port. */
  ask: (path: string, options?: AskOptions) => Promise<RawAnswer>
  /** The code in the last e-mail to somebody. */
  codeFor: (email: string) => Promise<string>
  /** What only the service's operator can do. */
  operator: {
    block: (userId: string) => Promise<void>
    makeEditor: (userId: string) => Promise<void>
  }
}

export interface AskOptions {
  method?: string
  body?: unknown
  bearer?: string
}

export interface RawAnswer {
  status: number
  /** The body of the answer, parsed if it is JSON. */
  body: unknown
}

const password = 'пароль long enough'
const otherPassword = 'another one 🎻'

let count = 0
/** A new person, with a network address of their own. */
export function newPerson() {
  count += 1
  const asker = { address: `10.${Math.floor(Math.random() * 256)}.${count >> 8}.${count & 255}` }
  const email = `person-${crypto.randomUUID()}@example.test`
  return { asker, email, registration: { username: email, email, password } }
}

/**
 * What the site relies on in every service of accounts.
 *
 * @param version of Strapi whose messages it has; a Strapi 5 that keeps sessions
 */
export function describeAccounts(
  name: string,
  open: () => Promise<OpenAccounts>,
  version: '4' | '5' = '4',
): void {
  describe(name, () => {
    let opened: OpenAccounts
    beforeAll(async () => {
      opened = await open()
    }, 120_000)

    const toBeRefused = (fault: AccountFault) => expect.objectContaining({ name: 'AccountRefused', fault })

    async function confirmedPerson() {
      const person = newPerson()
      await opened.port.register(person.asker, person.registration)
      await opened.port.confirm(person.asker, await opened.codeFor(person.email))
      const signIn = (given = password) =>
        opened.port.signIn(person.asker, { identifier: person.email, password: given })
      return { ...person, signIn }
    }

    let known: ReturnType<typeof signedInPerson> | undefined
    /** A signed-in user, shared by all tests that change nothing, since a service takes time to hash a password. */
    const somebody = () => {
      known ??= signedInPerson()
      return known
    }
    async function signedInPerson() {
      const person = await confirmedPerson()
      return { ...person, ...(await person.signIn()) }
    }

    describe('registering', () => {
      it('asks for a letter to be answered, and signs nobody in before', async () => {
        const { asker, email, registration } = newPerson()
        expect(await opened.port.register(asker, registration)).toBe('to-be-confirmed')
        const signIn = opened.port.signIn(asker, { identifier: email, password })
        await expect(signIn).rejects.toEqual(toBeRefused('unconfirmed'))
      })

      it('says nothing of an account to whoever doesn’t know its password', async () => {
        const { asker, email, registration } = newPerson()
        await opened.port.register(asker, registration)
        const signIn = opened.port.signIn(asker, { identifier: email, password: 'a guess' })
        await expect(signIn).rejects.toEqual(toBeRefused('credentials'))
      })

      it.each([
        ['an address', (email: string) => ({ username: 'somebody else', email })],
        [
          'address in capitals',
          (email: string) => ({ username: 'somebody else', email: email.toUpperCase() }),
        ],
        ['a name', (email: string) => ({ username: email, email: `other-${email}` })],
      ])('with %s that an account has is refused', async (_what, taken) => {
        const { asker, email, registration } = newPerson()
        await opened.port.register(asker, registration)
        const again = opened.port.register(asker, { ...taken(email), password })
        await expect(again).rejects.toEqual(toBeRefused('taken'))
      })

      it('of one address many times at once makes one account', async () => {
        const { asker, registration } = newPerson()
        const tries = Array.from({ length: 5 }, () => opened.port.register(asker, registration))
        const outcomes = await Promise.allSettled(tries)
        const refusals = outcomes.flatMap((outcome) =>
          outcome.status === 'rejected' ? [outcome.reason] : [],
        )
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        expect(refusals).toEqual(Array.from({ length: 4 }, () => toBeRefused('taken')))
      })

      it.each([
        ['an address that is none', { email: 'nowhere' }],
        ['a password of five characters', { password: '12345' }],
        ['no password', { password: '' }],
      ])('with %s is refused', async (_what, wrong) => {
        const { asker, registration } = newPerson()
        const registering = opened.port.register(asker, { ...registration, ...wrong })
        await expect(registering).rejects.toEqual(toBeRefused('invalid'))
      })
    })

    describe('confirming', () => {
      it('lets one sign in', async () => {
        const { email, signIn } = await confirmedPerson()
        const { user } = await signIn()
        expect(user).toEqual<AccountUser>({
          id: expect.stringMatching(/^\d+$/),
          username: email,
          email,
          isConfirmed: true,
          provider: 'local',
          role: undefined,
        })
      })

      it('works once', async () => {
        const { asker, email, registration } = newPerson()
        await opened.port.register(asker, registration)
        const code = await opened.codeFor(email)
        await opened.port.confirm(asker, code)
        await expect(opened.port.confirm(asker, code)).rejects.toEqual(toBeRefused('code'))
      })

      it.each(['nonsense', 'null', '%00', '[]'])('by the code «%s» is refused', async (code) => {
        await expect(opened.port.confirm(newPerson().asker, code)).rejects.toEqual(toBeRefused('code'))
      })

      it('has a second letter whose code takes the place of the first one’s', async () => {
        const { asker, email, registration } = newPerson()
        await opened.port.register(asker, registration)
        const first = await opened.codeFor(email)
        await opened.port.requestConfirmation(asker, email.toUpperCase())
        await expect(opened.port.confirm(asker, first)).rejects.toEqual(toBeRefused('code'))
        await opened.port.confirm(asker, await opened.codeFor(email))
      })

      it('sends nothing to whom nobody knows, and says nothing of it', async () => {
        const { asker, email } = newPerson()
        await opened.port.requestConfirmation(asker, email)
        await expect(opened.codeFor(email)).rejects.toThrow('no letter')
      })

      it('sends nothing to whoever is confirmed', async () => {
        const { asker, email } = await confirmedPerson()
        const asking = opened.port.requestConfirmation(asker, email)
        await expect(asking).rejects.toEqual(toBeRefused('already-confirmed'))
      })
    })

    describe('signing in', () => {
      it('takes an address in capitals', async () => {
        const { asker, email } = await confirmedPerson()
        const { user } = await opened.port.signIn(asker, { identifier: email.toUpperCase(), password })
        expect(user.email).toBe(email)
      })

      it('takes a username as it was chosen', async () => {
        const { asker, email } = newPerson()
        const username = `Имя ${email}`
        await opened.port.register(asker, { username, email, password })
        await opened.port.confirm(asker, await opened.codeFor(email))
        const { user } = await opened.port.signIn(asker, { identifier: username, password })
        expect(user).toMatchObject({ username, email })
      })

      it('refuses a wrong password and an unknown name in the same way', async () => {
        const { asker, signIn } = await confirmedPerson()
        await expect(signIn('a guess')).rejects.toEqual(toBeRefused('credentials'))
        const unknown = opened.port.signIn(asker, { identifier: 'nobody@example.test', password })
        await expect(unknown).rejects.toEqual(toBeRefused('credentials'))
      })

      it('refuses whoever is blocked', async () => {
        const { signIn } = await confirmedPerson()
        const { user } = await signIn()
        await opened.operator.block(user.id)
        await expect(signIn()).rejects.toEqual(toBeRefused('blocked'))
      })

      it.each(['        ', '🎻🎻🎻🎻', 'x'.repeat(72), '\u0000\u0000\u0000\u0000\u0000\u0000!'])(
        'works with the password %j',
        async (strange) => {
          const { asker, email } = newPerson()
          await opened.port.register(asker, { username: email, email, password: strange })
          await opened.port.confirm(asker, await opened.codeFor(email))
          const { user } = await opened.port.signIn(asker, { identifier: email, password: strange })
          expect(user.email).toBe(email)
        },
      )
    })

    describe('a new password by letter', () => {
      const resetBy = async (asker: { address: string }, email: string) => {
        await opened.port.requestReset(asker, email)
        return opened.codeFor(email)
      }

      it('signs in and takes the place of the old one', async () => {
        const { asker, email, signIn } = await confirmedPerson()
        await opened.port.requestReset(asker, email.toUpperCase())
        const code = await opened.codeFor(email)
        const { user, tokens } = await opened.port.reset(asker, { code, password: otherPassword })
        expect(await opened.port.readUser(asker, tokens)).toEqual(user)
        await expect(signIn()).rejects.toEqual(toBeRefused('credentials'))
        expect((await signIn(otherPassword)).user).toEqual(user)
      })

      it('is chosen once by each letter', async () => {
        const { asker, email } = await confirmedPerson()
        const code = await resetBy(asker, email)
        await opened.port.reset(asker, { code, password: otherPassword })
        const again = opened.port.reset(asker, { code, password })
        await expect(again).rejects.toEqual(toBeRefused('code'))
      })

      it('is chosen by the last letter only', async () => {
        const { asker, email } = await confirmedPerson()
        const first = await resetBy(asker, email)
        const second = await resetBy(asker, email)
        const byFirst = opened.port.reset(asker, { code: first, password: otherPassword })
        await expect(byFirst).rejects.toEqual(toBeRefused('code'))
        await opened.port.reset(asker, { code: second, password: otherPassword })
      })

      it('that is too short is refused, and the letter can be used again', async () => {
        const { asker, email } = await confirmedPerson()
        const code = await resetBy(asker, email)
        const short = opened.port.reset(asker, { code, password: '12345' })
        await expect(short).rejects.toEqual(toBeRefused('invalid'))
        await opened.port.reset(asker, { code, password: otherPassword })
      })

      it('is offered to nobody unknown, and nothing is said of it', async () => {
        const { asker, email } = newPerson()
        await opened.port.requestReset(asker, email)
        await expect(opened.codeFor(email)).rejects.toThrow('no letter')
      })

      it('is not offered to whoever is blocked', async () => {
        const { asker, email, signIn } = await confirmedPerson()
        const before = await opened.codeFor(email)
        await opened.operator.block((await signIn()).user.id)
        await opened.port.requestReset(asker, email)
        expect(await opened.codeFor(email)).toBe(before)
      })

      it('gives whoever hasn’t confirmed their address a token that is none', async () => {
        const { asker, email, registration } = newPerson()
        await opened.port.register(asker, registration)
        const code = await resetBy(asker, email)
        const { user, tokens } = await opened.port.reset(asker, { code, password: otherPassword })
        expect(user.isConfirmed).toBe(false)
        await expect(opened.port.readUser(asker, tokens)).rejects.toEqual(toBeRefused('token'))
      })
    })

    describe('changing one’s password', () => {
      it('takes the place of the old one, and leaves tokens as they are', async () => {
        const { asker, signIn } = await confirmedPerson()
        const { tokens, user } = await signIn()
        const change = { currentPassword: password, password: otherPassword }
        const changed = await opened.port.changePassword(asker, tokens, change)
        expect(changed.user).toEqual(user)
        await expect(signIn()).rejects.toEqual(toBeRefused('credentials'))
        await signIn(otherPassword)
        for (const each of [tokens, changed.tokens]) {
          expect(await opened.port.readUser(asker, each)).toEqual(user)
        }
      })

      it.each([
        ['without the one there is', 'a guess', otherPassword, 'current-password'],
        ['to the one there is', password, password, 'same-password'],
        ['to a short one', password, '12345', 'invalid'],
      ] as const)('%s is refused', async (_how, currentPassword, next, fault) => {
        const { asker, signIn } = await confirmedPerson()
        const { tokens } = await signIn()
        const changing = opened.port.changePassword(asker, tokens, { currentPassword, password: next })
        await expect(changing).rejects.toEqual(toBeRefused(fault))
      })

      it('is refused to nobody’s token', async () => {
        const change = { currentPassword: password, password: otherPassword }
        const changing = opened.port.changePassword(newPerson().asker, { access: 'a.b.c' }, change)
        await expect(changing).rejects.toEqual(toBeRefused('token'))
      })
    })

    describe('a token', () => {
      const claimsOf = ({ tokens }: SignInResult): unknown =>
        JSON.parse(Buffer.from(tokens.access.split('.')[1] ?? '', 'base64url').toString())

      it('says whose it is and until when: thirty days, or ten minutes of a session', async () => {
        const signedIn = await somebody()
        const { iat, exp, ...claims } = claimsOf(signedIn) as Record<string, unknown>
        const ofSession = { userId: signedIn.user.id, sessionId: expect.any(String), type: 'access' }
        expect(claims).toEqual(version === '5' ? ofSession : { id: Number(signedIn.user.id) })
        expect(Number(exp) - Number(iat)).toBe(version === '5' ? 600 : 30 * 86_400)
      })

      const toText = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
      const unsigned = `${toText({ alg: 'none', typ: 'JWT' })}.${toText({ id: 1, exp: 9_999_999_999 })}.`
      it.each([
        ['that is none', () => 'nonsense'],
        ['of another key', (token: string) => `${token.slice(0, -10)}AAAAAAAAAA`],
        ['of somebody else', (token: string) => token.replace(/\.[^.]+\./, `.${toText({ id: 1 })}.`)],
        ['without a signature', () => unsigned],
        ['of four thousand dots', () => '.'.repeat(4000)],
      ])('%s is refused', async (_what, spoil) => {
        const { asker, tokens } = await somebody()
        const reading = opened.port.readUser(asker, { access: spoil(tokens.access) })
        await expect(reading).rejects.toEqual(toBeRefused('token'))
      })

      it('of whoever was blocked meanwhile is refused', async () => {
        const { asker, signIn } = await confirmedPerson()
        const { tokens, user } = await signIn()
        await opened.operator.block(user.id)
        await expect(opened.port.readUser(asker, tokens)).rejects.toEqual(toBeRefused('token'))
      })
    })

    describe('a role', () => {
      it('is shown to an editor, and to nobody else', async () => {
        const { asker, signIn } = await confirmedPerson()
        const { tokens, user } = await signIn()
        expect((await opened.port.readUser(asker, tokens)).role).toBeUndefined()
        await opened.operator.makeEditor(user.id)
        expect((await opened.port.readUser(asker, tokens)).role).toBe('editor')
        const { body } = await opened.ask('users/me?populate=role', { bearer: tokens.access })
        const description = 'Works on the site’s content.'
        const role = { id: expect.any(Number), name: 'Editor', type: 'editor', description }
        expect(body).toMatchObject({ id: Number(user.id), role })
      })
    })

    describe('erasing', () => {
      const erase = async (userId: string) => {
        if (!opened.port.erase) throw new Error('the service was opened without a token that may')
        await opened.port.erase(userId)
      }

      it('leaves no account, and its address is free', async () => {
        const { asker, signIn, registration } = await confirmedPerson()
        const { tokens, user } = await signIn()
        await erase(user.id)
        await expect(signIn()).rejects.toEqual(toBeRefused('credentials'))
        await expect(opened.port.readUser(asker, tokens)).rejects.toEqual(toBeRefused('token'))
        expect(await opened.port.register(asker, registration)).toBe('to-be-confirmed')
      })

      it('twice is no error', async () => {
        const { signIn } = await confirmedPerson()
        const { user } = await signIn()
        await erase(user.id)
        await erase(user.id)
      })
    })

    it('a provider that isn’t set up is refused', async () => {
      const finishing = opened.port.finishProvider(newPerson().asker, 'vk', 'access_token=x')
      await expect(finishing).rejects.toEqual(toBeRefused('provider'))
    })

    describeDialect(() => opened, somebody, version)
  })
}

/** The messages and statuses of Strapi 4.26 and 5.54, which the port reads. */
function describeDialect(
  opened: () => OpenAccounts,
  somebody: () => Promise<SignInResult & { email: string }>,
  version: '4' | '5',
): void {
  const is5 = version === '5'
  const refusal = (status: number, name: string, message: string, details: object = {}) => ({
    status,
    body: { data: null, error: { status, name, message, details } },
  })
  const faults = (...errors: [path: string[], message: string][]) =>
    refusal(
      400,
      'ValidationError',
      errors.length === 1 && errors[0] ? errors[0][1] : `${errors.length} errors occurred`,
      { errors: errors.map(([path, message]) => ({ path, message, name: 'ValidationError' })) },
    )
  const missing = (...names: string[]) =>
    faults(...names.map((each): [string[], string] => [[each], `${each} is a required field`]))
  const wrongType = (name: string, value: string): [string[], string] => [
    [name],
    `${name} must be a \`string\` type, but the final value was: \`${value}\`.`,
  ]
  const forbidden = refusal(403, 'ForbiddenError', 'Forbidden')

  it.each([
    ['auth/local', {}, missing('identifier', 'password')],
    // Strapi 5 reads the body of a request even if there is none.
    [
      'auth/local',
      undefined,
      is5
        ? { status: 500, body: expect.objectContaining({ data: null }) }
        : missing('identifier', 'password'),
    ],
    ['auth/local', { identifier: '', password: '' }, missing('identifier', 'password')],
    ['auth/local', { identifier: 'a' }, missing('password')],
    [
      'auth/local',
      { identifier: 1, password: null },
      faults(wrongType('identifier', '1'), wrongType('password', 'null')),
    ],
    [
      'auth/local',
      { identifier: { a: 1 }, password: ['x'] },
      faults(wrongType('identifier', '{\n  "a": "1"\n}'), wrongType('password', '[\n  "\\"x\\""\n]')),
    ],
    ['auth/local', [], faults([[], 'this must be a `object` type, but the final value was: `[]`.'])],
    ['auth/local/register', {}, missing('email', 'username', 'password')],
    [
      'auth/local/register',
      { username: 'ab', email: 'ab@example.test', password },
      faults([['username'], 'username must be at least 3 characters']),
    ],
    [
      'auth/local/register',
      { username: '', email: 'nowhere', password: '' },
      faults(
        [['email'], 'email must be a valid email'],
        [['username'], 'username is a required field'],
        [['password'], 'password is a required field'],
      ),
    ],
    ['auth/forgot-password', {}, missing('email')],
    [
      'auth/forgot-password',
      { email: 'a@example.test', more: 1, still: 2 },
      faults([[], 'this field has unspecified keys: more, still']),
    ],
    ['auth/send-email-confirmation', {}, missing('email')],
    ['auth/reset-password', {}, missing('passwordConfirmation', 'password', 'code')],
    [
      'auth/reset-password',
      { code: 'x', password, passwordConfirmation: 'y' },
      is5
        ? faults([['passwordConfirmation'], 'Passwords do not match'])
        : refusal(400, 'ValidationError', 'Passwords do not match'),
    ],
    [
      'auth/reset-password',
      { code: 'x', password, passwordConfirmation: password, more: 1 },
      faults([[], 'this field has unspecified keys: more']),
    ],
  ])('POST /api/%s with %j says what is wrong', async (path, body, expected) => {
    expect(await opened().ask(path, { method: 'POST', body })).toEqual(expected)
  })

  it.each([
    ['none', {}, missing('passwordConfirmation', 'password', 'currentPassword')],
    [
      'two that differ',
      { currentPassword: password, password: otherPassword, passwordConfirmation: 'x' },
      faults([['passwordConfirmation'], 'Passwords do not match']),
    ],
  ])('POST /api/auth/change-password with %s says what is wrong', async (_what, body, expected) => {
    const bearer = (await somebody()).tokens.access
    expect(await opened().ask('auth/change-password', { method: 'POST', body, bearer })).toEqual(expected)
  })

  it.each([
    ['auth/email-confirmation', missing('confirmation')],
    ['auth/email-confirmation?confirmation=', missing('confirmation')],
    ['auth/vk/callback?access_token=x', refusal(400, 'ApplicationError', 'This provider is disabled')],
    ['connect/vk?callback=x', refusal(400, 'ApplicationError', 'This provider is disabled')],
    ['users/me', forbidden],
    ['auth/nothing', refusal(404, 'NotFoundError', 'Not Found')],
  ])('GET /api/%s is answered so', async (path, expected) => {
    expect(await opened().ask(path)).toEqual(expected)
  })

  it.each([
    ['POST', 'auth/local', { identifier: 'a', password }],
    ['POST', 'auth/local/register', {}],
    ['POST', 'auth/forgot-password', { email: 'a@example.test' }],
    ['GET', 'auth/vk/callback?access_token=x', undefined],
    ['DELETE', 'users/1', undefined],
  ])('%s /api/%s is refused to who is signed in', async (method, path, body) => {
    const bearer = (await somebody()).tokens.access
    expect(await opened().ask(path, { method, body, bearer })).toEqual(forbidden)
  })

  it.each(['users/me', 'auth/email-confirmation?confirmation=x'])(
    'GET /api/%s is refused to a token that is none',
    async (path) => {
      const expected = refusal(401, 'UnauthorizedError', 'Missing or invalid credentials')
      expect(await opened().ask(path, { bearer: 'a.b.c' })).toEqual(expected)
    },
  )

  it('a user is shown without password, codes or role', async () => {
    const { tokens, email, user } = await somebody()
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(await opened().ask('users/me?populate=role', { bearer: tokens.access })).toEqual({
      status: 200,
      body: {
        id: Number(user.id),
        username: email,
        email,
        provider: 'local',
        confirmed: true,
        blocked: false,
        createdAt: time,
        updatedAt: time,
      },
    })
  })

  it('an address that nobody has is said back as it was typed', async () => {
    const email = 'Nobody@Example.test'
    expect(await opened().ask('auth/send-email-confirmation', { method: 'POST', body: { email } })).toEqual({
      status: 200,
      body: { email, sent: true },
    })
  })

  it('nobody may be removed without a token that may', async () => {
    expect(await opened().ask('users/1', { method: 'DELETE' })).toEqual(forbidden)
  })
}
