import { addresses } from '../../../../routes/addresses.ts'
import { maxTopicsAtOnce, type Topic } from '../../../../shared/notices.ts'
import { pushKeys } from '../../laboratory/sent-kinds.ts'
import type { Attack, AttackGroup, AttackRequest, Exchange } from '../attack.ts'
import {
  asForm,
  call,
  makeFormRequest,
  mustAnswer,
  otherOrigins,
  page,
  sameSiteHeaders,
} from '../ordinary-requests.ts'
import { noKeys, noPushServices, oddCodes, oddTopics } from './notices-lists.ts'

const hasNotices = { behind: { hasNotices: true }, visitors: 'warm' } as const
const { push, subscribePush, leaveNotices } = addresses

const subscription = (browser: string) => ({
  endpoint: `https://fcm.googleapis.com/wp/${browser}`,
  keys: pushKeys,
})
const subscribe = (
  asked: object,
  topics: readonly unknown[] = [],
  headers: object = sameSiteHeaders,
): AttackRequest => call(subscribePush.path, { subscription: asked, topics }, { ...headers })
const guesses = (count: number, name: string): Topic[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'concert', key: `zz-${name}-${at}` }))
const press = (fields: Record<string, string>, headers = {}) => makeFormRequest(push.path, fields, headers)

const wrongAddresses: Attack['requests'] = () => [
  ...noPushServices.map((endpoint) => subscribe({ endpoint, keys: pushKeys })),
  ...noKeys.map((wrong) => subscribe({ ...subscription('a'), keys: { ...pushKeys, ...wrong } })),
]

const body = 'a'.repeat(64 * 1024 - 1000)
const largeBodies: Attack['requests'] = () => [
  subscribe({ ...subscription(body) }),
  subscribe(subscription('a'), [{ kind: 'city', key: body }]),
  subscribe(subscription('a'), guesses(1500, 'a')),
  call(subscribePush.path, '['.repeat(body.length), sameSiteHeaders),
  { ...call(subscribePush.path, { endpoint: body }, sameSiteHeaders), method: 'DELETE' },
  press({ press: 'follow', topics: body }),
  press({ press: 'mail', email: `${body}@example.com` }),
  press({ press: 'confirm', code: body }),
]

const noTopics: Attack['requests'] = () => oddTopics.map((topic) => subscribe(subscription('odd'), [topic]))
const madeUpTopics: Attack['requests'] = (turn) => [
  subscribe(subscription('many'), guesses(maxTopicsAtOnce + 1, 'many')),
  subscribe(subscription('full'), guesses(maxTopicsAtOnce, `full-${turn}`)),
  page(
    `${push.path}?about=${guesses(50, `${turn}`)
      .map(({ kind, key }) => `${kind}:${key}`)
      .join()}`,
  ),
]

/** Returns cookies of browsers and users that do not exist. */
const forgedCookies = (turn: number) =>
  [
    `${crypto.randomUUID()}.${'A'.repeat(43)}`,
    `${'0'.repeat(36)}.${'A'.repeat(43)}`,
    `${'-'.repeat(36)}.${'_'.repeat(43)}`,
    `${turn}`.repeat(3000),
    '.',
    `${crypto.randomUUID()}.`,
  ].map((value) => ({ cookie: `notices=${value}; __Host-notices=${value}` }))
const cookies: Attack['requests'] = (turn) =>
  forgedCookies(turn).flatMap((cookie) => [
    page(push.path, cookie),
    press({ press: 'forget' }, cookie),
    press({ press: 'remove', topics: 'city:moscow' }, cookie),
    press({ press: 'follow', topics: 'city:moscow' }, cookie),
  ])

const codes: Attack['requests'] = () =>
  oddCodes.flatMap((code) => {
    const asked = encodeURIComponent(code)
    return [
      page(`${push.path}?confirm=${asked}`),
      page(`${push.path}?leave=${asked}`),
      press({ press: 'confirm', code }),
      press({ press: 'leave', code }),
      call(`${leaveNotices.path}?code=${asked}`, 'List-Unsubscribe=One-Click', asForm),
    ]
  })

const askByMail = (email: string, visitor: string) =>
  press({ press: 'mail', email, topics: 'city:moscow' }, { 'cf-connecting-ip': visitor })
