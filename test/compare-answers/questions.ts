import { type Addresses, inLanguage, type Kind, languages } from './addresses.ts'
import { awkwardQuestions } from './awkward-questions.ts'
import { callQuestions } from './call-questions.ts'
import { otherSites } from './other-sites.ts'
import { get, type Question } from './recording.ts'

/** The list, in the order in which it is asked: what a stored page answers comes after all that store one. */
export function listQuestions(addresses: Addresses): Question[] {
  const questions = [
    ...pages(addresses),
    ...files(addresses),
    ...awkwardQuestions(addresses),
    ...callQuestions(),
    ...otherSites(addresses),
    ...again(addresses),
  ]
  // Some are chosen by two rules; a second time is asked for on purpose only.
  return [...new Map(questions.map((question) => [JSON.stringify(question), question])).values()]
}

const everyLanguage = (name: string, path: string) =>
  languages.map((language) => get(name, inLanguage(language, path)))

const withViews = [
  '/saved',
  '/offline',
  '/search',
  '/search?q=аниме',
  '/search?q=Moscow&index=concert',
  '/search?q=zzzzzz',
  '/concerts?page=2',
  '/concerts?page=500',
  '/concerts?past=1',
  '/concerts?past=1&page=2',
  '/concerts?city=moscow',
  '/concerts?city=moscow&available=1',
  '/concerts?city=nowhere',
  '/concerts?month=2026-12',
  '/concerts?month=2026-12&city=saint-petersburg',
  '/concerts?repertoire=film',
  '/poster?month=2026-12',
  '/poster?month=2027-01&city=moscow',
  '/news?page=2',
].map((path) => encodeURI(path))

function pages({ fixed, byKind }: Addresses): Question[] {
  const saved = byKind.concert.slice(0, 3).map((path) => path.slice('/c/'.length))
  const views = [...withViews, `/saved?slugs=${saved.join()},no-such-concert`]
  return [
    ...[...fixed, ...views].flatMap((path) => everyLanguage('page', path)),
    ...Object.entries(byKind).flatMap(([kind, paths]) => paths.flatMap((path) => everyLanguage(kind, path))),
    ...byKind.concert.slice(0, 8).flatMap((path) => everyLanguage('tickets', `${path}/tickets`)),
    ...fixed.map((path) => get('payload', `${path.replace(/\/$/, '')}/_payload.json`)),
    ...['/en/_payload.json', '/th/concerts/_payload.json', '/qa/no-such/_payload.json'].map((path) =>
      get('payload', path),
    ),
  ]
}

const plainFiles = [
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/speculation-rules.json',
  '/sw.js',
  '/builds/latest.json',
  '/builds/meta/{build}.json',
  '/build/icons/icon.svg',
  '/build/icons/apple-touch-icon.png',
  '/favicon.ico',
]
const styleSheets = [
  'site',
  'home',
  'concert',
  'content',
  'places',
  'reading',
  'poster',
  'saved',
  'search-cards',
].concat('search', 'navigation', 'offline')
const filesOfLanguages = ['/feed.xml', '/concerts/feed.xml', '/calendar.ics', '/opensearch.xml'].concat(
  '/manifest.webmanifest',
)
const cards = ['card.png', 'card-16x9.png', 'card-4x3.png', 'card-1x1.png']
const lists = [
  '',
  '/concerts',
  '/programs',
  '/cities',
  '/venues',
  '/venues/finomi',
  '/news',
  '/qa',
  '/poster',
]

function files({ byKind, sitemapParts, pictures }: Addresses): Question[] {
  const calendars = (kind: Kind, toPath: (path: string) => string) =>
    byKind[kind].slice(0, 4).flatMap((path) => everyLanguage('calendar', toPath(path)))
  const entries = Object.values(byKind).flatMap((paths) => paths.slice(0, 1))
  return [
    ...[...plainFiles, ...sitemapParts, ...pictures].map((path) => get('file', path)),
    ...styleSheets.map((name) => get('style sheet', `/build/assets/${name}-*.css`)),
    ...filesOfLanguages.flatMap((path) => everyLanguage('file', path)),
    ...calendars('concert', (path) => `${path}.ics`),
    ...calendars('city', (path) => `${path}/calendar.ics`),
    ...byKind.bySlug.flatMap((path) => get('calendar', `${path}/calendar.ics`)),
    ...lists.map((path) => get('card', `${path}/card.png`)),
    ...entries.flatMap((path) => cards.map((card) => get('card', `${path}/${card}`))),
    ...entries.slice(0, 3).map((path) => get('card', `/th${path}/card.png`)),
  ]
}

/** By now the site has these pages: it says so, and with their tag they come without a body. */
function again({ fixed, byKind }: Addresses): Question[] {
  const paths = [
    ...fixed,
    ...Object.values(byKind).flatMap((each) => each.slice(0, 2)),
    ...byKind.concert.slice(0, 2).map((path) => inLanguage('en', path)),
    '/concerts/_payload.json',
    ...['/feed.xml', '/calendar.ics', '/sitemap.xml', '/sitemaps/pages.xml', '/sw.js', '/card.png'],
  ]
  return [
    ...paths.map((path) => get('asked again', path)),
    ...paths.map((path) => get('with its own tag', path, { 'if-none-match': '{etag}' })),
    ...['/concerts', '/feed.xml'].map((path) =>
      get('with other tags', path, { 'if-none-match': '"a", "b"' }),
    ),
    get('with a list of tags', '/concerts', { 'if-none-match': '"a", {etag}' }),
    get('since a date', '/feed.xml', { 'if-modified-since': 'Fri, 20 Nov 2026 09:30:00 GMT' }),
    get('since an old date', '/feed.xml', { 'if-modified-since': 'Fri, 20 Nov 2020 09:30:00 GMT' }),
  ]
}
