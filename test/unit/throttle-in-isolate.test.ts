import { beforeEach, describe, expect, it } from 'vitest'
import type { EmailPurpose } from '../../src/throttle/attempt-limits.ts'
import { createFallbackCounts } from '../../src/throttle/count-try.ts'
import { createThrottle, type Guess, type Throttle } from '../../src/throttle/throttle.ts'
import { createSilentLog } from './silent-log.ts'

let throttle: Throttle
let now: number
beforeEach(() => {
  now = Date.UTC(2026, 10, 25)
  throttle = createThrottle({
    namespace: undefined,
    fallback: createFallbackCounts(),
    hash: async (text) => text,
    now: () => now,
    waitUntil: () => undefined,
    log: createSilentLog(),
  })
})

const visitor = '203.0.113.7'
const guesses = {
  name: { at: 'name', name: 'anna@example.com', device: undefined },
  'known device': { at: 'name', name: 'anna@example.com', device: 'a-device' },
} as const satisfies Record<string, Guess>

/** Tries that nobody takes back. @returns how long each has to wait */
async function guess(how: keyof typeof guesses, times: number): Promise<number[]> {
  const waits: number[] = []
  for (let time = 0; time < times; time++)
    waits.push((await throttle.beginGuess(guesses[how], visitor)).waitSeconds)
  return waits
}

describe('without objects that count, an isolate', () => {
  it.each([
    ['name', [0, 0, 0, 0, 0, 5, 5]],
    ['known device', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5]],
  ] as const)('slows down guesses at a %s by itself', async (how, waits) => {
    expect(await guess(how, waits.length)).toEqual(waits)
  })

  it('says how much of a pause is left, in whole seconds', async () => {
    await guess('name', 5)
    now += 1500
    expect(await guess('name', 1)).toEqual([4])
  })

  it('forgets what was mistyped on a known device once the password was right', async () => {
    await guess('known device', 9)
    const { succeed } = await throttle.beginGuess(guesses['known device'], visitor)
    succeed()
    expect(await guess('known device', 11)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5])
  })

  it('takes back the right guess at a name, and no other', async () => {
    await guess('name', 4)
    const { succeed } = await throttle.beginGuess(guesses.name, visitor)
    succeed()
    expect(await guess('name', 2)).toEqual([0, 5])
  })

  it('sends three e-mails an hour to one address', async () => {
    const mayLeave = async () => (await throttle.beginEmail('Anna@example.com', 'reset')).mayLeave
    expect([await mayLeave(), await mayLeave(), await mayLeave(), await mayLeave()]).toEqual([
      ...[true, true, true, false],
    ])
    now += 3_600_000
    expect(await mayLeave()).toBe(true)
  })

  it('counts no e-mail that did not leave', async () => {
    for (let time = 0; time < 4; time++) {
      const { mayLeave, takeBack } = await throttle.beginEmail('anna@example.com', 'reset')
      expect(mayLeave).toBe(true)
      takeBack()
    }
  })
})

describe('letters to one who has many addresses', () => {
  const countLetters = async (addresses: readonly string[], purpose: EmailPurpose = 'courtesy') => {
    const left = await Promise.all(addresses.map((address) => throttle.beginEmail(address, purpose)))
    return left.filter(({ mayLeave }) => mayLeave).length
  }
  const each = (count: number, toAddress: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => toAddress(at))

  it.each([
    ['additions', each(200, (at) => `vic+${at}@corp.example`)],
    [
      'points that its provider ignores',
      each(
        64,
        (at) =>
          `vict${at & 1 ? '.' : ''}o${at & 2 ? '.' : ''}r${at & 4 ? '.' : ''}ia@g${at & 8 ? 'oogle' : ''}mail.com`,
      ),
    ],
    [
      'its provider’s domains in all countries',
      each(20, (at) => `vic@yandex.${['uz', 'az', 'com.tr', 'co.il'][at % 4]}`),
    ],
    ['other domains of its provider', ['vic@ya.ru', 'vic@yandex.ru', 'v-ic@yandex.com', 'v.ic@yandex.kz']],
    [
      'capitals, other letters, spaces and quotes',
      [
        'vic@a.example',
        'VIC@A.example',
        'ｖｉｃ@a.example',
        ' vic@A.EXAMPLE. ',
        '"vic"@a.example',
        '"v\\ic"@a.example',
      ],
    ],
    ['two ways to write its domain', ['vic@пример.рф', 'VIC@ПРИМЕР.РФ', 'vic@xn--e1afmkfd.xn--p1ai']],
    ['additions of its provider', each(20, (at) => `vic-${at}@yahoo.com`)],
  ])('of one mailbox by %s are two receipts an hour', async (_, addresses) => {
    expect(await countLetters(addresses)).toBe(2)
  })

  it.each([
    ['its mailboxes', each(200, (at) => `v${at}@catch-all.example`)],
    ['its subdomains', each(200, (at) => `v@${at}.catch-all.example`)],
    ['names before its subdomain of a provider', each(200, (at) => `v${at}@vic.fastmail.com`)],
    ['its subdomains in a country', each(200, (at) => `v@${at}.catch-all.co.uk`)],
  ])('of one domain by %s are thirty a day, and thirty that open an account', async (_, addresses) => {
    expect(await countLetters(addresses)).toBe(30)
    expect(await countLetters(addresses, 'registration')).toBe(30)
    expect(await countLetters(['anna@school.example', 'anna@other.co.uk'])).toBe(2)
  })

  it.each([
    'gmail.com',
    'mail.ru',
    'yandex.ru',
    'web.de',
    't-online.de',
    'icloud.com',
    'outlook.com',
    'hotmail.co.th',
    'hotmail.fr',
    'yahoo.com.br',
    'yandex.uz',
    'live.ru',
  ])('of a hundred people of %s all leave', async (domain) => {
    await countLetters(each(200, (at) => `vic+${at}@${domain}`))
    expect(await countLetters(each(100, (at) => `anna${at}@${domain}`))).toBe(100)
  })

  it('do not count in their domain where their mailbox is full, or where they did not leave', async () => {
    await countLetters(each(200, (at) => `vic+${at}@corp.example`))
    const failed = await throttle.beginEmail('ann@corp.example', 'courtesy')
    failed.takeBack()
    await Promise.resolve()
    expect(await countLetters(each(40, (at) => `p${at}@corp.example`))).toBe(28)
  })
})
