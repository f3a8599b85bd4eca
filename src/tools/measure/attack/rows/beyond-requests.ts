import { edgeHeaders } from '../../laboratory/workerd.ts'
import type { Attack, AttackGroup, AttackRequest, Exchange } from '../attack.ts'
import { poisonMarker } from '../hostile-text.ts'
import { call, cityPath, concertPath, mustAnswer, page, searchRequest } from '../ordinary-requests.ts'

const kilobyte = 1024
/** Returns a header value of about the greatest length. */
const long = (text: string, bytes = 60 * kilobyte) => text.repeat(Math.floor(bytes / text.length))

const longHeaders: Attack['requests'] = (turn) =>
  [
    ['if-none-match', long('"a",')],
    ['if-none-match', long('W/"')],
    ['if-none-match', long('"')],
    ['if-modified-since', long('Fri, ')],
    ['cookie', long('a=b; ')],
    ['cookie', long('tutti_city=%F0%9F; ')],
    ['cookie', long('%=%; __proto__=1; ')],
    ['accept-language', long('en;q=0.1,')],
    ['accept-language', long('-')],
    ['accept', long('text/html;q=0.1,')],
    ['range', `bytes=${long('0-0,')}0-1`],
    ['user-agent', long('headless Mobile Safari ')],
    ['sec-ch-ua-mobile', long('?')],
    ['sec-ch-ua', long('"Not;A=Brand";v="8", ')],
    ['referer', `https://a.example/${long('%2f')}`],
    ['origin', `https://${long('a.')}`],
    ['authorization', `Bearer ${long('a')}`],
    ['x-forwarded-for', long('::1, ')],
  ].flatMap(([name = '', value = '']) =>
    ['/concerts', `${cityPath}?t=${turn}`, '/feed.xml'].map((path) => page(path, { [name]: value })),
  )

const ranges: Attack['requests'] = () =>
  [
    'bytes=0-',
    'bytes=-1',
    'bytes=5-4',
    'bytes=0-0,5-9',
    'bytes=99999999999999999999-',
    'rows=1-2',
    'bytes=',
  ].flatMap((range) =>
    ['/concerts', '/feed.xml', '/calendar.ics', `${concertPath}/card.png`].map((path) =>
      page(path, { range, 'if-range': '"a"' }),
    ),
  )

const manyParameters: Attack['requests'] = (turn) => {
  const many = Array.from({ length: 2000 }, (_, at) => `a${at}=${turn}`).join('&')
  return [
    page(`/concerts?${many}`),
    page(`/concerts?${many.replaceAll(/a\d+/g, 'city')}`),
    page(`/concerts?${many.replaceAll(/a\d+/g, '__proto__')}`),
    page(`/search?${many.replaceAll(/a\d+/g, 'q')}`),
    page(`/saved?slugs=${'a,'.repeat(7000)}${turn}`),
    page(`/concerts?city=${long('%25', 15_000)}${turn}`),
    page(`/concerts?${long('%', 15_000)}${turn}`),
    page(`/concerts?page=${long('9', 15_000)}${turn}`),
    page(`/api/cities?${many}`),
    page(`/feed.xml?${many}`),
  ]
}

const methods: Attack['requests'] = () =>
  ['HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'PUT', 'DELETE', 'PATCH', 'PURGE', 'SEARCH'].flatMap((method) =>
    ['/', '/concerts', '/api/search', '/graphql', '/api/detect-city', '/feed.xml', concertPath].map(
      (path) => ({
        ...call(path, method === 'HEAD' ? '' : '{"queries":[]}'),
        method,
      }),
    ),
  )

const bodiesForPages: Attack['requests'] = () =>
  ['/', '/concerts', '/saved', concertPath, '/no-such-page'].flatMap((path) => [
    call(path, long('a=b&', 1024 * kilobyte), { 'content-type': 'application/x-www-form-urlencoded' }),
    call(path, long('--a\r\n', 1024 * kilobyte), { 'content-type': 'multipart/form-data; boundary=a' }),
    call(path, '', { 'content-type': 'multipart/form-data' }),
  ])

