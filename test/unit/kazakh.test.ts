import { describe, expect, it } from 'vitest'
import { inPlace, ofPlace } from '../../src/languages/kk/in-place.ts'
import { concertMessages, countMessages } from '../../src/languages/texts.ts'
import { formatDay, formatShortMonth, formatWeekday } from '../../src/shared/format.ts'

describe('a city in a Kazakh sentence', () => {
  it.each([
    ['Алматы', 'Алматыда', 'Алматыдағы'],
    ['Астана', 'Астанада', 'Астанадағы'],
    ['Шымкент', 'Шымкентте', 'Шымкенттегі'],
    ['Ақтөбе', 'Ақтөбеде', 'Ақтөбедегі'],
    ['Атырау', 'Атырауда', 'Атыраудағы'],
    ['Тараз', 'Таразда', 'Тараздағы'],
    ['Семей', 'Семейде', 'Семейдегі'],
    ['Мәскеу', 'Мәскеуде', 'Мәскеудегі'],
    ['Бішкек', 'Бішкекте', 'Бішкектегі'],
    ['Берлин', 'Берлинде', 'Берлиндегі'],
    ['Омбы', 'Омбыда', 'Омбыдағы'],
  ])('%s is %s and %s', (name, where, ofThere) => {
    expect([inPlace(name), ofPlace(name)]).toEqual([where, ofThere])
  })

  it('keeps the ending that an editor has written', () => {
    expect(inPlace({ namePrepositional: 'Қарағандыда' })).toBe('Қарағандыда')
    expect(concertMessages('kk').titleIn({ namePrepositional: 'Қарағандыда' })).toBe(
      'Қарағандыдағы концерттер',
    )
  })
})

it('dates are Kazakh', () => {
  expect(formatDay('kk', '2026-12-05')).toBe('5 желтоқсан')
  expect(formatShortMonth('kk', '2026-12-05')).toBe('жел')
  expect(formatWeekday('kk', '2026-12-05')).toBe('сб')
})

it('a counted noun stays in the singular', () => {
  expect([1, 5, 21].map((count) => countMessages('kk').concerts(count))).toEqual([
    '1 концерт',
    '5 концерт',
    '21 концерт',
  ])
})
