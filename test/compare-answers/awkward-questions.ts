import type { Addresses } from './addresses.ts'
import { get, type Question } from './recording.ts'

/** Addresses that nobody should ask for, and requests that come with more than an address. */
export const awkwardQuestions = (addresses: Addresses): Question[] => [
  ...otherSpellings.map((path) => get('another spelling', path)),
  ...redirects.map((path) => get('redirect', path)),
  ...unknown.map((path) => get('nobody there', path)),
  ...withHeaders(addresses),
  ...otherMethods,
]

const otherSpellings = [
  '/concerts/',
  '//concerts',
  '/Concerts',
  '/C/Nobody',
  '/ru',
  '/ru/',
  '/ru/concerts',
].concat(
  ['/ru/ru/concerts', '/en/', '/EN/concerts', '/en/en/concerts', '/en/concerts/?page=2', '/en/p/nobody'],
  [
    '/p/ru/p/nobody',
    '/p/th/p/nobody/',
    '/concerts//',
    '//evil.example',
    '/%2e%2e/concerts',
    '/en//evil.example',
  ],
  ['/concerts?', '/concerts?page=1', '/concerts?utm_source=x&page=2', '/Concerts?Q=A', '/cities/%4Doscow'],
)

const redirects = [
  '/program',
  '/en/program',
  '/zimmer',
  '/th/zimmer',
  '/potter',
  '/moscow',
  '/msk',
  '/en/msk',
].concat([
  '/spb',
  '/schedule',
  '/jobs',
  '/faq',
  '/afisha',
  '/bilety',
  '/bilety?utm_source=x',
  '/support',
  '/shop',
])

const unknown = [
  '/no-such-page',
  '/en/no-such-page',
  '/th/no-such-page',
  '/no/such/page',
  '/de',
  '/de/concerts',
].concat(
  ['/fr/p/nobody', '/c/no-such', '/en/c/no-such', '/c/no-such/tickets', '/c/no-such.ics', '/c/not_a_slug'],
  ['/cities/no-such', '/venues/no-such', '/p/no-such', '/a/no-such', '/categories/no-such', '/qa/no-such'],
  ['/members/no-such', '/no-such/calendar.ics', '/cities/no-such/calendar.ics', '/no-such/card.png'],
  ['/c/no-such/card.png', '/card-2x2.png', '/sitemaps/no-such.xml', '/en/sitemap.xml', '/en/robots.txt'],
  ['/no-such.txt', '/no-such.ico', '/index.html', '/wp-login.php', '/.env', '/build/assets/no-such.js'],
  [
    '/builds/no-such.json',
    '/%00',
    '/%zz',
    '/%D0%BD%D0%BE%D1%87%D1%8C',
    `/${'a'.repeat(1100)}`,
    '/c/%2F',
    '/a+b',
  ],
  ['/concerts?page=0', '/concerts?page=501', '/concerts?page=x', '/concerts?month=2026-13', '/news?page=99'],
  ['/concerts?past=yes', '/poster?month=never', '/api', '/api/', '/api/no-such-call', '/graphql/x'],
)

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

function withHeaders({ byKind: { concert, city, bySlug } }: Addresses): Question[] {
  const pages = ['/', '/concerts', '/en/concerts', concert[0] ?? '/', city[0] ?? '/', bySlug[0] ?? '/']
  const onEach = (name: string, headers: Record<string, string>) =>
    pages.map((path) => get(name, path, headers))
  const onHome = (name: string, headers: Record<string, string>) => get(name, '/', headers)
  const accepted = [
    'en',
    'th-TH,th;q=0.9',
    'de,en;q=0.5,ru;q=0.4',
    'de',
    'en;q=0,th;q=0.1',
    ';;;',
    'RU',
  ].concat('en-US,en;q=0.8')
  return [
    ...onEach('an editor', { cookie: 'admin=true' }),
    ...onEach('of a city', { cookie: 'tutti_city=moscow' }),
    ...onEach('of no city', { cookie: 'tutti_city=nowhere' }),
    ...onEach('of an odd city', { cookie: 'tutti_city=%7B%22slug%22%3A1%7D' }),
    ...onEach('before the click', { 'sec-purpose': 'prefetch' }),
    ...onEach('rendered before the click', { 'sec-purpose': 'prefetch;prerender', 'save-data': 'on' }),
    ...onEach('saving data', { 'save-data': 'on' }),
    ...onEach('on a phone', { 'user-agent': phone, 'sec-ch-ua-mobile': '?1' }),
    ...onEach('from another language', { referer: 'http://tutti.example/th/concerts' }),
    ...accepted.map((value) => onHome('languages of the browser', { 'accept-language': value })),
    ...['en', 'th', 'ru', 'de', ''].map((value) =>
      onHome('a chosen language', { cookie: `i18n_redirected=${value}`, 'accept-language': 'th' }),
    ),
    onHome('a crawler', { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' }),
    onHome('a choice in between', {
      referer: 'http://tutti.example/en',
      cookie: 'i18n_redirected=en',
      'accept-language': 'en',
    }),
    get('a deep link', '/concerts', { 'accept-language': 'en', cookie: 'i18n_redirected=th' }),
    get('a card of an editor', '/card.png', { cookie: 'admin=true' }),
  ]
}

const otherMethods: Question[] = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'].flatMap((method) =>
  ['/', '/en/concerts', '/c/no-such', '/feed.xml', '/robots.txt', '/card.png', '/sw.js', '/program'].map(
    (path) => ({
      ...get('another method', path),
      method,
    }),
  ),
)
