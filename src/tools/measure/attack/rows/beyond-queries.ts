import { toUtcDay } from '../../../../shared/zoned-time.ts'
import { publicationAlias } from '../../../../strapi/proxy/drop-drafts.ts'
import { shippedSnapshot } from '../../../../strapi-emulator/executor.ts'
import type { Attack, AttackGroup, Exchange } from '../attack.ts'
import { partnerQuery } from '../content.ts'
import { call, makePartnerQueryRequest, page } from '../ordinary-requests.ts'

const isEmbedded = { behind: { isEmbedded: true } } as const

const snapshot = shippedSnapshot(toUtcDay(Date.now()))
const slugsOf = (type: 'City' | 'Program' | 'Concert') => [
  ...new Set(snapshot[type].flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []))),
]
const [cities, programs, concerts] = [slugsOf('City'), slugsOf('Program'), slugsOf('Concert')]

/** Returns another choice of real concerts for each turn. */
const someConcerts = (turn: number, count: number) =>
  Array.from({ length: count }, (_, at) => concerts[(turn * 31 + at * (turn + 7)) % concerts.length]).join(
    ',',
  )

const repeat = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ')

const costlyToCheck: Attack['requests'] = (turn) => [
  // GraphQL validation compares each pair of fields with the same name.
  makePartnerQueryRequest(repeat(480, () => `cities(filters:{slug:{eq:"a${turn}"}}){data{id}}`)),
  makePartnerQueryRequest(
    `...${'a'} } fragment a on Query { ${repeat(160, () => `cities{data{attributes{slug}}}`)}`,
  ),
  // GraphQL validation searches similar names for each unknown one.
  makePartnerQueryRequest(repeat(480, (at) => `concerst${turn}${at}`)),
  makePartnerQueryRequest(`cities{data{attributes{${repeat(480, (at) => `naem${turn}${at}`)}}}}`),
  makePartnerQueryRequest(repeat(480, (at) => `cities(filtres${at}:1)`)),
  // Without counting, each nested level would double the number of compared rows.
  call('/graphql', {
    query: `${partnerQuery}{...f0} ${repeat(40, (at) => `fragment f${at} on Query{...f${at + 1} ...f${at + 1}}`)} fragment f40 on Query{cities{data{id}}}`,
  }),
  makePartnerQueryRequest(`cities ${'@include(if:true)'.repeat(300)}{data{id}}`),
  makePartnerQueryRequest(`cities(filters:{slug:{in:[${repeat(600, (at) => `"a${at}",`)}]}}){data{id}}`),
  makePartnerQueryRequest(`cities(filters:${'['.repeat(900)}${']'.repeat(900)}){data{id}}`),
  makePartnerQueryRequest(
    'cities(filters:$f){data{id}}',
    { f: Array.from({ length: 4000 }, () => ({ a: turn })) },
    '($f:CityFiltersInput)',
  ),
  makePartnerQueryRequest(
    'cities(filters:$f){data{id}}',
    { f: { and: Array.from({ length: 2000 }, () => ({})) } },
    '($f:CityFiltersInput)',
  ),
  makePartnerQueryRequest(
    'cities(sort:$s){data{id}}',
    { s: Array.from({ length: 3000 }, () => 'name:asc') },
    '($s:[String])',
  ),
  makePartnerQueryRequest(`cities(sort:["${'name:asc,'.repeat(2500)}"]){data{id}}`),
  makePartnerQueryRequest(`cities(filters:{name:{containsi:"${'е\u0301'.repeat(5000)}"}}){data{id}}`),
  makePartnerQueryRequest(repeat(400, (at) => `# ${'a'.repeat(60)}${at}\n`)),
]

const mustBeBounded = ({ sent, answer }: Exchange) =>
  answer.text.length > 20 * Math.max(1000, sent.body?.length ?? 0)
    ? `answers with ${Math.round(answer.text.length / 1024)} KB`
    : undefined

export const beyondQueries: AttackGroup = {
  title: 'Beyond the list: queries that are allowed',
  attacks: [
    {
      name: 'queries that are dear to check',
      requests: costlyToCheck,
      turns: 3,
      shortTurns: 1,
      complain: mustBeBounded,
      ...isEmbedded,
    },
    {
      name: "partners' slow queries, each with a token",
      requests: (turn) => {
        const asked = makePartnerQueryRequest(`cities(filters:{name:{eq:"slow ${turn}"}}){data{id}}`)
        return [{ ...asked, headers: { ...asked.headers, authorization: `Bearer ${turn}` } }]
      },
      turns: 60,
      isBurst: true,
      behind: { slowQueries: { holding: publicationAlias, ms: 10_000 } },
      visitors: 'cold',
      mayFail: [502, 503, 504],
      limits: { newKvKeys: Number.POSITIVE_INFINITY },
    },
    {
      name: "visitors' searches that take 10 s, other visitors new",
      requests: (turn) => [
        page(`/concerts?q=${encodeURIComponent(`слово ${turn}`)}`),
        page(`/saved?slugs=${someConcerts(turn, 3)}`),
      ],
      turns: 30,
      isBurst: true,
      behind: { slowQueries: { holding: 'containsi', ms: 10_000 } },
      visitors: 'cold',
      mayFail: [503],
      limits: { newKvKeys: Number.POSITIVE_INFINITY },
    },
    {
      name: 'schedules for texts of a hundred words',
      requests: (turn) => [
        page(`/concerts?q=${Array.from({ length: 90 }, (_, at) => (turn + at) % 10).join('+')}`),
      ],
      turns: 5,
      shortTurns: 2,
      // The database searches each word in five fields of every concert.
      limits: { queryBytes: 4 * 1024 },
    },
    {
      name: 'known cities × programs × months',
      requests: (turn) => [
        page(
          `/concerts?city=${cities[turn % cities.length]}&program=${programs[(turn * 7) % programs.length]}&month=2027-0${1 + (turn % 9)}`,
        ),
      ],
      turns: 120,
      shortTurns: 40,
      // Few keys are written, since only the addresses with concerts are cached.
      limits: { newKvKeys: 8 },
    },
    {
      name: 'saved lists, each of other real concerts',
      requests: (turn) => [page(`/saved?slugs=${someConcerts(turn, 50)}`)],
      turns: 100,
    },
    {
      name: 'schedules, each for another text',
      requests: (turn) => [page(`/concerts?q=${encodeURIComponent(`zz${turn} ${'слово '.repeat(20)}`)}`)],
      turns: 100,
      shortTurns: 30,
    },
    {
      name: 'pictures of entries that nobody has shared yet',
      requests: (turn) =>
        ['', '-16x9', '-4x3', '-1x1'].map((format) => page(`/c/${concerts[turn * 5]}/card${format}.png`)),
      turns: 8,
      limits: { newKvKeys: Number.POSITIVE_INFINITY },
    },
    {
      name: 'entries that nobody has looked at yet',
      requests: (turn) => [
        page(`/c/${concerts[turn * 3 + 1]}`),
        page(`/th/cities/${cities[turn % cities.length]}`),
        page(`/en/${programs[turn % programs.length]}`),
        page(`/cities/${cities[turn % cities.length]}/calendar.ics`),
      ],
      turns: 10,
      // The entries exist, so their pages are cached.
      limits: { newKvKeys: Number.POSITIVE_INFINITY },
    },
  ],
}
