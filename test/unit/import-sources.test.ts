import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSource, readSource } from '../../src/tools/operate/import/readers.ts'
import { concertsOf, contentWrites, createKnownStrapi, importRecorded, sources } from './import-run.ts'

interface Expected {
  source: string
  /** A line of an imported concert: date, city, venue, hall, program, price, tickets, and its other values. */
  concerts: string[]
  /** Where a row is refused, and the beginning of the reason. */
  refused: string[]
  created: string[]
  /** Expected redirects, each the old address and the new one. */
  redirects: string[]
}

const recorded: Expected[] = [
  {
    source: 'afisha.csv',
    concerts: [
      '2027-01-16 19:00 | kazan | saydashev |  | kino | 1500–4500 RUB | https://bilet.example/kazan-1601 | ageLimit=6',
      '2027-01-17 18:00 | kazan | saydashev |  | vivaldi | 1200 RUB | https://bilet.example/kazan-1701 | ageLimit=6 | soldOut=true',
      '2027-01-23 19:00 | saint-petersburg | filarmoniya | Большой зал | kino | 2000 RUB | https://bilet.example/spb-2301 | ageLimit=12',
      '2027-01-24 15:00 | saint-petersburg | filarmoniya | Малый зал | skazki-s-orkestrom | 800 RUB | https://bilet.example/spb-2401 | ageLimit=0',
      '2027-01-24 18:30 | saint-petersburg | filarmoniya | Малый зал | skazki-s-orkestrom | 800 RUB | https://bilet.example/spb-2401b | ageLimit=0',
      '2027-01-30 19:00 | yekaterinburg | sverdlovsk |  | vivaldi | 1000 RUB | https://bilet.example/ekb | ageLimit=6',
      '2027-01-31 --:-- | yekaterinburg | sverdlovsk |  | skazki-s-orkestrom |  |  | admission=free | ageLimit=0',
      '2027-02-05 20:00 | moscow | dom-muzyki | Камерный зал | noch-muzyki | 3000–8000 RUB | https://bilet.example/msk-0502 | ageLimit=16',
      '2027-02-06 19:00 | moscow | dom-muzyki |  | kino | 2500 RUB | https://bilet.example/msk-0602 | ageLimit=12 | soldOut=true',
      '2027-02-07 19:00 | moscow | dom-muzyki |  | vivaldi | 1800 RUB | https://bilet.example/msk-0702 | ageLimit=6',
      '2027-02-12 19:00 | elsk | dk-zarya |  | kino | 900 RUB | https://bilet.example/elsk | ageLimit=6',
    ],
    refused: [
      'afisha.csv, line 14: «Площадка» is a formula; save the sheet with values',
      'afisha.csv, line 16: «31.02.2027» is no date that can be read',
      'afisha.csv, line 15: it is the same concert as afisha.csv, line 2',
    ],
    created: ['city elsk', 'venue dk-zarya', 'program skazki-s-orkestrom', 'program noch-muzyki'],
    redirects: [
      '/afisha/muzyka-kino-kazan/ → /c/kino-kazan-2027-01-16',
      '/afisha/vremena-goda-kazan/ → /c/vivaldi-kazan-2027-01-17',
      '/afisha/?id=103 → /c/kino-saint-petersburg-2027-01-23',
      '/afisha/времена-екб/ → /c/vivaldi-yekaterinburg-2027-01-30',
      '/afisha/noch/ → /c/noch-muzyki-moscow-2027-02-05',
      '/afisha/elsk/ → /c/kino-elsk-2027-02-12',
    ],
  },
  {
    source: 'spielplan.xlsx',
    concerts: [
      '2027-01-16 19:30 | bremen | die-glocke | Großer Saal | winterreise | 24.5 RUB | https://tickets.example/b1',
      '2027-01-17 17:00 | bremen | die-glocke | Kleiner Saal | kammermusik | 12 RUB | https://tickets.example/b2 | soldOut=true',
      '2027-01-20 20:00 | hamburg | elbphilharmonie | Kleiner Saal | winterreise | 15–60 EUR | https://tickets.example/h1',
      '2027-02-06 19:00 | munich | herkulessaal |  | winterreise | 30 RUB | https://tickets.example/m1',
      '2027-02-13 19:30 | koeln | koelner-philharmonie |  | passion | 22.5 EUR | https://tickets.example/k1 | status=cancelled',
      '2027-02-25 19:30 | bremen | die-glocke | Großer Saal | winterreise | 49 RUB | https://tickets.example/b3',
      '2027-02-26 19:30 | munich | herkulessaal |  | kammermusik |  |  | admission=free',
      '2027-02-28 19:30 | worpswede | music-hall |  | kammermusik | 18 RUB | https://tickets.example/w',
    ],
    refused: [
      'spielplan.xlsx, sheet «Spielplan 2027», row 13: «Preis ab» is an error of a formula (#DIV/0!)',
    ],
    created: ['city worpswede', 'venue music-hall', 'program kammermusik'],
    redirects: [],
  },
  {
    source: 'konzerte.ics',
    concerts: [
      '2027-01-16 19:30 | bremen | die-glocke | Großer Saal | winterreise |  |  | durationMinutes=120',
      '2027-01-20 19:30 | hamburg | elbphilharmonie |  | winterreise |  |  | durationMinutes=90',
      '2027-02-06 --:-- | bremen |  |  | offene-probe |  |  | status=postponed',
      '2027-03-07 11:00 | bremen | die-glocke |  | matinee-kammermusik |  |  | durationMinutes=75',
      '2027-03-21 12:00 | bremen | die-glocke |  | matinee-kammermusik |  |  | durationMinutes=75',
      '2027-03-28 11:00 | bremen | die-glocke |  | matinee-kammermusik |  |  | durationMinutes=75',
      '2027-04-10 20:00 | koeln | koelner-philharmonie |  | passion |  |  | durationMinutes=150 | status=cancelled',
      '2027-05-01 19:00 | new-york | carnegie-hall |  | winterreise |  |  | durationMinutes=120',
    ],
    refused: ['konzerte.ics, «Winterreise», 2027-06-01T10:00:00: it has no city'],
    created: ['program matinee-kammermusik', 'program offene-probe'],
    redirects: ['/konzerte/winterreise → /c/winterreise-bremen-2027-01-16'],
  },
  {
    source: 'site/sitemap.xml',
    concerts: [
      '2027-01-16 19:30 | bremen | die-glocke |  | winterreise | 24.5 EUR | https://tickets.example/winterreise | durationMinutes=120',
      '2027-01-20 19:30 | hamburg | elbphilharmonie | Großer Saal | winterreise | 15–60 EUR | https://old.example/tickets/hamburg',
      '2027-02-14 11:00 | bremen | die-glocke |  | peter-the-wolf |  |  | admission=free | durationMinutes=70',
      '2027-04-10 20:00 | koeln | koelner-philharmonie |  | passion |  |  | status=cancelled',
      '2027-05-01 20:00 | hamburg | elbphilharmonie |  | opening-night | 30 EUR | https://tickets.example/opening | soldOut=true',
      '2027-05-03 20:00 | hamburg | elbphilharmonie |  | closing-night |  | ',
    ],
    refused: [
      'https://old.example/events/never-saved/: this page of the sitemap is not saved beside it',
      'old.example/events/broken/index.html: its structured data (application/ld+json) is no JSON',
    ],
    created: [
      'member clara-beispiel',
      'program peter-the-wolf',
      'program opening-night',
      'program closing-night',
    ],
    redirects: [
      '/events/winterreise-bremen/ → /c/winterreise-bremen-2027-01-16',
      '/events/winterreise-hamburg/ → /c/winterreise-hamburg-2027-01-20',
      '/events/matthaeus/ → /c/passion-koeln-2027-04-10',
      '/events/family/ → /c/peter-the-wolf-bremen-2027-02-14',
      '/events/festival/ → /c/opening-night-hamburg-2027-05-01',
    ],
  },
  {
    source: 'the-events-calendar.json',
    concerts: [
      '2026-12-12 18:00 | bremen | die-glocke |  | weihnachtsoratorium-teil-i | 15–48 EUR | https://tickets.example/wo1 | durationMinutes=135',
      '2026-12-13 18:00 | bremen | die-glocke |  | weihnachtsoratorium-teil-ii | 15 EUR | https://tickets.example/wo2 | durationMinutes=120',
      '2027-01-01 17:00 | hamburg | elbphilharmonie | Kleiner Saal | neujahrskonzert |  |  | admission=free | durationMinutes=120',
      '2027-01-20 19:30 | koeln | koelner-philharmonie |  | winterreise | 22.5 EUR | https://tickets.example/koeln | durationMinutes=90',
      '2027-03-06 --:-- | bremen | die-glocke |  | tag-der-offenen-tur |  | ',
      '2027-04-01 19:00 | new-york | carnegie-hall |  | winterreise |  |  | durationMinutes=120',
      '2027-04-01 21:00 | new-york | carnegie-hall |  | winterreise |  |  | durationMinutes=120',
    ],
    refused: ['the-events-calendar.json, event 8: it lacks start_date'],
    created: [
      'program weihnachtsoratorium-teil-i',
      'program weihnachtsoratorium-teil-ii',
      'program neujahrskonzert',
      'program tag-der-offenen-tur',
    ],
    redirects: [
      '/event/wo-1/ → /c/weihnachtsoratorium-teil-i-bremen-2026-12-12',
      '/event/wo-2/ → /c/weihnachtsoratorium-teil-ii-bremen-2026-12-13',
      '/event/neujahr/ → /c/neujahrskonzert-hamburg-2027-01-01',
      '/event/winterreise-koeln/ → /c/winterreise-koeln-2027-01-20',
      '/event/offen/ → /c/tag-der-offenen-tur-bremen-2027-03-06',
      '/event/ny/ → /c/winterreise-new-york-2027-04-01',
      '/event/ny-2/ → /c/winterreise-new-york-2027-04-01-2100',
    ],
  },
  {
    source: 'events-export.csv',
    concerts: [
      '2027-01-16 19:30 | bremen | die-glocke |  | winterreise | 24.5 EUR | https://tickets.example/1 | durationMinutes=120',
      '2027-04-10 20:00 | koeln | koelner-philharmonie |  | passion |  |  | durationMinutes=165',
      '2027-05-01 20:00 | hamburg | elbphilharmonie |  | opening-night | 30 EUR | https://tickets.example/3 | durationMinutes=120',
    ],
    refused: [],
    created: ['program opening-night'],
    redirects: [],
  },
  {
    source: 'https://pretix.example/api/v1/organizers/nord/events/',
    concerts: [
      '2027-01-16 19:30 | bremen | die-glocke |  | winterreise | 25–49.5 EUR | https://pretix.example/nord/wr/ | durationMinutes=120',
      '2027-02-20 20:00 | hamburg | elbphilharmonie | Großer Saal | gala | 80–120 EUR | https://pretix.example/nord/gala/ | soldOut=true',
      '2027-03-07 11:00 | bremen | die-glocke | Kleiner Saal | kammermusik | 12 EUR | https://pretix.example/nord/serie/11/ | durationMinutes=75',
      '2027-03-28 11:00 | bremen | die-glocke |  | kammermusik | 9 EUR | https://pretix.example/nord/serie/12/ | soldOut=true',
    ],
    refused: ['pretix, serie, date 13: it is not active', 'pretix, probe: it is in test mode'],
    created: ['program kammermusik', 'program gala'],
    redirects: [],
  },
]

