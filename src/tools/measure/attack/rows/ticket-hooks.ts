import type { Attack, AttackGroup, AttackRequest } from '../attack.ts'
import { call, mustAnswer } from '../ordinary-requests.ts'

const secret = 'webhooks0of0sellers0have0this0one'

const hook = (source: string, given: string, body: unknown): AttackRequest =>
  call(`/api/hooks/tickets/${source}/${encodeURIComponent(given)}`, body)
const order = (event: string) => ({
  organizer: 'north',
  event,
  code: 'ABC12',
  action: 'pretix.event.order.paid',
})

/** Bodies that name no event of the site, or nothing at all. */
const oddBodies: readonly unknown[] = [
  {},
  [],
  '[[[[',
  '',
  '['.repeat(50_000),
  { organizer: 'north', event: 'a'.repeat(60_000) },
  { organizer: '__proto__', event: 'constructor' },
  { organizer: 1, event: null },
  { concert: '__proto__' },
]

const forged: Attack['requests'] = () =>
  ['', ' ', 'undefined', 'null', secret.slice(1), `${secret} `, 'a'.repeat(5000)].map((given) =>
    hook('pretix', given || '%20', order('1')),
  )
const odd: Attack['requests'] = () =>
  ['pretix', 'generic', 'ticketscloud', 'nobody', '__proto__'].flatMap((source) =>
    oddBodies.map((body) => hook(source, secret, body)),
  )
const storm: Attack['requests'] = (turn) => [hook('pretix', secret, order(`unknown-${turn}`))]

const asked = {
  behind: {
    hasNotices: true,
    variables: { TICKETS_SECRET: secret, PRETIX_TOKEN: 'a token that nobody asks with' },
  },
  visitors: 'warm',
  limits: { rowsWritten: 0, contentCalls: 0, letters: 0 },
} as const

/** Calls that pretend to be those of a seller, or repeat them without end. */
export const ticketHooks: AttackGroup = {
  title: 'Webhooks of sellers',
  attacks: [
    {
      name: 'with a wrong secret',
      requests: forged,
      turns: 20,
      shortTurns: 2,
      complain: mustAnswer(401),
      ...asked,
    },
    {
      name: 'with the secret, and bodies that are none',
      requests: odd,
      turns: 3,
      shortTurns: 1,
      complain: mustAnswer(202, 400, 413),
      ...asked,
    },
    {
      name: '500 of events that the site doesn’t know',
      requests: storm,
      turns: 500,
      shortTurns: 40,
      atOnce: 16,
      complain: mustAnswer(202),
      ...asked,
    },
  ],
}
