import { edgeHeaders } from '../../laboratory/workerd.ts'
import type { Attack, AttackGroup, AttackRequest, Exchange } from '../attack.ts'
import { poisonMarker } from '../hostile-text.ts'
import {
  call,
  cityPath,
  concertPath,
  makePartnerQueryRequest,
  mustAnswer,
  page,
  searchRequest,
} from '../ordinary-requests.ts'
import { oddBodies, pathTricks, poisonedAddresses, poisonHeaders, redirectTricks } from './held-lists.ts'

/** Requests each address with a poisoned header, then without it, both under a host that nobody has used. */
const poisoning: Attack['requests'] = (turn) =>
  poisonedAddresses.flatMap((path, row) =>
    poisonHeaders.flatMap(([name, value], column): AttackRequest[] => {
      const host = `h${turn}-${row}-${column}.example`
      return [page(path, { host, [name]: value }), page(path, { host })]
    }),
  )

const isClean = ({ headers = {} }: AttackRequest) =>
  Object.keys(headers).join() === 'user-agent,host' && !Object.values(headers).join().includes(poisonMarker)

/** Checks the second request of each pair, which has no poisoned header. */
const mustBeClean = ({ sent, answer }: Exchange, turn: readonly Exchange[]) => {
  if (!isClean(sent)) return undefined
  const all = `${[...answer.headers].join('\n')}${answer.text}`
  if (all.includes(poisonMarker)) return 'is poisoned'
  const first = turn.find((other) => other.sent.path === sent.path && isClean(other.sent))
  return first && first.answer.status !== answer.status
    ? `answered ${answer.status} after a header`
    : undefined
}

const mustStayHere = ({ answer }: Exchange) => {
  const location = answer.headers.get('location')
  return location === undefined || /^\/(?![/\\])/.test(location) ? undefined : `leads to ${location}`
}
const mustBeOwnAnswer = (exchange: Exchange) => {
  const { answer } = exchange
  if (answer.status > 0 && !answer.headers.has('content-security-policy') && answer.status !== 400) {
    return 'has no security policy'
  }
  return mustStayHere(exchange)
}

const origins = [
  'null',
  'https://evil.example',
  'http://localhost.evil.example',
  'https://tutti.example.evil',
]
  .concat(
    'file://',
    'chrome-extension://a',
    'https://TUTTI.example:444',
    'https://tutti.example, https://evil.example',
  )
  .concat('javascript:alert(1)', 'https://[::1]', 'HTTPS://evil.example')
const fromElsewhere: Attack['requests'] = () =>
  ['/api/search', '/graphql', '/api/detect-city', '/concerts'].flatMap((path) =>
    origins.map((origin) => call(path, { queries: [] }, { host: 'tutti.example', origin })),
  )

/** Spellings of a search. None may be searched for without counting against the limit. */
const uncounted: Attack['requests'] = () => [
  ...[
    '?q=qwertz',
    '?q=&q=qwertz',
    '?q=qwertz&q=',
    '?%71=qwertz',
    '?q=%20qwertz',
    '?q=qwertz#a',
    '?a=1;q=qwertz',
    '?q[]=qwertz',
  ]
    .concat(
      '?Q=qwertz',
      '?q=t&amp;q=',
      '?&&q=qwertz',
      '?q=%00qwertz',
      '?=&q=qwertz',
      '?q%3dqwertz',
      '?q+=qwertz',
      '?q=+qwertz',
    )
    .flatMap((query) =>
      ['/search', '/concerts', '/en/search', '//search', '/SEARCH', '/search/', '/se%61rch'].map((path) =>
        page(`${path}${query}`),
      ),
    ),
  searchRequest([{ indexUid: 'concert', q: 'qwertz' }]),
  { ...searchRequest([{ indexUid: 'concert', q: 'qwertz' }]), path: '/en/api/search' },
  { ...searchRequest([{ indexUid: 'concert', q: 'qwertz' }]), path: '/api//search' },
  { ...searchRequest([{ indexUid: 'concert', q: 'qwertz' }]), path: '/api/search/' },
  { ...makePartnerQueryRequest('cities{data{id}}'), path: '/en/graphql' },
  { ...makePartnerQueryRequest('cities{data{id}}'), path: '//graphql' },
]
/** Checks that a search is counted: the page shows the understood query in its field. */
const mustBeCounted = ({ sent, answer }: Exchange) =>
  answer.status === 200 && (sent.method === 'POST' || /value="[^"]*qwertz/.test(answer.text))
    ? 'was not counted'
    : undefined

const inHttps = { host: 'tutti.example', [edgeHeaders.protocol]: 'https' }

