import { addresses } from '../../../../routes/addresses.ts'
import { contactFormValues } from '../../laboratory/filled-forms.ts'
import { pushKeys } from '../../laboratory/sent-kinds.ts'
import type { Attack, AttackGroup, Exchange } from '../attack.ts'
import { call, cityPath, makeFormRequest, mustAnswer, page, sameSiteHeaders } from '../ordinary-requests.ts'

const hasDatabase = { behind: { hasNotices: true }, visitors: 'warm' } as const

const from = (address: string) => ({ 'cf-connecting-ip': address })
const victim = 'stranger@example.com'

/** Limits of `throttle/throttle-rules.ts` for one network address and day. */
const formsADay = 100
const browsersADay = 50
const linksADay = 100
/**
 * Receipts of forms that one e-mail address gets in an hour. It gets three e-mails in an hour, of which one is reserved
 * for codes that open an account.
 */
const receiptsAnHour = 2

const inTheirName: Attack['requests'] = (turn) => [
  makeFormRequest('/contact', { ...contactFormValues, email: victim }, from(`192.0.2.${turn % 250}`)),
]
const manyForms: Attack['requests'] = (turn) => [
  makeFormRequest(
    '/contact',
    { ...contactFormValues, email: `sender-${turn}@example.com` },
    from('203.0.113.41'),
  ),
]
const manyBrowsers: Attack['requests'] = (turn) => [
  call(
    addresses.subscribePush.path,
    { subscription: { endpoint: `https://fcm.googleapis.com/wp/many-${turn}`, keys: pushKeys }, topics: [] },
    { ...sameSiteHeaders, ...from('203.0.113.42') },
  ),
]
const manyLinks: Attack['requests'] = (turn) => [
  makeFormRequest(
    '/codegen',
    { page: cityPath, source: 'poster', campaign: `made-up-${turn}` },
    from('203.0.113.43'),
  ),
]

/** The visitor whose counts the attack tries to use up by typing the counts' names as account names. */
const nextVisitor = '203.0.113.77'
const typedCounts = ['reset', 'code', 'visitor', 'signed in', 'sessions', 'emails'].flatMap((kind) => [
  `${kind} ${nextVisitor}`,
  `${kind}:${nextVisitor}`,
])
const namesOfCounts: Attack['requests'] = (turn) => [
  ...typedCounts.map((identifier, at) =>
    makeFormRequest(
      '/login',
      { identifier, password: 'a guess' },
      from(`198.51.100.${(turn * typedCounts.length + at) % 250}`),
    ),
  ),
  ...(turn === 0
    ? [
        makeFormRequest(
          '/reset-password',
          { code: 'a'.repeat(40), password: 'three small words' },
          from(nextVisitor),
        ),
      ]
    : []),
]
const mustNotWait = ({ sent, answer }: Exchange) =>
  sent.path === '/reset-password' && answer.status === 429 ? 'makes another visitor wait' : undefined

const resets: Attack['requests'] = (turn) => [
  makeFormRequest('/forgot-password', { email: victim }, from(`198.18.0.${turn % 250}`)),
]
export const peopleAttacks: AttackGroup = {
  title: 'What people do, turned against people',
  attacks: [
    {
      name: 'forms in a stranger’s name, of 60 visitors',
      requests: inTheirName,
      turns: 60,
      shortTurns: 10,
      complain: mustAnswer(303),
      limits: { letters: receiptsAnHour },
      ...hasDatabase,
    },
    {
      name: 'forms of one visitor, all day',
      requests: manyForms,
      turns: 130,
      complain: mustAnswer(303, 429),
      // Each form makes three rows: the submission and its deliveries to Strapi and to the sender.
      limits: { rowsKept: formsADay * 3 },
      ...hasDatabase,
    },
    {
      name: 'browsers of one visitor, made up',
      requests: manyBrowsers,
      turns: 80,
      complain: mustAnswer(200, 429),
      limits: { rowsKept: browsersADay },
      ...hasDatabase,
    },
    {
      name: 'short addresses of one visitor',
      requests: manyLinks,
      turns: 130,
      complain: mustAnswer(303, 429),
      // The page reads the list of cities to check that the city exists, and the cache stores that list under one key.
      limits: { rowsKept: linksADay, newKvKeys: 1 },
      ...hasDatabase,
    },
    {
      name: 'names of counts typed as names of accounts',
      requests: namesOfCounts,
      turns: 6,
      complain: mustNotWait,
      ...hasDatabase,
    },
    {
      name: 'new passwords for a stranger, asked for by 40 visitors',
      requests: resets,
      turns: 40,
      complain: mustAnswer(303),
      limits: { letters: 3 },
      ...hasDatabase,
      // An answer takes two seconds, and the work for visitors' pages in that time would be counted as the attack's.
      visitors: 'none',
    },
    {
      name: 'how much lies in the outbox, asked without a secret',
      requests: () => [page('/api/health'), page('/api/health', { authorization: 'Bearer undefined' })],
      turns: 3,
      shortTurns: 1,
      mayFail: [503],
      complain: ({ answer }) =>
        /"(?:failed|late|held|waiting|oldestWaitingSeconds)":/.test(answer.text)
          ? 'counts for everybody'
          : undefined,
      ...hasDatabase,
    },
  ],
}