const written = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`
const host = 'Host: tutti.example'
const over = 'Connection: close'
const raw = (text: string): AttackRequest => ({ path: '', raw: text })

/** Statuses with which workerd itself rejects what Cloudflare's edge would not pass on. */
const ofWorkerd = [500, 501, 505]

/** Malformed requests, some for request smuggling (CWE-444). */
const byHand: Attack['requests'] = () => [
  raw(written('GET /concerts HTTP/1.0', over)),
  raw(written('GET /concerts HTTP/1.1', over)),
  raw(written('GET http://evil.example/concerts HTTP/1.1', host, over)),
  raw(written('GET /concerts HTTP/1.1', host, 'Host: evil.example', over)),
  raw(written('GET /concerts HTTP/9.9', host, over)),
  raw(written('GET  /concerts HTTP/1.1', host, over)),
  raw(written('GET /\u0000 HTTP/1.1', host, over)),
  raw(written('GET /\u00ff\u00fe HTTP/1.1', host, over)),
  raw(written('get /concerts HTTP/1.1', host, over)),
  raw(written('GET /concerts HTTP/1.1', host, ' folded: a', over)),
  raw(written('GET /concerts HTTP/1.1', host, `a\u0000b: ${poisonMarker}`, over)),
  raw(written('POST /api/search HTTP/1.1', host, 'Content-Length: -1', over)),
  raw(written('POST /api/search HTTP/1.1', host, 'Content-Length: 99999999999999999999', over)),
  raw(
    written('POST /api/search HTTP/1.1', host, 'Content-Length: 4', 'Transfer-Encoding: chunked', over) +
      '0\r\n\r\n',
  ),
  raw(`${written('POST /api/search HTTP/1.1', host, 'Transfer-Encoding: chunked', over)}zz\r\n`),
  raw(written('GET /concerts HTTP/1.1', host, ...Array.from({ length: 2000 }, (_, at) => `a${at}: b`), over)),
  raw(written(`GET /${'a'.repeat(60 * kilobyte)} HTTP/1.1`, host, over)),
  raw(written('GET /concerts HTTP/1.1', 'Host: "><script>alert(1)</script>', over)),
  raw(written('GET /concerts HTTP/1.1', `Host: ${'a.'.repeat(20 * kilobyte)}`, over)),
]

const leaves = { leavesAfterMs: 1500 }
/** Requests whose bodies never end, and clients that do not read responses. */
const slowly: Attack['requests'] = () =>
  ['/api/search', '/graphql', '/api/detect-city', '/concerts'].flatMap((path) => [
    { ...leaves, ...raw(`${written(`POST ${path} HTTP/1.1`, host, 'Content-Length: 1000')}{"queries":`) },
    {
      ...leaves,
      ...raw(`${written(`POST ${path} HTTP/1.1`, host, 'Transfer-Encoding: chunked')}5\r\n{"que\r\n`),
    },
    {
      ...leaves,
      ...raw(written(`POST ${path} HTTP/1.1`, host, 'Content-Length: 9', 'Expect: 100-continue')),
    },
    { ...leaves, ...raw(`GET ${path} HTTP/1.1\r\n${host}\r\nx: `) },
  ])

const spellings: Attack['requests'] = (turn) =>
  [
    '/c/e\u0301',
    '/c/\u00e9',
    '/c/ｍｏｓｃｏｗ',
    '/c/İ',
    '/c/ﬁ',
    '/c/moscow\u200b',
    '/c/\u202e',
    '/cities/МОСКВА',
    '/c/a_b',
  ]
    .map((path) => encodeURI(path))
    .concat(
      `/${'ru/'.repeat(340)}`,
      `/${'en/'.repeat(340)}`,
      `/c/${'a-'.repeat(500)}a`,
      `/c/${'%25'.repeat(300)}41`,
    )
    .concat(
      `/${'a/'.repeat(500)}`,
      `/${'%2f'.repeat(330)}`,
      `/p/en${'/p/en'.repeat(190)}`,
      `/C/${'A'.repeat(900)}`,
    )
    .map((path) => page(`${path}?t=${turn}`))

