import { publicationAlias } from '../../../../strapi/proxy/drop-drafts.ts'
import { throttleRules } from '../../../../throttle/throttle-rules.ts'
import type { Attack, AttackGroup, Exchange } from '../attack.ts'
import { partnerQuery } from '../content.ts'
import { call, makePartnerQueryRequest } from '../ordinary-requests.ts'

const kilobyte = 1024
/** A text that makes a query as long as allowed. */
const longText = 'x'.repeat(31 * kilobyte)

/** Returns a query with a nested block string, whose lines are indented again at every level when it is printed. */
function nestedBlockString(turn: number): string {
  const levels = 600
  const text = '\\na'.repeat(9 * kilobyte)
  const inner = `cities(filters:{name:{eq:"""${turn}${text}"""}}){data{id}}`
  return `{"query":"${partnerQuery}{${'...{'.repeat(levels)}${inner}${'}'.repeat(levels)}}"}`.replaceAll(
    '"""',
    '\\"\\"\\"',
  )
}

/** Returns a filter over several relations; a concert has a city, and a city has all its concerts. */
function nestedFilter(relations: number, slug: string): object {
  const isConcert = (level: number) => level % 2 === 1
  let filter: object = { slug: { eq: slug } }
  for (let level = relations; level > 0; level--)
    filter = { [isConcert(level) ? 'city' : 'concerts']: filter }
  return filter
}
const toLiteral = (value: object) => JSON.stringify(value).replaceAll(/"(\w+)":/g, '$1:')

const byLiteral = (filter: object) =>
  makePartnerQueryRequest(`concerts(filters:${toLiteral(filter)}){data{id}}`)
const byVariable = (filter: object) =>
  makePartnerQueryRequest('concerts(filters:$f){data{id}}', { f: filter }, '($f:ConcertFiltersInput)')
const byDefault = (filter: object) =>
  makePartnerQueryRequest(
    'concerts(filters:$f){data{id}}',
    undefined,
    `($f:ConcertFiltersInput=${toLiteral(filter)})`,
  )

/** Returns lists within a list, each of the greatest length. */
const listOfLists = (start: number) =>
  `cities(pagination:{limit:100,start:${start}}){data{attributes{concerts(pagination:{limit:100}){data{attributes{` +
  'slug program{data{attributes{name concerts(pagination:{limit:100}){data{id}}}}}}}}}}}'

const isEmbedded = { behind: { isEmbedded: true } } as const

const mustBeRefused = ({ answer }: Exchange) =>
  answer.status >= 400 && answer.status < 500 ? undefined : `answered ${answer.status}, not refused`

const everything: Attack['requests'] = (turn) => [
  makePartnerQueryRequest('concerts(pagination:$p){data{id}}', undefined, '($p:PaginationArg={limit:-1})'),
  makePartnerQueryRequest('concerts(pagination:{limit:$l}){data{id}}', undefined, '($l:Int=-1)'),
  makePartnerQueryRequest('concerts(pagination:{limit:$l}){data{id}}', { l: -1 }, '($l:Int)'),
  makePartnerQueryRequest(
    'concerts(pagination:$p){data{id}}',
    { p: { limit: -1, start: turn } },
    '($p:PaginationArg)',
  ),
  makePartnerQueryRequest(
    'concerts(pagination:$p){data{id}}',
    { p: { pageSize: 100_000 + turn } },
    '($p:PaginationArg)',
  ),
  makePartnerQueryRequest('cities{data{attributes{concerts(pagination:{limit:-1}){data{id}}}}}'),
  makePartnerQueryRequest(
    'cities{data{attributes{...a}}}} fragment a on City{concerts(pagination:{limit:-1}){data{id}}',
  ),
  makePartnerQueryRequest('concerts(pagination:{limit:1e9}){data{id}}'),
]

const drafts: Attack['requests'] = (turn) => [
  makePartnerQueryRequest(`concert(id:${turn + 1}){data{attributes{slug}}}`),
  makePartnerQueryRequest('concert(id:$i){data{attributes{slug}}}', { i: String(turn) }, '($i:ID)'),
  makePartnerQueryRequest(`a:concert(id:"${turn + 1}"){data{id}} b:program(id:1){data{id}}`),
  makePartnerQueryRequest('...a} fragment a on Query{post(id:1){data{id}}'),
  makePartnerQueryRequest('concerts(publicationState:PREVIEW){data{id}}'),
  makePartnerQueryRequest(
    'concerts(publicationState:$s){data{id}}',
    { s: 'PREVIEW' },
    '($s:PublicationState)',
  ),
  makePartnerQueryRequest(
    'concerts(publicationState:$s){data{id}}',
    undefined,
    '($s:PublicationState=PREVIEW)',
  ),
  makePartnerQueryRequest('cities{data{attributes{concerts(publicationState:PREVIEW){data{id}}}}}'),
]

