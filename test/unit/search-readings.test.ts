import { describe, expect, it } from 'vitest'
import { splitGlued } from '../../src/search/readings.ts'
import { findInRuns, groupRuns, loadRuns, splitRun, toRuns } from '../../src/search/runs.ts'
import { readTermKind } from '../../src/search/terms.ts'

describe('a glued word', () => {
  const words = [
    ...['гарри', 'поттер', 'lord', 'rings', 'ростов', 'дону', 'дом', 'музыки', 'кав'],
    ...['star', 'wars', 'film', 'music', 'live', 'hall'],
  ]
  const split = (word: string) =>
    splitGlued(
      word,
      (piece, isLast) => words.some((each) => each === piece || (isLast && each.startsWith(piece))),
      (piece) => ['of', 'the', 'на'].includes(piece),
    )

  it.each([
    ['гаррипоттер', ['гарри', 'поттер']],
    ['гаррипот', ['гарри', 'пот']],
    ['lordoftherings', ['lord', 'of', 'the', 'rings']],
    ['ростовнадону', ['ростов', 'на', 'дону']],
    ['доммузыки', ['дом', 'музыки']],
    ['starwarsfilmmusiclive', ['star', 'wars', 'film', 'music', 'live']],
  ])('«%s» is %j', (word, pieces) => {
    expect(split(word)).toEqual(pieces)
  })

  it.each(['поттер', 'кавбой', 'гарри', 'наросто', '', 'ы'.repeat(500)])('«%s» is none', (word) => {
    expect(split(word)).toBeUndefined()
  })

  it('of six words is none', () => {
    expect(split('starwarsfilmmusiclivehall')).toBeUndefined()
  })
})

describe('a name without spaces', () => {
  const runs = loadRuns(
    groupRuns([
      ...toRuns('program:0', 'name', ['ดนตรีของฮันส์ ซิมเมอร์', 'The Music of Hans Zimmer']),
      ...toRuns('city:0', 'name', ['กรุงเทพฯ']),
      ...toRuns('program:1', 'other', ['千と千尋の神隠し']),
    ]),
    readTermKind,
  )
  const found = (letters: string, isUnfinished = true) =>
    findInRuns(runs, letters, isUnfinished).map(({ source }) => source)

  it.each([
    ['its beginning', 'ดนตรีขอ', 'program:0'],
    ['half a word of it', 'ซิมเ', 'program:0'],
    ['words of it without their space', 'ฮันส์ซิมเมอร์', 'program:0'],
    ['a part that begins inside a word', 'มเมอร์', 'program:0'],
    ['two letters', 'กร', 'city:0'],
    ['Japanese', '神隠', 'program:1'],
  ])('is found by %s', (_what, letters, source) => {
    expect(found(letters)).toEqual([source])
  })

  it.each([
    ['a sign that stands on a letter', '\u0e38งเทพ'],
    ['two letters inside a word', 'งเ'],
    ['letters that it hasn’t got', 'พอตเตอร์'],
    ['Latin letters', 'zimmer'],
  ])('isn’t found by %s', (_what, letters) => {
    expect(found(letters)).toEqual([])
  })

  it('is found by a whole word only, where the word is finished', () => {
    expect(found('ดนตรี', false)).toEqual(['program:0'])
    expect(found('ดนต', false)).toEqual([])
  })

  it('says whether the word is whole', () => {
    const isWhole = (letters: string) => findInRuns(runs, letters, true)[0]?.found[0]?.isWhole
    expect([isWhole('ซิมเมอร์'), isWhole('ดนต')]).toEqual([true, false])
  })
})

describe('a run of letters', () => {
  const known = ['คอนเสิร์ต', 'ฮันส์ซิมเมอร์', 'กรุงเทพ']
  const split = (run: string) =>
    splitRun(run, (piece, isLast) =>
      known.some((each) => each === piece || (isLast && each.startsWith(piece))),
    )

  it.each([
    ['คอนเสิร์ตฮันส์ซิมเมอร์', ['คอนเสิร์ต', 'ฮันส์ซิมเมอร์']],
    ['คอนเสิร์ตฮันส์ซิม', ['คอนเสิร์ต', 'ฮันส์ซิม']],
    ['ฮันส์ซิมเมอร์กรุงเทพ', ['ฮันส์ซิมเมอร์', 'กรุงเทพ']],
  ])('%s is parted into the longest names', (run, pieces) => {
    expect(split(run)).toEqual(pieces)
  })

  it('isn’t parted where something in it is unknown', () => {
    expect(split('กรุงเทพมหานคร')).toBeUndefined()
  })

  it('isn’t parted where it is a sentence', () => {
    expect(split('กรุงเทพ'.repeat(30))).toBeUndefined()
  })

  it('is tried no more than once at each place', () => {
    let tries = 0
    splitRun('ก'.repeat(40), (piece, isLast) => {
      tries += 1
      return !isLast && piece.length < 5
    })
    expect(tries).toBeLessThan(1000)
  })
})
