import { describe, expect, it } from 'vitest'
import { toCharacters, toDocumentWords, toPhrases, toQueryWords } from '../../src/search/service-words.ts'

describe('what Meilisearch keeps', () => {
  it.each([
    [['Музыка Ханса Циммера'], ['музыка ханса циммера', 'музык ханс циммер']],
    [['Звёздные войны'], ['звездные воины', 'звездн воин']],
    [['NieR', 'NieR'], ['nier']],
    [
      ['Ка\u00adзань', undefined],
      ['казань', 'казан'],
    ],
    [[''], []],
  ])('of %j is %j', (texts, kept) => {
    expect(toDocumentWords(texts)).toEqual(kept)
  })
})

describe('what it is asked', () => {
  it.each([
    ['«Звёздные» войны!', 'звездн воин'],
    ['циммера', 'циммер'],
    ['" OR -казань', 'or казан'],
    ['ｚｉｍｍｅｒ', 'zimmer'],
    ['!!!', ''],
    [`${'a1 '.repeat(12)}`, `${'a1 '.repeat(10)}`],
  ])('for «%s» is «%s»', (typed, asked) => {
    expect(toQueryWords(typed)).toBe(asked)
  })
})

describe('letters of names without spaces', () => {
  it('are kept one by one, without signs that stand on others', () => {
    expect(toCharacters(['ฮันส์ ซิมเมอร์', 'Hans Zimmer'])).toEqual(['ฮ น ส ซ ม เ ม อ ร'])
  })

  it.each([
    ['ซิมเม', '"ซ ม เ ม"'],
    ['ฮันส์ ซิมเม', '"ฮ น ส" "ซ ม เ ม"'],
  ])('are asked for as a phrase: %s', (typed, asked) => {
    expect(toPhrases(typed)).toBe(asked)
  })

  it.each(['zimmer', 'ซิมเม zimmer', 'ฮั', '', '"'])('aren’t asked for by «%s»', (typed) => {
    expect(toPhrases(typed)).toBeUndefined()
  })
})