export const contentProxy: AttackGroup = {
  title: 'The content proxy, asked by anybody',
  attacks: [
    {
      name: 'different queries of 31 KB',
      requests: (turn) => [
        makePartnerQueryRequest(`cities(filters:{name:{eq:"${turn}${longText}"}}){data{id}}`),
      ],
      turns: 300,
      shortTurns: 100,
    },
    {
      name: 'different queries, each asked twice',
      requests: (turn) => [makePartnerQueryRequest(`cities(filters:{name:{eq:"${turn >> 1}"}}){data{id}}`)],
      turns: 300,
      shortTurns: 100,
      limits: { newKvKeys: throttleRules['kept-answers'].most },
    },
    {
      name: 'different variables of 31 KB',
      requests: (turn) => [
        makePartnerQueryRequest(
          'cities(filters:{name:{eq:$n}}){data{id}}',
          { n: `${turn}${longText}` },
          '($n:String)',
        ),
      ],
      turns: 300,
    },
    {
      name: 'block strings below 600 inline fragments',
      requests: (turn) => [call('/graphql', nestedBlockString(turn))],
      turns: 10,
      shortTurns: 10,
      limits: { queryBytes: 64 * kilobyte },
    },
    {
      name: 'filters nested over 4, 6 and 12 relations',
      requests: (turn) =>
        [4, 6, 12]
          .map((relations) => nestedFilter(relations, `moscow-${turn}`))
          .flatMap((filter) => [byLiteral(filter), byVariable(filter), byDefault(filter)]),
      turns: 3,
      shortTurns: 2,
      ...isEmbedded,
    },
    {
      name: 'lists of 100 in lists of 100',
      requests: (turn) => [
        makePartnerQueryRequest(listOfLists(turn)),
        makePartnerQueryRequest(
          Array.from({ length: 20 }, (_, at) => `a${at}:${listOfLists(turn)}`).join(' '),
        ),
      ],
      turns: 3,
      ...isEmbedded,
    },
    {
      name: 'twenty filtered lists in one query',
      requests: (turn) => [
        makePartnerQueryRequest(
          Array.from({ length: 20 }, (_, at) => {
            const filter = toLiteral(nestedFilter(3, `zz-${turn}-${at}`))
            return `a${at}:concerts(filters:${filter},pagination:{limit:100}){data{id}}`
          }).join(' '),
        ),
      ],
      turns: 3,
      ...isEmbedded,
    },
    {
      name: 'filters of a thousand ORs',
      requests: (turn) => [
        byVariable({
          or: Array.from({ length: 400 }, (_, at) => ({ slug: { containsi: `${turn}-${at}` } })),
        }),
        byVariable({ slug: { in: Array.from({ length: 2500 }, (_, at) => `${turn}-${at}`) } }),
        byVariable({ and: Array.from({ length: 60 }, () => nestedFilter(2, `zz-${turn}`)) }),
      ],
      turns: 3,
      shortTurns: 1,
      ...isEmbedded,
    },
    {
      name: "partners' queries that take 10 s, visitors new",
      requests: (turn) => [makePartnerQueryRequest(`cities(filters:{name:{eq:"slow ${turn}"}}){data{id}}`)],
      turns: 36,
      atOnce: 12,
      isBurst: true,
      behind: { slowQueries: { holding: publicationAlias, ms: 10_000 } },
      visitors: 'cold',
      mayFail: [502, 503, 504],
      // Visitors' pages that are new are rendered and cached during the attack.
      limits: { newKvKeys: Number.POSITIVE_INFINITY },
    },
    {
      name: 'all rows of a list at once',
      requests: everything,
      turns: 3,
      shortTurns: 1,
      complain: mustBeRefused,
    },
    {
      name: 'drafts, and entries by their number',
      requests: drafts,
      turns: 3,
      shortTurns: 1,
      complain: mustBeRefused,
    },
  ],
}
