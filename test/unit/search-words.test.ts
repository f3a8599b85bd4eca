import { describe, expect, it } from 'vitest'
import { toSearchWords, toSegmentWords, withoutFurtherWords } from '../../src/search/query-words.ts'
import { findAliases, synonymGroups, synonyms } from '../../src/search/vocabulary.ts'
import { countForgivenTypos, splitWords, toStem, withSwappedLetters } from '../../src/search/words.ts'

describe('words are compared', () => {
  it.each([
    ['Звёздные Войны', ['звездные', 'воины']],
    ['«Интерстеллар», 2014', ['интерстеллар', '2014']],
    ['Санкт-Петербург', ['санкт', 'петербург']],
    ['Joe Hisaishi: Miyazaki’s Music', ['joe', 'hisaishi', 'miyazaki', 'music']],
    ["Hedwig's Theme", ['hedwig', 'theme']],
    ['Amélie', ['amelie']],
    ['  !!! ', []],
    ['', []],
  ])('%s as %j', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })

  it('of a Thai text as its dictionary parts them', () => {
    expect(splitWords('ดนตรีภาพยนตร์')).toEqual(['ดนตรี', 'ภาพยนตร์'])
  })
})

describe('endings', () => {
  it.each([
    [['циммера', 'циммеру', 'циммером'], 'циммер'],
    [['пираты', 'пиратов', 'пиратами', 'пиратах'], 'пират'],
    [['казань', 'казани', 'казанью'], 'казан'],
    [['звездные', 'звездных', 'звездная'], 'звездн'],
    [['музыка', 'музыку', 'музыкои'], 'музык'],
    [['concerts', 'concert'], 'concert'],
    [['cities', 'city'], 'city'],
  ])('of %j go', (words, stem) => {
    expect([...new Set(words.map((word) => toStem(word)))]).toEqual([stem])
  })

  it.each(['пан', 'рим', 'bus', 'boss', 'gladiator', 'ดนตรี', '2014'])('of «%s» stay', (word) => {
    expect(toStem(word)).toBe(word)
  })

  it('that make another word stay', () => {
    expect(toStem('морской')).not.toBe(toStem('море'))
  })
})

describe('typos', () => {
  it.each([
    ['дюна', 0],
    ['дюнах', 1],
    ['циммеру', 1],
    ['хисаисими', 2],
  ])('in «%s»: %i are forgiven', (word, typos) => {
    expect(countForgivenTypos(word)).toBe(typos)
  })

  it('that swap neighbours are one', () => {
    expect(withSwappedLetters('фуа')).toEqual(['уфа', 'фау'])
  })
})

describe('what a text asks for', () => {
  const typed = (index: Parameters<typeof toSearchWords>[0], text: string) =>
    toSearchWords(index, text)?.map(({ text: word }) => word)

  it.each([
    ['concert', 'Концерты в Казани', ['казани']],
    ['concert', 'концерты', []],
    ['concert', 'казань концер', ['казань']],
    ['concert', 'book Hans Zimmer', ['hans', 'zimmer']],
    ['concert', 'забронировать билеты на Циммера', ['циммера']],
    ['program', 'чешский заказать', ['чешскии']],
    ['answer', 'забронировать билет', ['забронировать']],
    ['city', 'концерты в Казани', ['казани']],
    ['city', 'концерты', ['концерты']],
    ['program', 'программа Циммера', ['циммера']],
    ['venue', 'в', ['в']],
    ['post', 'новости', []],
    ['concert', '', []],
  ] as const)('of %s: «%s» is %j', (index, text, words) => {
    expect(typed(index, text)).toEqual(words)
  })

  it('is nothing that exists when it has no word', () => {
    expect(toSearchWords('concert', '!!!')).toBeUndefined()
  })

  it('ends in an unfinished word, and begins in whole ones', () => {
    expect(toSearchWords('concert', 'ханс цим')?.map(({ isPrefix }) => isPrefix)).toEqual([false, true])
  })

  it('has no unfinished word when its last one tells nothing', () => {
    expect(toSearchWords('concert', 'казань концерты')?.map(({ isPrefix }) => isPrefix)).toEqual([false])
  })
})

describe('words past the tenth', () => {
  const text = Array.from({ length: 100 }, (_, at) => `a${at}`).join(' ')

  it('are not looked for', () => {
    expect(toSearchWords('concert', text)?.map(({ text: word }) => word)).toEqual(
      text.split(' ').slice(0, 10),
    )
  })

  it('leave the tenth whole', () => {
    expect(toSearchWords('concert', text)?.filter(({ isPrefix }) => isPrefix)).toEqual([])
    expect(withoutFurtherWords(text)).toBe('a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 ')
  })

  it('are counted in Thai too, which has no spaces', () => {
    expect(toSegmentWords({ text: 'ดนตรีภาพยนตร์'.repeat(9), isPrefix: true })).toHaveLength(10)
  })

  it('are not there in a text of ten', () => {
    expect(withoutFurtherWords('a b c d e f g h i j')).toBe('a b c d e f g h i j')
  })
})

describe('the synonyms', () => {
  it('are written in small letters and with е, as Meilisearch is asked', () => {
    const phrases = synonymGroups.flat()
    expect(phrases.filter((phrase) => phrase.toLowerCase().replaceAll('ё', 'е') !== phrase)).toEqual([])
  })

  it('of each phrase are all the others of its group, and of no other', () => {
    const phrases = synonymGroups.flat()
    expect(new Set(phrases).size).toBe(phrases.length)
    expect(synonyms.лотр).toEqual(['вк', 'lotr', 'властелин колец', 'lord of the rings'])
  })

  it.each([
    ['Final Fantasy', 'фф'],
    ['Гарри Поттер: музыка восьми фильмов', 'hp'],
    ['Звёздные войны. Эпизод IV', 'sw'],
    ['Музыка Nintendo', 'нинтендо'],
    ['Файнал Фэнтези', 'ff'],
  ])('of «%s» have «%s»', (name, alias) => {
    expect(findAliases([name])).toContain(alias)
  })

  it('are of nothing that only looks like it', () => {
    expect(findAliases(['Властелин мух', 'Евангелие', 'Nintendogs'])).toEqual([])
  })

  it('map each Russian abbreviation to a Latin form', () => {
    const withoutLatin = synonymGroups.filter((group) => !group.some((phrase) => /^[a-z ]+$/.test(phrase)))
    expect(withoutLatin).toEqual([])
  })
})
