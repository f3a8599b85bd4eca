import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RateLimited } from '../../../src/errors.ts'
import type { EmailPurpose } from '../../../src/throttle/attempt-limits.ts'
import { answerLimitMs } from '../../../src/throttle/count-try.ts'
import { toCountedName } from '../../../src/throttle/mailbox.ts'
import type { SignInThrottle } from '../../../src/throttle/sign-in-throttle.ts'
import { createThrottle, type Guess, type ThrottleDeps } from '../../../src/throttle/throttle.ts'
import { throttleRules } from '../../../src/throttle/throttle-rules.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { reset } from '../reset.ts'
import { throttleWorld } from '../throttle-world.ts'

const second = 1000
let now: number
let world: ReturnType<typeof throttleWorld>
beforeEach(async () => {
  await reset()
  now = nowMs()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  // Objects on a busy machine may answer later than the site waits.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  world = throttleWorld()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const name = 'anna@example.com'
const owner: SignInTry = { name, visitor: '192.0.2.1', device: 'annas-phone' }
interface SignInTry {
  name: string
  visitor: string
  device?: string
}
/** Number of guesses so far: each comes from another network address. */
let guessers = 0
const guesser = (): SignInTry => ({ name, visitor: `2001:db8:0:${guessers++}` })

const beginSignIn = (given: ThrottleDeps, { name: typed, visitor, device }: SignInTry) =>
  createThrottle(given).beginGuess({ at: 'name', name: typed, device }, visitor)

/** A try whose password is wrong, or that is refused. */
async function fail(signIn: SignInTry, given: ThrottleDeps = world): Promise<number> {
  const { waitSeconds } = await beginSignIn(given, signIn)
  await world.settle()
  return waitSeconds
}

async function succeed(signIn: SignInTry): Promise<number> {
  const { waitSeconds, succeed: end } = await beginSignIn(world, signIn)
  end()
  await world.settle()
  return waitSeconds
}

async function failTimes(times: number, toTry: () => SignInTry, given: ThrottleDeps = world) {
  const waits: number[] = []
  for (let at = 0; at < times; at++) waits.push(await fail(toTry(), given))
  return waits
}

describe('a name that is guessed from many network addresses', () => {
  beforeEach(() => failTimes(throttleRules.name.free, guesser))

  it('is closed to the next one', async () => {
    expect(await fail(guesser())).toBe(5)
  })

  it.each([
    ['in capitals', 'ANNA@EXAMPLE.COM'],
    ['with spaces around it', ' anna@example.com\t'],
    ['with accents, which many databases pass over', 'ànná@example.com'],
    ['in letters of full width', 'ａｎｎａ@example.com'],
  ])('is closed %s too', async (_how, spelling) => {
    expect(await fail({ ...guesser(), name: spelling })).toBe(5)
  })

  it('is open to its owner on a known device', async () => {
    expect(await succeed(owner)).toBe(0)
  })

  it('is open to its owner on a known device behind an address that guesses at others', async () => {
    let names = 0
    const next = () => ({ name: `${names++}@example.com`, visitor: owner.visitor })
    await failTimes(throttleRules.visitor.free, next)
    expect(await fail(next())).toBe(5)
    expect(await succeed(owner)).toBe(0)
  })

  it('stays closed to guessers when the owner has signed in', async () => {
    await succeed(owner)
    expect(await fail(guesser())).toBe(5)
  })

  it('stays as closed when the owner has signed in on a new device', async () => {
    now += 5 * second
    expect(await succeed({ name, visitor: owner.visitor })).toBe(0)
    expect(await fail(guesser())).toBe(0)
    expect(await fail(guesser())).toBe(10)
  })

  it("is closed to another name's device", async () => {
    const other = { ...owner, name: 'boris@example.com' }
    expect(await fail(other)).toBe(0)
    expect(await fail({ name, visitor: owner.visitor })).toBe(5)
  })

  it('lets one through when its pause is over, however many come at once', async () => {
    now += 5 * second
    const all = Array.from({ length: 30 }, () => beginSignIn(world, guesser()))
    const begun = await Promise.all(all)
    await world.settle()
    expect(begun.filter(({ waitSeconds }) => waitSeconds === 0)).toHaveLength(1)
  })

  it('is not kept closed by a visitor who has to wait anyway', async () => {
    const visitor = '198.51.100.7'
    let names = 0
    await failTimes(throttleRules.visitor.free, () => ({ name: `${names++}@example.com`, visitor }))
    now += 4 * second
    expect(await fail({ name, visitor })).toBe(1)
    now += second
    expect(await fail(guesser())).toBe(0)
  })
})

describe('a visitor who guesses at many names', () => {
  const visitor = '198.51.100.7'
  let names = 0
  const next = () => ({ name: `${names++}@example.com`, visitor })

  it('has twenty tries, then pauses', async () => {
    const waits = await failTimes(throttleRules.visitor.free + 1, next)
    expect(waits.filter((wait) => wait > 0)).toEqual([5])
  })

  it('gets no more of them by signing in with an account of their own in between', async () => {
    const waits: number[] = []
    for (let at = 0; at < throttleRules.visitor.free; at++) {
      waits.push(await fail(next()), await succeed({ name: 'mallory@example.com', visitor, device: 'own' }))
    }
    expect(await fail(next())).toBe(5)
    expect(waits.slice(0, -1).every((wait) => wait === 0)).toBe(true)
  })
})

describe('right passwords', () => {
  it("never add up: a school's, behind one address", async () => {
    for (let at = 0; at < 30; at++) {
      expect(await succeed({ name: `pupil-${at}@example.com`, visitor: '203.0.113.5' })).toBe(0)
    }
  })

  it("nor an owner's, in new browsers", async () => {
    for (let at = 0; at < 10; at++) expect(await succeed({ name, visitor: owner.visitor })).toBe(0)
  })

  it('let a known device forget what was mistyped before', async () => {
    await failTimes(9, () => owner)
    await succeed(owner)
    expect(await failTimes(10, () => owner)).toEqual(Array.from({ length: 10 }, () => 0))
  })
})

describe('a try that the account service did not answer', () => {
  it('counts nowhere', async () => {
    for (let at = 0; at < 25; at++) {
      const { waitSeconds, takeBack } = await beginSignIn(world, {
        name,
        visitor: '192.0.2.9',
      })
      takeBack()
      await world.settle()
      expect(waitSeconds).toBe(0)
    }
  })

  it('is taken back once, however often that is said', async () => {
    await failTimes(3, guesser)
    const { takeBack } = await beginSignIn(world, guesser())
    for (let at = 0; at < 5; at++) takeBack()
    await world.settle()
    expect(await failTimes(3, guesser)).toEqual([0, 0, 5])
  })
})

describe('emails to one address', () => {
  const ask = async (purpose: EmailPurpose, address = name) => {
    const { mayLeave } = await createThrottle(world).beginEmail(address, purpose)
    return mayLeave
  }
  const askAll = async (...purposes: EmailPurpose[]) => {
    const left: EmailPurpose[] = []
    for (const purpose of purposes) if (await ask(purpose)) left.push(purpose)
    return left
  }

  it('that did not leave do not count', async () => {
    const { takeBack } = await createThrottle(world).beginEmail(name, 'courtesy')
    takeBack()
    await world.settle()
    expect(await askAll('courtesy', 'courtesy', 'courtesy')).toEqual(['courtesy', 'courtesy'])
  })

  it('are counted by the isolate where objects do not answer', async () => {
    const namespace = {
      getByName: () => ({ beginEmail: () => Promise.reject(new Error('the object is down')) }),
    } as unknown as DurableObjectNamespace<SignInThrottle>
    const given = throttleWorld({ namespace })
    const begin = async () => (await createThrottle(given).beginEmail(name, 'courtesy')).mayLeave
    expect([await begin(), await begin(), await begin()]).toEqual([true, true, false])
  })
})

describe('emails that one visitor asks for', () => {
  const ask = async (visitor: string) => {
    const { waitSeconds } = await createThrottle(world).beginEmailRequest(visitor)
    await world.settle()
    return waitSeconds
  }

  it('are limited over all addresses', async () => {
    const waits: number[] = []
    for (let at = 0; at < 21; at++) waits.push(await ask('192.0.2.1'))
    expect(waits.filter((wait) => wait > 0)).toEqual([5])
  })

  it('are limited over all visitors of one IPv6 /48', async () => {
    const visitors = Array.from({ length: 201 }, (_, at) => `2001:db8:7:${at.toString(16)}`)
    const waits = await Promise.all(visitors.map(ask))
    expect(waits.filter((wait) => wait > 0)).toEqual([3600])
  })

  it('keep nobody from signing in', async () => {
    for (let at = 0; at < 25; at++) await ask(owner.visitor)
    expect(await succeed({ name, visitor: owner.visitor })).toBe(0)
  })
})

describe('what somebody types as a name', () => {
  it.each([
    'signed in 33',
    'user:33',
    'reset 203.0.113.77',
    'code:203.0.113.77',
    'register\nanna@example.com',
  ])('«%s» closes nothing else', async (typed) => {
    await failTimes(throttleRules.name.free, () => ({ name: typed, visitor: guesser().visitor }))
    const begin = async (guess: Guess) =>
      (await createThrottle(world).beginGuess(guess, '203.0.113.77')).waitSeconds
    expect(await begin({ at: 'user', user: '33' })).toBe(0)
    expect(await begin({ at: 'code' })).toBe(0)
    expect((await createThrottle(world).beginLocked('register', 'anna@example.com')).waitSeconds).toBe(0)
  })
})

describe('what is stored of one visitor in a day', () => {
  it('is limited, and what another one does is apart', async () => {
    const begin = async (visitor: string) =>
      createThrottle(world)
        .countDaily('subscriptions', visitor)
        .then(
          () => 0,
          ({ retryAfterSeconds }: RateLimited) => retryAfterSeconds,
        )
    const waits: number[] = []
    for (let at = 0; at < 51; at++) waits.push(await begin('192.0.2.1'))
    expect(waits.filter((wait) => wait > 0)).toEqual([24 * 3600])
    expect(await begin('192.0.2.2')).toBe(0)
  })
})

describe('what is done one at a time', () => {
  const begin = (whose: string) => createThrottle(world).beginLocked('register', whose)

  it('has one turn, until that is ended', async () => {
    const first = await begin('anna')
    expect((await begin('anna')).waitSeconds).toBe(throttleRules.turn.seconds)
    expect((await begin('boris')).waitSeconds).toBe(0)
    first.takeBack()
    await world.settle()
    expect((await begin('anna')).waitSeconds).toBe(0)
  })

  it('is not held up for long by a turn that nobody ends', async () => {
    await begin('anna')
    now += throttleRules.turn.seconds * second
    expect((await begin('anna')).waitSeconds).toBe(0)
  })
})

describe('where objects do not answer', () => {
  const broken = (begin: () => Promise<never>) => ({
    namespace: { getByName: () => ({ begin }) } as unknown as DurableObjectNamespace<SignInThrottle>,
  })
  const down = () => throttleWorld(broken(() => Promise.reject(new Error('the object is down'))))

  it('people get in', async () => {
    expect(await fail(owner, down())).toBe(0)
  })

  it('the log says so, and nothing of who it was', async () => {
    const given = down()
    await fail(owner, given)
    expect(given.logged).toHaveLength(1)
    expect(given.logged.join()).toContain('could not be counted')
    expect(given.logged.join()).not.toMatch(/anna|192\.0\.2/i)
  })

  it('the isolate counts by the same rules', async () => {
    expect(await failTimes(6, guesser, down())).toEqual([0, 0, 0, 0, 0, 5])
  })

  it('and takes back what was right', async () => {
    const given = down()
    for (let at = 0; at < 8; at++) {
      const { waitSeconds, succeed: end } = await beginSignIn(given, {
        name,
        visitor: '192.0.2.3',
      })
      end()
      await given.settle()
      expect(waitSeconds).toBe(0)
    }
  })

  it('nobody waits for them longer than the limit', async () => {
    const begun = beginSignIn(throttleWorld(broken(() => new Promise(() => undefined))), owner)
    await vi.advanceTimersByTimeAsync(answerLimitMs)
    expect((await begun).waitSeconds).toBe(0)
  })

  it('because more ask them than they can answer, those have to wait', async () => {
    const overloaded = Object.assign(new Error('Durable Object is overloaded.'), { overloaded: true })
    expect(await fail(guesser(), throttleWorld(broken(() => Promise.reject(overloaded))))).toBe(5)
  })
})

function objectsOf({ namespace }: ThrottleDeps): DurableObjectNamespace<SignInThrottle> {
  if (!namespace) throw new Error('the tests need Durable Objects')
  return namespace
}

it('an object is called by a mark, never by a name or an address', async () => {
  const called: string[] = []
  const objects = objectsOf(world)
  const getByName = (id: string) => {
    called.push(id)
    return objects.getByName(id)
  }
  const namespace = new Proxy(objects, {
    get: (target, key) => (key === 'getByName' ? getByName : Reflect.get(target, key)),
  })
  await fail(owner, { ...world, namespace, hash: async (text) => `mark-of-${text.length}` })
  await fail({ name, visitor: owner.visitor }, { ...world, namespace, hash: async () => 'mark' })
  expect(called).toEqual(['device:mark-of-28', 'name:mark', 'visitor:mark'])
})

it('names that nobody takes for the same are counted apart', () => {
  const names = ['anna@example.com', 'anna@example.org', 'ann@example.com', 'анна@example.com']
  expect(new Set(names.map(toCountedName)).size).toBe(names.length)
})