const spellings = ['victim@example.com', 'VICTIM@example.com', 'Victim@Example.Com']
const oneAddress: Attack['requests'] = (turn) =>
  spellings.map((email, at) => askByMail(email, `198.51.100.${(turn * spellings.length + at) % 250}`))
const manyAddresses: Attack['requests'] = (turn) => [askByMail(`victim-${turn}@example.com`, '203.0.113.7')]

const fromElsewhere: Attack['requests'] = () =>
  otherOrigins.flatMap((headers) => [
    subscribe(subscription('a'), [], headers),
    { ...call(subscribePush.path, { endpoint: subscription('a').endpoint }, headers), method: 'DELETE' },
    call(push.path, 'press=forget', { ...asForm, ...headers }),
  ])

const mustGiveNothing =
  (...statuses: number[]) =>
  (exchange: Exchange) => {
    const { status, headers } = exchange.answer
    if (status >= 400 && headers.has('set-cookie')) return 'gives a cookie'
    return mustAnswer(...statuses)(exchange)
  }
const mustShowNothing = (exchange: Exchange) =>
  exchange.answer.text.includes('value="remove"')
    ? 'shows what somebody follows'
    : mustGiveNothing(200, 303, 422)(exchange)

/** Most e-mails to an address in an hour; `lettersAtOnce`: that one visitor may cause before the first pause. */
const lettersAnHour = 3
const lettersAtOnce = 20

export const noticeAttacks: AttackGroup = {
  title: 'Notices',
  attacks: [
    {
      name: `${noPushServices.length} addresses of no push service, ${noKeys.length} wrong keys`,
      requests: wrongAddresses,
      turns: 2,
      shortTurns: 1,
      complain: mustGiveNothing(400, 422),
      limits: { rowsWritten: 0 },
      ...hasNotices,
    },
    {
      name: 'one subscription a thousand times',
      requests: () => [subscribe(subscription('one'), [{ kind: 'city', key: 'moscow' }])],
      turns: 1000,
      shortTurns: 50,
      complain: mustGiveNothing(200),
      // The subscription is one row, and its topic another.
      limits: { rowsKept: 2, rowsWritten: 2 },
      ...hasNotices,
    },
    {
      name: 'bodies of 64 KB',
      requests: largeBodies,
      turns: 5,
      shortTurns: 1,
      complain: mustGiveNothing(400, 413, 422),
      limits: { rowsWritten: 0 },
      ...hasNotices,
    },
    {
      name: 'topics that are none',
      requests: noTopics,
      turns: 2,
      shortTurns: 1,
      complain: mustGiveNothing(400),
      limits: { rowsWritten: 0 },
      ...hasNotices,
    },
    {
      name: 'too many topics, and made up',
      requests: madeUpTopics,
      turns: 40,
      shortTurns: 3,
      complain: mustGiveNothing(200, 400, 409),
      // A subscription with the most topics that anybody may follow.
      limits: { rowsKept: 201, rowsWritten: 201 },
      ...hasNotices,
    },
    {
      name: 'cookies of notices, forged',
      requests: cookies,
      turns: 5,
      shortTurns: 1,
      complain: mustShowNothing,
      limits: { rowsWritten: 0 },
      ...hasNotices,
    },
    {
      name: 'links of letters that nobody has sent',
      requests: codes,
      turns: 3,
      shortTurns: 1,
      complain: mustGiveNothing(200, 204, 422),
      limits: { rowsWritten: 0 },
      ...hasNotices,
    },
    {
      name: 'letters to one address, asked for by 150 visitors',
      requests: oneAddress,
      turns: 50,
      shortTurns: 5,
      complain: mustGiveNothing(303, 422),
      limits: { letters: lettersAnHour, rowsKept: 1, rowsWritten: 1 },
      ...hasNotices,
    },
    {
      name: 'letters to 200 addresses, asked for by one visitor',
      requests: manyAddresses,
      turns: 200,
      complain: mustGiveNothing(303, 422),
      // On a slow machine the first pauses end before the attack does.
      limits: { letters: lettersAtOnce + 5, rowsWritten: lettersAtOnce + 5 },
      ...hasNotices,
    },
    {
      name: 'bells and forms of other sites',
      requests: fromElsewhere,
      turns: 2,
      shortTurns: 1,
      complain: mustGiveNothing(403),
      limits: { rowsWritten: 0 },
      ...hasNotices,
    },
  ],
}
