import { addresses } from '../../../../routes/addresses.ts'
import type { Attack, AttackGroup, Exchange } from '../attack.ts'
import { poisonMarker } from '../hostile-text.ts'
import {
  asForm,
  call,
  makeFormRequest,
  mustAnswer,
  otherOrigins,
  page,
  sameSiteHeaders,
} from '../ordinary-requests.ts'

const hasAccounts = { behind: { hasAccounts: true }, visitors: 'warm' } as const

const callPaths = Object.values(addresses).flatMap((address) =>
  address.kind === 'call' && address.method === 'POST' && /^\/api\/(auth|account)\//.test(address.path)
    ? [address.path]
    : [],
)
const formPaths = ['/login', '/register', '/forgot-password', '/reset-password', '/confirm', '/account']
  .concat('/account/password', '/account/erase')
  .concat('/connect/company')

const fromElsewhere: Attack['requests'] = () =>
  otherOrigins.flatMap((headers) => [
    ...callPaths.map((path) => call(path, '{}', headers)),
    ...formPaths.map((path) => call(path, 'a=b', { ...asForm, ...headers })),
  ])

const mustBeRefused = ({ answer }: Exchange) =>
  answer.status === 403 && !answer.headers.has('set-cookie') ? undefined : `answered ${answer.status}`

const long = 'a'.repeat(1024 * 1024)
const hugeBodies: Attack['requests'] = () => [
  ...callPaths.flatMap((path) => [
    call(path, `{"password":"${long}"}`, sameSiteHeaders),
    call(path, '['.repeat(300_000), sameSiteHeaders),
  ]),
  ...formPaths.flatMap((path) => [
    makeFormRequest(path, { password: long, identifier: long }),
    call(path, `${'a=&'.repeat(300_000)}`, { ...asForm, ...sameSiteHeaders }),
    call(path, long, { 'content-type': 'multipart/form-data; boundary=a', ...sameSiteHeaders }),
  ]),
]

const oddBodies = [
  ...['', 'null', '[]', '0', '"a"', '{', '{"a":1}', '{"__proto__":{"isAdmin":true}}', '\ufeff{}', 'NaN'],
  '{"email":{"$ne":null},"identifier":{"$gt":""},"password":["a"],"code":{},"currentPassword":1}',
  `{"identifier":"a\\u0000b","password":"\\ud800","email":"a@b.c\\r\\nbcc:x@y.z","code":"../../x"}`,
  `{"saved":[{"slug":"__proto__","isSaved":true,"changedAt":1e308}],"city":{"slug":"","changedAt":-0}}`,
  `{"saved":[${'{"slug":"a","isSaved":true,"changedAt":1},'.repeat(300)}0],"owner":"${'o'.repeat(65)}"}`,
  `{"identifier":"${'а'.repeat(4000)}","password":"${'\\u0301'.repeat(1000)}"}`,
]
const oddJson: Attack['requests'] = () =>
  callPaths
    // The call that signs out has no body, so that it is left out.
    .filter((path) => path !== addresses.signOut.path)
    .flatMap((path) => oddBodies.map((body) => call(path, body, sameSiteHeaders)))

const nexts = [
  ...[
    `//${poisonMarker}.example`,
    `/\\${poisonMarker}.example`,
    `https://${poisonMarker}.example`,
    `/\t/${poisonMarker}.example`,
  ],
  ...[
    `/a\r\nset-cookie: ${poisonMarker}=1`,
    `/%0d%0aset-cookie:%20${poisonMarker}=1`,
    `/\u2028${poisonMarker}`,
    '/\u0000',
  ],
  ...[
    `javascript:alert('${poisonMarker}')`,
    `"><script>${poisonMarker}</script>`,
    '/'.repeat(450),
    `/${'%2f'.repeat(150)}`,
  ],
]
const wheres: Attack['requests'] = (turn) =>
  nexts.flatMap((next) => [
    page(`/login?${new URLSearchParams({ next })}`),
    page(
      `/login?next=${next.replaceAll(/[\r\n\t\0 "<>\u2028]/g, (odd) => encodeURIComponent(odd))}&t=${turn}`,
    ),
    makeFormRequest('/login', { identifier: '', password: '', next }),
    makeFormRequest('/connect/company', { next }),
  ])