/** Answers of a pretix, by path. */
const pretixAnswers: Record<string, unknown> = JSON.parse(readFileSync(join(sources, 'pretix.json'), 'utf8'))

it.each(recorded)('imports $source as it is, twice without a change', async (expected) => {
  const strapi = createKnownStrapi()
  const tokens: (string | null)[] = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { host, pathname, search } = new URL(request.url)
    if (host !== 'pretix.example') return strapi.fetch(request)
    tokens.push(request.headers.get('Authorization'))
    return Response.json(pretixAnswers[pathname + search])
  }
  const options = { fetch: answer, environment: { PRETIX_TOKEN: 'secret' } }

  const { report, complaints } = await importRecorded(strapi, expected.source, ['--create'], options)
  expect(complaints).toEqual([])
  expect(concertsOf(strapi)).toEqual(expected.concerts)
  const refused = report.rows.filter(({ what }) => what === 'refused')
  expect(refused.map(({ origin, reason }) => `${origin}: ${reason}`)).toEqual(expected.refused)
  expect(report.rows.flatMap(({ leftOut }) => leftOut)).toEqual([])
  expect(report.created.map(({ type, slug }) => `${type} ${slug}`)).toEqual(expected.created)
  expect(report.redirects.map(({ what, from, to }) => `${what} ${from} → ${to}`)).toEqual(
    expected.redirects.map((redirect) => `made ${redirect}`),
  )
  expect(strapi.rows.redirects?.map(({ from, to }) => `${from} → ${to}`) ?? []).toEqual(expected.redirects)
  expect(new Set(tokens)).toEqual(new Set(expected.source.startsWith('https') ? ['Token secret'] : []))

  strapi.writes = []
  const again = await importRecorded(strapi, expected.source, ['--create'], options)
  expect(contentWrites(strapi)).toEqual([])
  expect(again.report.counts).toMatchObject({ made: 0, changed: 0, same: expected.concerts.length })
})

