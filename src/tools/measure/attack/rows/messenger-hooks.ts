import { toWebhookSecret } from '../../../../features/notices/messengers/messenger-signatures.ts'
import type { Attack, AttackGroup, AttackRequest } from '../attack.ts'
import { call, mustAnswer, page } from '../ordinary-requests.ts'

const siteSecret = 'the secret of a site whose bots are attacked'
const token = 'token-of-a-bot-that-nobody-calls'
const secret = await toWebhookSecret(siteSecret, token)

const hook = (given: string, body: unknown): AttackRequest =>
  call('/api/hooks/messengers/max', body, { 'x-max-bot-api-secret': given })
const start = {
  update_type: 'bot_started',
  timestamp: 1_775_025_604_499,
  chat_id: 7,
  user: { user_id: 7 },
  payload: 'vru_kazanAAAAAAAAAAAAAAAA',
}
/** Bodies that a messenger never sends for a reader: no JSON, other types, other fields, and too many of them. */
const oddBodies: readonly unknown[] = [
  {},
  [],
  'null',
  '[[[[',
  '',
  '['.repeat(50_000),
  { ...start, chat_id: '7' },
  { ...start, chat_id: 1e300 },
  { ...start, update_type: '__proto__' },
  { update_type: 'message_created', timestamp: 1, message: { body: { text: '/start'.repeat(20_000) } } },
]
const topics = [
  '',
  'city:',
  'city:__proto__',
  'tickets:toString',
  'newsletter:news',
  `city:${'a'.repeat(5000)}`,
]

const forged: Attack['requests'] = () =>
  ['undefined', token, secret.slice(1), `${secret}A`, 'a'.repeat(5000)].map((given) => hook(given, start))
const odd: Attack['requests'] = () => oddBodies.map((body) => hook(secret, body))
const links: Attack['requests'] = () =>
  ['max', 'telegram', 'push', '__proto__'].flatMap((messenger) =>
    topics.map((about) => page(`/api/messengers/${messenger}?about=${about}`)),
  )

const asked = {
  behind: {
    hasNotices: true,
    variables: { SITE_SECRET: siteSecret, MAX_BOT_TOKEN: token, MAX_API_URL: 'http://127.0.0.1:9' },
  },
  visitors: 'warm',
  limits: { rowsWritten: 0, contentCalls: 0, letters: 0 },
} as const

/** Calls that pretend to be those of a messenger, and links into messengers that no page has. */
export const messengerHooks: AttackGroup = {
  title: 'Webhooks of messengers',
  attacks: [
    {
      name: 'a messenger’s call with a wrong secret',
      requests: forged,
      turns: 20,
      shortTurns: 1,
      complain: mustAnswer(401),
      ...asked,
    },
    {
      name: 'a messenger’s call with the secret, and bodies that are no update',
      requests: odd,
      turns: 3,
      shortTurns: 1,
      complain: mustAnswer(200, 400, 413),
      ...asked,
    },
    {
      name: 'links into messengers about nothing',
      requests: links,
      turns: 10,
      complain: mustAnswer(404),
      ...asked,
    },
  ],
}