const mustStayHere = ({ answer: { headers, text } }: Exchange) => {
  const to = headers.get('location')
  if (to !== undefined && !/^\/(?![/\\])/.test(to)) return `leads to ${to}`
  if (headers.get('set-cookie')?.includes(`${poisonMarker}=`)) return 'sets a cookie of its own'
  return text.includes(`<script>${poisonMarker}`) ? 'shows markup as it came' : undefined
}

const both = (name: string, value: string) => `${name}=${value}; __Host-${name}=${value}`
const cookies = (turn: number): string[] => [
  both('session', `${'a'.repeat(3800)}.${'A'.repeat(43)}`),
  both('session', 'a'.repeat(25_000)),
  both('session', '.'.repeat(4000)),
  both('session', `${Buffer.from('['.repeat(2800)).toString('base64url')}.${'A'.repeat(43)}`),
  Array.from({ length: 800 }, (_, at) => `session=${turn}${at}.${poisonMarker}`).join('; '),
  both('session', '%F0%9F%'),
  both('session', '"'),
  both('device', `${'0'.repeat(36)}.${'A'.repeat(43)}`),
  both('device', 'a'.repeat(25_000)),
  both('oauth', `${'a'.repeat(3800)}.${'A'.repeat(43)}`),
  both('editor', `9999999999999.${'A'.repeat(43)}`),
  both('editor', `${'9'.repeat(25_000)}.${'A'.repeat(43)}`),
]
const cookieBombs: Attack['requests'] = (turn) =>
  cookies(turn).flatMap((cookie) => [
    ...['/account', '/en/account/password', '/login', '/api/users/me', '/concerts'].map((path) =>
      page(path, { cookie }),
    ),
    page('/connect/company/callback?way=a&access_token=b', { cookie }),
    call('/api/account/kept', '{}', { cookie, ...sameSiteHeaders }),
  ])

const mustKnowNobody = ({ sent, answer }: Exchange) => {
  if (sent.path.startsWith('/api/') && answer.status !== 401) return `answered ${answer.status}`
  if (/account/.test(sent.path) && ![303, 401].includes(answer.status)) return `answered ${answer.status}`
  return /session=[^;]{10}/.test(answer.headers.get('set-cookie') ?? '') ? 'signs somebody in' : undefined
}

const callbacks: Attack['requests'] = (turn) =>
  [
    ...[
      `access_token=${poisonMarker}`,
      `error=access_denied&error_description=${poisonMarker}`,
      `way=${turn}?access_token=${poisonMarker}`,
    ],
    ...[
      '?'.repeat(8000),
      'way=&'.repeat(2000),
      `raw[${'['.repeat(2000)}]=${poisonMarker}`,
      '%'.repeat(4000),
      '%00%0d%0a',
    ],
  ].flatMap((query) =>
    ['company', 'facebook', '__proto__', '%2e%2e', 'a'.repeat(2000)].map((provider) =>
      page(`/connect/${provider}/callback?${query}`),
    ),
  )

/**
 * Checks that a response reveals nothing of the request's secrets; a redirect to another spelling of the address keeps
 * its query.
 */
const mustSayNothing = ({ answer: { status, headers } }: Exchange) => {
  if (status === 301 || status === 404) return undefined
  if (status !== 303) return `answered ${status}`
  return headers.get('location')?.includes(poisonMarker) ? 'passes its query on' : undefined
}

export const accountAttacks: AttackGroup = {
  title: 'Accounts',
  attacks: [
    {
      name: 'calls and forms of other sites',
      requests: fromElsewhere,
      turns: 2,
      shortTurns: 1,
      complain: mustBeRefused,
      ...hasAccounts,
    },
    { name: 'bodies of a megabyte', requests: hugeBodies, turns: 2, shortTurns: 1, ...hasAccounts },
    {
      name: 'JSON of another kind',
      requests: oddJson,
      turns: 2,
      shortTurns: 1,
      complain: mustAnswer(400, 401, 429),
      ...hasAccounts,
    },
    {
      name: 'where to go after signing in, elsewhere',
      requests: wheres,
      turns: 4,
      shortTurns: 1,
      complain: mustStayHere,
      ...hasAccounts,
    },
    {
      name: 'cookies too long, too many, and forged',
      requests: cookieBombs,
      turns: 4,
      shortTurns: 1,
      complain: mustKnowNobody,
      ...hasAccounts,
    },
    {
      name: 'ways back from companies that nobody went to',
      requests: callbacks,
      turns: 5,
      shortTurns: 1,
      complain: mustSayNothing,
      ...hasAccounts,
    },
  ],
}