it('imports into Strapi 4 as into Strapi 5, as drafts', async () => {
  const [four, five] = [createKnownStrapi('4'), createKnownStrapi('5')]
  for (const strapi of [four, five]) await importRecorded(strapi, 'afisha.csv', ['--create'])
  expect(concertsOf(four)).toEqual(concertsOf(five))
  expect(new Set(four.rows.concerts?.map(({ publishedAt }) => publishedAt))).toEqual(new Set([null]))
})

describe('a source that is asked', () => {
  const given = 'https://old.example/wp-json/tribe/events/v1/events'
  const page = (next?: string) => Response.json({ events: [], next_rest_url: next })
  const moved = (to: string) => new Response(null, { status: 302, headers: { location: to } })

  it.each([
    ['names its own next page', given, page(`${given}?page=2`), [given, `${given}?page=2`]],
    [
      'names a page of its own by https',
      given.replace('https', 'http'),
      page(given),
      [given.replace('https', 'http'), given],
    ],
    ['redirects within its host', given, moved('/events'), [given, 'https://old.example/events']],
  ])('%s is followed', async (_, first, answer, expected) => {
    const asked: string[] = []
    const fetch = async (address: string) => (asked.push(address) === 1 ? answer : page())
    await readSource(openSource(first), { fetch, pretixToken: undefined, today: '2026-11-26' })
    expect(asked).toEqual(expected)
  })

  it.each([
    ['names a page of another host', page('https://evil.example/next'), 'https://evil.example/next'],
    ['names a page of the operator’s network', page('http://169.254.169.254/'), 'http://169.254.169.254/'],
    [
      'names a page of its host without https',
      page(given.replace('https', 'http')),
      given.replace('https', 'http'),
    ],
    ['names another port', page('https://old.example:8080/'), 'https://old.example:8080/'],
    ['redirects to another host', moved('//evil.example/'), 'https://evil.example/'],
  ])('%s is not followed', async (_, answer, named) => {
    const asked: string[] = []
    const fetch = async (address: string) => (asked.push(address) === 1 ? answer : page())
    await expect(
      readSource(openSource(given), { fetch, pretixToken: undefined, today: '2026-11-26' }),
    ).rejects.toThrow(`The source names another host: ${named}. Import that address if you trust it.`)
    expect(asked).toEqual([given])
  })

  it('redirects five times at most', async () => {
    const asked: string[] = []
    const fetch = async (address: string) => {
      asked.push(address)
      return moved('/again')
    }
    await expect(
      readSource(openSource(given), { fetch, pretixToken: undefined, today: '2026-11-26' }),
    ).rejects.toThrow('redirects more than 5 times')
    expect(asked).toHaveLength(6)
  })
})
