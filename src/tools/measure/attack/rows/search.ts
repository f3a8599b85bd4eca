import { searchIndexes, searchLimits } from '../../../../shared/search.ts'
import type { AttackGroup } from '../attack.ts'
import { page, searchRequest } from '../ordinary-requests.ts'

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
