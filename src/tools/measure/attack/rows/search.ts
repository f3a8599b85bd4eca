import { searchIndexes, searchLimits } from '../../../../shared/search.ts'
import type { AttackGroup } from '../attack.ts'
import { call, mustAnswer, page, searchRequest } from '../ordinary-requests.ts'

const letters = 'абвгдежзиклмнопрстуфхцчшэюяabcdefghijklmnopqrstuvwxyz'

/** Returns a hundred one-letter words, others for each turn. */
const words = (turn: number) =>
  Array.from(
    { length: searchLimits.queryLength / 2 },
    (_, at) => letters[(at * 7 + turn) % letters.length],
  ).join(' ')

const ten = (q: (at: number) => string, more: object = {}) =>
  Array.from({ length: searchLimits.queries }, (_, at) => ({
    indexUid: searchIndexes[at % searchIndexes.length],
    q: q(at),
    ...more,
  }))
/** Returns a multi-search of ten queries in one index. */
const tenOf = (indexUid: string, q: (at: number) => string, more: object = {}) =>
  ten(q).map((query) => ({ ...query, indexUid, ...more }))

const repeated = (text: string) => text.repeat(Math.floor(searchLimits.queryLength / text.length))

const toToolCall = (name: string, given: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
})
/** Messages that no assistant sends: other types, other revisions, tools and arguments that there aren't. */
const oddMessages: readonly unknown[] = [
  '',
  '[[[[',
  'null',
  '['.repeat(30_000),
  [toToolCall('list_cities', {})],
  { jsonrpc: '2.0', id: {}, method: 'ping' },
  { jsonrpc: '2.0', id: 1, method: '__proto__' },
  {
    jsonrpc: '2.0',
    id: 1,
    method: 'ping',
    params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '3' } },
  },
  toToolCall('toString', {}),
  toToolCall('get_concert', { slug: 'a'.repeat(30_000) }),
  toToolCall('get_program', { program: ['hans-zimmer'] }),
  toToolCall('search_concerts', { latitude: 1e300, withinKm: -1, access: ['__proto__'], from: '2026-99-99' }),
  toToolCall('answer_question', { question: '\u202e\u0000'.repeat(100) }),
]

export const searchAttacks: AttackGroup = {
  title: 'Search',
  attacks: [
    {
      name: 'ten texts of a hundred words',
      requests: (turn) => [
        searchRequest(ten((at) => words(turn * 10 + at))),
        searchRequest(
          tenOf('concert', (at) => words(turn * 11 + at), { matchingStrategy: 'last', hitsPerPage: 20 }),
        ),
        page(`/search?q=${encodeURIComponent(words(turn))}`),
        page(`/concerts?q=${encodeURIComponent(words(turn))}`),
        page(`/search?index=concert&page=500&q=${encodeURIComponent(words(turn))}`),
      ],
      turns: 5,
      shortTurns: 2,
    },
    {
      name: 'combining marks, one long word, no words, emoji',
      requests: (turn) =>
        [
          'e\u0301',
          '\u0301',
          'а',
          'ก็',
          '👩‍🚀',
          '\u202e\u0000',
          '-',
          '"*?',
          'İ',
          '\ud800',
          'ﷺ',
          'к о н ц ',
        ].map((text) =>
          searchRequest(
            tenOf('concert', (at) => `${turn}${at}${repeated(text)}`.slice(0, searchLimits.queryLength)),
          ),
        ),
      turns: 5,
      shortTurns: 1,
    },
    {
      name: 'different texts, one after the other',
      requests: (turn) => [
        searchRequest([{ indexUid: 'concert', q: `${turn}${words(turn)}`.slice(0, 200) }], 'en'),
      ],
      turns: 150,
      shortTurns: 30,
    },
    {
      name: 'tools of assistants, called with nonsense',
      requests: (turn) =>
        [
          ...oddMessages,
          ...[`${turn}${words(turn)}`, '__proto__', repeated('\u0301')].map((text) =>
            toToolCall('search_concerts', {
              words: text.slice(0, 200),
              place: text.slice(0, 200),
              page: 500,
            }),
          ),
        ].map((message) => call('/mcp', message)),
      turns: 60,
      shortTurns: 1,
      complain: mustAnswer(200, 202, 400),
    },
    {
      name: 'cities by odd texts',
      requests: (turn) =>
        ['', 'a'.repeat(200), repeated('\u0301'), '%00', '[', '__proto__', repeated('м '), '\ud83c'].map(
          (text) =>
            page(`/api/cities?locale=en&query=${encodeURIComponent(`${text.toWellFormed()}`)}&t=${turn}`),
        ),
      turns: 5,
    },
  ],
}
