import { describe, expect, it } from 'vitest'
import { listAttempts, listWiderAttempts } from '../../src/search/part-attempts.ts'
import { listBeginnings } from '../../src/search/words.ts'

const period = { from: '2026-12-05', to: '2026-12-06' }
const dateOf = (phrase: string, rest: string) => ({ period, phrase, rest })
const said = ({ kept, leftOut, query }: { kept: string; leftOut: string[]; query: string }) =>
  `${kept} | ${leftOut.join(', ')} | ${query}`

describe('what may be left out of a search', () => {
  it('is a word from its end or from its beginning, as few as can be', () => {
    expect(listAttempts('циммер казань завтра', undefined).map((side) => side.map(said))).toEqual([
      ['циммер казань | завтра | циммер казань', 'циммер | казань завтра | циммер'],
      ['казань завтра | циммер | казань завтра', 'завтра | циммер казань | завтра'],
    ])
  })

  it('is nothing where there is one word', () => {
    expect(listAttempts('циммер', undefined)).toEqual([])
  })

  it('are days, where nothing else was said: what comes after them is shown', () => {
    expect(listAttempts('в выходные', dateOf('в выходные', ''))).toEqual([
      [{ kept: '', days: { from: '2026-12-05' }, isOfPeriod: false, leftOut: ['в выходные'], query: '' }],
    ])
  })

  it('are the days first, then the one word beside them', () => {
    const attempts = listAttempts('циммер в выходные', dateOf('в выходные', 'циммер'))
    expect(attempts.map((side) => side.map(said))).toEqual([
      ['циммер | в выходные | циммер'],
      [' | циммер | в выходные'],
    ])
  })
})

describe('what may be left out where that finds nothing', () => {
  it('is no more where no days were said', () => {
    expect(listWiderAttempts(undefined)).toEqual([])
  })

  it('are the days and words, then all words', () => {
    const attempts = listWiderAttempts(dateOf('в выходные', 'циммер казань'))
    expect(attempts.map((side) => side.map(said))).toEqual([
      ['циммер | казань, в выходные | циммер'],
      ['казань | циммер, в выходные | казань'],
      [' | циммер казань | в выходные'],
    ])
  })
})

describe('the beginnings of a word in which a typo is forgiven', () => {
  it.each([
    ['цимм', []],
    ['цимме', []],
    ['циммер', ['цимме']],
    ['циммера', ['цимме', 'циммер']],
  ])('«%s» are %j', (word, beginnings) => {
    expect(listBeginnings(word)).toEqual(beginnings)
  })
})
