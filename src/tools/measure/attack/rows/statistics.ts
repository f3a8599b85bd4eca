import type { Attack, AttackGroup } from '../attack.ts'
import { call, concertPath, mustAnswer, otherOrigins, page, sameSiteHeaders } from '../ordinary-requests.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' }
const own = { ...sameSiteHeaders, ...browser }
const report = (body: unknown, headers: Record<string, string> = own) =>
  call('/api/statistics', body, headers)
const click = { kind: 'ticket', path: concertPath }

const oddBodies: readonly unknown[] = [
  ...['', 'null', '[]', '{', '['.repeat(5000), '\ufeff{}'],
  { kind: '__proto__', path: '/' },
  { kind: 'visitor', path: '/' },
  { kind: 'view', path: `/${'a'.repeat(10_000)}` },
  { kind: 'view', path: 'https://evil.example/' },
  { kind: 'search-miss', query: 'a'.repeat(10_000) },
  { kind: 'search-miss', query: {} },
]

const views: Attack['requests'] = (turn) => [
  page(`/?utm_campaign=${'x'.repeat(7000)}${turn}&utm_source=%3Cscript%3E${turn}`, {
    ...browser,
    referer: `https://evil-${turn}.example/?<script>alert(1)</script>`,
  }),
]

const counted = { behind: { hasNotices: true }, visitors: 'warm' } as const

/** Reports of clicks that nobody made, and views with names of campaigns that are none. */
export const statisticsAttacks: AttackGroup = {
  title: 'Statistics',
  attacks: [
    {
      name: 'reports from other sites',
      requests: () => otherOrigins.map((headers) => report(click, { ...browser, ...headers })),
      turns: 2,
      shortTurns: 1,
      complain: mustAnswer(403),
      ...counted,
    },
    {
      name: 'reports that are none',
      requests: () => oddBodies.map((body) => report(body)),
      turns: 2,
      shortTurns: 1,
      complain: mustAnswer(400),
      ...counted,
    },
    {
      name: 'many clicks on one concert’s tickets',
      requests: () => [report(click)],
      turns: 200,
      shortTurns: 10,
      atOnce: 16,
      complain: mustAnswer(204),
      ...counted,
    },
    {
      name: 'campaigns of 7 KB and sources with scripts',
      requests: views,
      turns: 50,
      shortTurns: 5,
      atOnce: 8,
      complain: mustAnswer(200),
      ...counted,
    },
  ],
}
