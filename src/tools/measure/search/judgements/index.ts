import { german } from './german.ts'
import { help } from './help.ts'
import { type Judgement, judgementsAbout } from './judgement.ts'
import { kazakh } from './kazakh.ts'
import { englishNames } from './names-en.ts'
import { russianNames } from './names-ru.ts'
import { thaiNames } from './names-th.ts'
import { russianTyping } from './typing-ru.ts'

/** Queries with days, alone and beside a name. */
const days: readonly Judgement[] = [
  ...judgementsAbout('days', 'ru', [
    ['концерты в декабре', 'concert', { days: 'december' }],
    ['концерты в январе', 'concert', { days: 'january' }],
    ['в выходные', 'concert', { days: 'weekend' }],
    ['куда сходить на выходных', 'concert', { days: 'weekend' }],
    ['в следующем месяце', 'concert', { days: 'next-month' }],
    ['декабрь', 'concert', { days: 'december' }],
    ['москва в декабре', 'concert', { days: 'december', slug: '-moscow-' }],
    ['москва выходные', 'concert', { days: 'weekend', slug: '-moscow-' }],
    ['циммер в декабре', 'concert', { days: 'december', slug: 'hans-zimmer-' }],
  ]),
  ...judgementsAbout('days', 'en', [
    ['december', 'concert', { days: 'december' }],
    ['concerts this weekend', 'concert', { days: 'weekend' }],
    ['next month', 'concert', { days: 'next-month' }],
    ['moscow in december', 'concert', { days: 'december', slug: '-moscow-' }],
    ['concerts in january', 'concert', { days: 'january' }],
  ]),
  ...judgementsAbout('days', 'th', [
    ['ธันวาคม', 'concert', { days: 'december' }],
    ['เดือนหน้า', 'concert', { days: 'next-month' }],
    ['มกราคม', 'concert', { days: 'january' }],
    ['กรุงเทพ ธันวาคม', 'concert', { days: 'december', slug: '-bangkok-' }],
  ]),
]

/** The judged queries in languages that the demo lacks. */
export const abroad: readonly Judgement[] = [...german, ...kazakh]

/** The judged queries in the demo's languages. */
export const judgements: readonly Judgement[] = [
  ...russianNames,
  ...russianTyping,
  ...englishNames,
  ...thaiNames,
  ...days,
  ...help,
]
