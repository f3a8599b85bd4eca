import { it } from 'vitest'
import { type SearchAnswer, searchIndexes } from '../../../src/shared/search.ts'
import { visit } from '../visit.ts'
import { beginAtTestedInstant, expectGolden } from './golden-files.ts'

beginAtTestedInstant()

/** What visitors type: names, other endings, typos, another keyboard, days, places, questions. */
const queries = {
  ru: [
    'циммер',
    'ханс цимер',
    'wbvvth',
    'миядзаки в москве',
    'концерты в питере',
    'в декабре',
    'на выходных',
    'завтра',
    'новый год',
    'казань 12 декабря',
    'анимэ',
    'гарри потер',
    'игры',
    'орган',
    'вернуть билет',
    'подарочный сертификат',
    'пушкинская карта',
    'с ребёнком',
    'тверь',
    'финоми',
    'лугового',
    'властелин колец 2',
    'отменили',
    'ж',
  ],
  en: [
    'zimmer',
    'hisaishi bangkok',
    'this weekend',
    'in january',
    'refund',
    'star wars',
    'moscow tomorrow',
    'wheelchair',
    'phuket',
    'london',
  ],
  th: ['ซิมเมอร์', 'กรุงเทพ', 'สุดสัปดาห์นี้', 'คืนบัตร'],
} as const

const isHit = (value: unknown): value is { slug: string } =>
  typeof value === 'object' && value !== null && 'slug' in value

/** One line for each kind of result: how many there are, what else the answer says, and the first five in their order. */
function toLines(q: string, { results, ...said }: SearchAnswer): string[] {
  const kinds = results.flatMap(({ hits, ...facts }) =>
    facts.totalHits === 0 ? [] : [`  ${JSON.stringify(facts)} ${hits.map(({ slug }) => slug).join(' ')}`],
  )
  const slugsOnly = (_key: string, value: unknown) => (isHit(value) ? value.slug : value)
  return [`«${q}» ${JSON.stringify(said, slugsOnly)}`, ...kinds]
}

it.each(Object.entries(queries))(
  'searches in %s find what somebody has read, in that order',
  async (locale, words) => {
    const lines: string[] = []
    for (const q of words) {
      const body = JSON.stringify({
        locale,
        queries: searchIndexes.map((indexUid) => ({ indexUid, q, hitsPerPage: 5 })),
      })
      const response = await visit('/api/search', { method: 'POST', body })
      lines.push(...toLines(q, await response.json<SearchAnswer>()))
    }
    await expectGolden(`${lines.join('\n')}\n`, `search/${locale}.txt`)
  },
)