const places: unknown[] = [
  { city: 7, country: {}, latitude: 'NaN', longitude: [] },
  { city: 'а'.repeat(5000), latitude: '1e309', longitude: '-0' },
  { city: { toString: 'a' }, country: 'ZZZ' },
  { city: '\u202e\u0000Москва', latitude: '90.0000000000000000000001', longitude: '180' },
  { __proto__: { city: 'Moscow' }, constructor: 1 },
  [],
  'Moscow',
  0,
]
const oddPlaces: Attack['requests'] = () => [
  ...places.map((cf) =>
    call('/api/detect-city', '', { [edgeHeaders.cf]: JSON.stringify(cf).replaceAll(/[^ -~]/g, '') }),
  ),
  ...['%', '%F0%9F', '%00', poisonMarker, 'a'.repeat(5000), '\u00d0\u00b0', '\u00ff\u00fe'].map((city) =>
    call('/api/detect-city?locale=xx', '', {
      'cf-ipcity': city,
      'cf-iplatitude': '1e9',
      'cf-iplongitude': 'x',
    }),
  ),
]

const mustNotFail = ({ answer }: Exchange) =>
  answer.text.includes('<script>alert(1)') ? 'gives back a script' : undefined

export const beyondRequests: AttackGroup = {
  title: 'Beyond the list: requests',
  attacks: [
    { name: 'headers of 60 KB', requests: longHeaders, turns: 3, shortTurns: 1, complain: mustNotFail },
    { name: 'parts of pages, files and pictures', requests: ranges, turns: 2, shortTurns: 1 },
    { name: 'thousands of parameters, long values', requests: manyParameters, turns: 5, shortTurns: 1 },
    { name: 'other methods, with bodies', requests: methods, turns: 2, shortTurns: 1 },
    { name: 'forms of a megabyte, sent to pages', requests: bodiesForPages, turns: 3 },
    {
      name: 'requests written by hand',
      requests: byHand,
      turns: 2,
      mayFail: ofWorkerd,
      complain: mustNotFail,
    },
    { name: 'bodies that never end', requests: slowly, turns: 8, atOnce: 64, isBurst: true },
    { name: 'other spellings of letters, very long paths', requests: spellings, turns: 5, shortTurns: 1 },
    { name: 'odd places of visitors', requests: oddPlaces, turns: 3, shortTurns: 1 },
    {
      name: 'one page under 150 hosts',
      requests: (turn) => [page('/concerts', { host: `h${turn}.example` })],
      turns: 150,
    },
    {
      name: 'files and pictures under other queries each time',
      requests: (turn) =>
        ['/calendar.ics', '/feed.xml', '/sitemap.xml', `${concertPath}/card.png`, `${concertPath}.ics`].map(
          (path) => page(`${path}?v=${turn}&${'q'.repeat(500)}`),
        ),
      turns: 60,
      shortTurns: 10,
    },
    {
      name: 'the webhook without its secret',
      requests: () => [
        call('/api/hooks/content', { event: 'entry.update', model: 'concert' }),
        call('/api/hooks/content', { event: 'entry.update', model: 'concert' }, { authorization: 'Bearer ' }),
        call(
          '/api/hooks/content',
          { event: 'entry.update', model: 'concert' },
          { authorization: 'Bearer undefined' },
        ),
        call('/api/hooks/content', long('[', 2048 * kilobyte), {
          authorization: `Bearer ${long('a', 30_000)}`,
        }),
      ],
      turns: 5,
      shortTurns: 1,
      complain: mustAnswer(401),
    },
    {
      name: 'searches whose names are those of prototypes',
      requests: () => [
        searchRequest([{ indexUid: '__proto__', q: 'a' }]),
        searchRequest([{ indexUid: 'concert', q: '__proto__ constructor' }]),
        searchRequest([{ indexUid: 'concert', q: 'a', sort: ['__proto__'] }]),
        searchRequest([{ indexUid: 'concert', q: 'a', attributesToSearchOn: ['constructor'] }]),
        page('/search?q=constructor&index=__proto__'),
        page('/concerts?city=constructor&program=tostring'),
        page('/constructor'),
      ],
      turns: 2,
    },
  ],
}
