import { twoDigits } from '../../../../shared/zoned-time.ts'
import type { Attack, AttackGroup, Exchange } from '../attack.ts'
import { cityPath, concertPath, makePartnerQueryRequest, page } from '../ordinary-requests.ts'

const guess = (turn: number) => `zz-${turn}`

const listedSlugs = (turn: number) =>
  Array.from({ length: 50 }, (_, at) => `${guess(turn)}-${at}-${'a'.repeat(100)}`).join(',')

/** Returns a month beyond the schedule. */
const farMonth = (turn: number) => `20${30 + (turn % 60)}-${twoDigits(1 + (turn % 12))}`

const filters: Attack['requests'] = (turn) => [
  page(`/concerts?city=${guess(turn)}`),
  page(`/concerts?program=${guess(turn)}`),
  page(`/concerts?month=${farMonth(turn)}`),
  page(`/concerts?past=1&month=20${twoDigits(turn % 20)}-05`),
  page(`/concerts?city=${guess(turn)}&program=${guess(turn)}&available=1`),
  page(`/concerts?page=${500 - turn}`),
  page(`/news?page=${500 - turn}`),
  page(`/en/concerts?city=${guess(turn)}&month=${farMonth(turn)}`),
  page('/concerts', { cookie: `tutti_city=${guess(turn)}` }),
]

const slugs: Attack['requests'] = (turn) =>
  ['/c/:slug', '/c/:slug/tickets', '/c/:slug.ics', '/c/:slug/card.png', '/cities/:slug', '/venues/:slug']
    .concat('/cities/:slug/calendar.ics', '/members/:slug', '/p/:slug', '/a/:slug', '/categories/:slug')
    .concat('/qa/:slug', '/:slug', '/:slug/calendar.ics', '/:slug/card.png', '/en/:slug', '/p/en/p/:slug')
    .concat('/sitemaps/:slug.xml', '/:slug.txt', '/nowhere/:slug?q=:slug')
    .map((path) => page(path.replaceAll(':slug', guess(turn))))

/** Requests forms for a concert, and one that offers the concerts of a city. */
const forms: Attack['requests'] = (turn) => [
  page(`/contact?concert=${guess(turn)}`),
  page(`/b2b?concert=${guess(turn)}`),
  page(`/en/contact?concert=${guess(turn)}-${'a'.repeat(100)}`),
  page(`/api/concerts?city=${guess(turn)}`),
  page(`/api/concerts?locale=th&city=${guess(turn)}${'a'.repeat(180)}`),
]

const escaped = (path: string) => {
  const last = path.lastIndexOf('/') + 1
  return `${path.slice(0, last)}%${path.charCodeAt(last).toString(16)}${path.slice(last + 1)}`
}

const otherSpellings: Attack['requests'] = () => [
  page(escaped(concertPath)),
  page(escaped(cityPath)),
  page(escaped('/concerts')),
  page(concertPath.replace('/c/', '/%63/')),
  page(concertPath.replaceAll('-', '%2D')),
  page(concertPath.replaceAll('-', '%2d')),
  page('/en/%63oncerts'),
  page('/%65n/concerts'),
]

const mustLeadToOneSpelling = ({ sent, answer }: Exchange) =>
  answer.status === 301 && answer.headers.get('location') === decodeURI(sent.path)
    ? undefined
    : `answered ${answer.status}, not one spelling`

export const guessedAddresses: AttackGroup = {
  title: 'Addresses that somebody makes up',
  attacks: [
    {
      name: 'saved lists of 50 long slugs',
      requests: (turn) => [page(`/saved?slugs=${listedSlugs(turn)}`)],
      turns: 300,
      shortTurns: 60,
    },
    { name: 'guessed filters and pages of lists', requests: filters, turns: 30, shortTurns: 5 },
    { name: 'guessed slugs, of pages, files and pictures', requests: slugs, turns: 30, shortTurns: 4 },
    {
      name: 'forms for guessed concerts, and guessed cities in them',
      requests: forms,
      turns: 60,
      shortTurns: 4,
    },
    {
      name: 'unknown addresses with queries of 8 KB',
      requests: (turn) => [page(`/no-such-${turn}?${'q'.repeat(8000)}`)],
      turns: 200,
      shortTurns: 50,
    },
    {
      name: 'escapes of letters that need none',
      requests: otherSpellings,
      turns: 2,
      shortTurns: 1,
      complain: mustLeadToOneSpelling,
    },
    {
      name: "views with the editor's cookie",
      requests: () =>
        ['/', '/concerts', concertPath, cityPath, '/news'].map((path) =>
          page(path, { cookie: 'admin=true' }),
        ),
      turns: 10,
      shortTurns: 4,
    },
    {
      name: "queries with the editor's cookie",
      requests: (turn) => [
        page(`/saved?slugs=${guess(turn)}`, { cookie: 'admin=true' }),
        page(`/${guess(turn)}`, { cookie: 'admin=true' }),
        { ...makePartnerQueryRequest(`cities(filters:{slug:{eq:"${guess(turn)}"}}){data{id}}`) },
      ],
      turns: 10,
    },
  ],
}