export const heldAttacks: AttackGroup = {
  title: 'What has always held',
  attacks: [
    {
      name: `poisoning: ${poisonedAddresses.length} addresses × ${poisonHeaders.length} headers`,
      requests: poisoning,
      turns: 1,
      complain: mustBeClean,
    },
    {
      name: `${pathTricks.length} tricks with paths`,
      requests: () => pathTricks.map((path) => page(path)),
      turns: 2,
      shortTurns: 1,
      complain: mustBeOwnAnswer,
    },
    {
      name: `${redirectTricks.length} tricks with redirects`,
      requests: () => redirectTricks.map((path) => page(path)),
      turns: 2,
      shortTurns: 1,
      complain: mustStayHere,
    },
    {
      name: 'calls from pages of other sites',
      requests: fromElsewhere,
      turns: 1,
      shortTurns: 1,
      complain: mustAnswer(403),
    },
    {
      name: `${oddBodies.length} odd bodies for each call`,
      requests: () =>
        ['/api/search', '/graphql', '/api/detect-city', '/api/hooks/content'].flatMap((path) =>
          oddBodies.map((body) => call(path, body)),
        ),
      turns: 2,
      shortTurns: 1,
      complain: mustBeOwnAnswer,
    },
    {
      name: 'searches that no limit counts',
      requests: uncounted,
      turns: 1,
      behind: { isLimited: true },
      complain: mustBeCounted,
    },
    {
      name: "the site's token, for somebody else",
      requests: (turn) => [
        makePartnerQueryRequest(`cities(filters:{slug:{eq:"${turn}"}}){data{id}}`),
        {
          ...makePartnerQueryRequest(`cities(filters:{slug:{ne:"${turn}"}}){data{id}}`),
          headers: { authorization: 'Bearer mine' },
        },
        {
          ...makePartnerQueryRequest(`cities(filters:{slug:{in:"${turn}"}}){data{id}}`),
          headers: { authorization: '' },
        },
        { ...makePartnerQueryRequest('cities{data{id}}'), headers: { cookie: 'admin=true' } },
      ],
      turns: 3,
      shortTurns: 1,
    },
    {
      name: 'frames of all hosts on pages that show none',
      requests: () =>
        ['/cities', '/programs', '/news', '/saved', '/search', '/no-such-page'].map((path) => page(path)),
      turns: 1,
      shortTurns: 1,
      complain: ({ answer }) =>
        /frame-src[^;]*youtube/.test(answer.headers.get('content-security-policy') ?? '')
          ? 'may frame YouTube'
          : undefined,
    },
    {
      name: 'a wrong configuration',
      requests: () => ['/', '/api/health', concertPath].map((path) => page(path)),
      turns: 1,
      shortTurns: 1,
      behind: { variables: { SITE_URL: poisonMarker, MAPS_KEY: '?' } },
      visitors: 'none',
      mayFail: [500, 503],
      complain: ({ answer }) => {
        if (/SITE_URL|MAPS_KEY/.test(answer.text) || answer.text.includes(poisonMarker))
          return 'names variables'
        return answer.headers.has('x-content-type-options') ? undefined : 'has no security headers'
      },
    },
    {
      name: 'the cookie of the language',
      requests: () => [page('/en/concerts', { ...inHttps, referer: 'https://tutti.example/concerts' })],
      turns: 1,
      shortTurns: 1,
      complain: ({ answer }) =>
        /; Secure/i.test(answer.headers.get('set-cookie') ?? '') ? undefined : 'is not only for https',
    },
    {
      name: 'tags that an edge made weak',
      requests: () => [
        page(cityPath),
        page('/feed.xml'),
        page(`${concertPath}/card.png`),
        page('/sitemap.xml'),
      ],
      turns: 2,
      shortTurns: 1,
      follow: ({ sent, answer }) => {
        const tag = answer.headers.get('etag')?.replace(/^W\//, '')
        return tag === undefined ? undefined : page(sent.path, { 'if-none-match': `"other", W/${tag}` })
      },
      complain: ({ sent, answer }) =>
        sent.headers?.['if-none-match'] === undefined || answer.status === 304
          ? undefined
          : `answered ${answer.status}`,
    },
    {
      name: 'twenty views at once of a page that nobody has seen',
      requests: () => Array.from({ length: 20 }, () => page('/th/venues')),
      turns: 1,
      isBurst: true,
      visitors: 'none',
      // One view sends three content queries.
      limits: { newKvKeys: Number.POSITIVE_INFINITY, contentCalls: 3 },
    },
  ],
}
