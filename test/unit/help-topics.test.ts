import { describe, expect, it } from 'vitest'
import {
  asksForVenueFacts,
  containsPhrase,
  isAboutHelp,
  listHelpWords,
} from '../../src/search/help-topics.ts'

describe('what people type who mean', () => {
  it.each([
    ['Можно ли вернуть билет?', 'возврат'],
    ['Возврат и обмен билетов', 'вернуть деньги'],
    ['Can I return a ticket?', 'money back'],
    ['คืนบัตรได้ไหม', 'คืนเงิน'],
    ['Где оставить машину?', 'парковка'],
    ['С какого возраста можно прийти с ребёнком?', '6'],
    ['Есть ли скидки?', 'бесплатно'],
    ['Is there a dress code?', 'wear'],
  ])('«%s»: among others «%s»', (title, typed) => {
    expect(listHelpWords([title])).toContain(typed)
  })

  it.each(['Дневник оркестра', 'The studio album', 'Музыка Ханса Циммера', ''])(
    '«%s»: nothing else',
    (title) => {
      expect(listHelpWords([title])).toEqual([])
    },
  )
})

describe('facts of halls are asked for', () => {
  it.each([
    'парковка',
    'где парковка у зарядья',
    'гардероб',
    'parking',
    'lift',
    'ที่จอดรถ',
    'мест для колясок',
  ])('by «%s»', (text) => {
    expect(asksForVenueFacts(text)).toBe(true)
  })

  it.each(['казань', 'зарядье', 'концерты в москве', 'циммер', ''])('not by «%s»', (text) => {
    expect(asksForVenueFacts(text)).toBe(false)
  })
})

it.each([
  ['правила', true],
  ['ханс циммер', false],
])('«%s» names something that people ask a hall about: %s', (text, isNamed) => {
  expect(isAboutHelp(text)).toBe(isNamed)
})

it.each([
  ['студийного альбома', 'Студийный альбом', true],
  ['альбом', 'Студийный альбом', false],
])('«%s» says all of «%s»: %s', (text, phrase, isSaid) => {
  expect(containsPhrase(text, phrase)).toBe(isSaid)
})
