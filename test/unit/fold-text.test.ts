import { describe, expect, it } from 'vitest'
import { foldText, withLatinDigits, withoutIgnorable } from '../../src/shared/fold-text.ts'

describe('texts that look alike are folded to the same', () => {
  it.each([
    ['capital letters', 'Казань', 'КАЗАНЬ'],
    ['ё and е', 'звёздные', 'звездные'],
    ['й composed and taken apart', 'Нижний', 'Нижни\u0438\u0306'],
    ['é and e', 'Amélie', 'amelie'],
    ['a soft hyphen', 'Казань', 'Ка\u00adзань'],
    ['a zero-width space', 'Казань', '\u200bКазань\u200b'],
    ['a joiner', 'Казань', 'Каз\u200dань'],
    ['marks of direction', 'Казань', '\u202eКазань\u202c\u200f'],
    ['a byte order mark', 'Казань', '\ufeffКазань'],
    ['a variation selector', '❤', '❤\ufe0f'],
    ['full-width letters', 'Zimmer 1', 'Ｚｉｍｍｅｒ　１'],
    ['half-width kana', 'トトロ', 'ﾄﾄﾛ'],
    ['a ligature', 'final', 'ﬁnal'],
    ['mathematical letters', 'zimmer', '𝓩𝓲𝓶𝓶𝓮𝓻'],
    ['letters in circles', 'zimmer', 'ⓩⓘⓜⓜⓔⓡ'],
    ['a Roman number', 'VIII', 'Ⅷ'],
    ['æ, ø and ß', 'Kaerlighed strasse', 'Kærlighed straße'],
    ['ø', 'Soren', 'Søren'],
    ['ł', 'Lodz', 'Łódź'],
    ['a Turkish i', 'istanbul', 'İstanbul'],
    ['a Turkish i without its dot', 'isik', 'ışık'],
    ['a final sigma', 'ΟΔΟΣ', 'οδος'],
    ['Kazakh letters', 'Шалкыма', 'Шалқыма'],
    ['a no-break space', 'нижний новгород', 'нижний\u00a0новгород'],
    ['apostrophes', "d'amore", 'd’amore'],
    ['an apostrophe that is a letter', "d'amore", 'dʼamore'],
    ['an accent for an apostrophe', "d'amore", 'd´amore'],
    ['Hebrew points', 'שלום', 'שָׁלוֹם'],
    ['Arabic vowels and a tatweel', 'محمد', 'مُحَمّـد'],
    ['a Latin letter in a Cyrillic word', 'Санкт', 'Cанкт'],
    ['Latin letters in a Cyrillic word', 'томск', 'tоmск'],
    ['a Cyrillic letter in a Latin word', 'zimmer', 'zimmеr'],
    ['SARA AM taken apart', 'คำ', 'ค\u0e4d\u0e32'],
    ['SARA AM with a tone, taken apart', 'น้ำ', 'น\u0e4d\u0e49\u0e32'],
    ['SARA AM before its tone', 'น้ำ', 'น\u0e33\u0e49'],
    ['SARA AM behind its tone, taken apart', 'น้ำ', 'น\u0e49\u0e4d\u0e32'],
    ['a tone before its vowel', 'ที่', 'ท\u0e48\u0e35'],
    ['two SARA E for SARA AE', 'แฮร์รี่', 'เเฮร์รี่'],
    ['Lao AM taken apart', 'ນໍ້າ', 'ນ\u0eb3\u0ec9'.normalize('NFKD')],
    ['Thai digits', '2569', '๒๕๖๙'],
    ['Arabic digits', '2026', '٢٠٢٦'],
  ])('%s', (_what, one, other) => {
    expect(foldText(other)).toBe(foldText(one))
  })
})

describe('texts that differ stay apart', () => {
  it.each([
    ['Thai vowels', 'ปี', 'ปู'],
    ['Thai tones', 'ขาว', 'ข้าว'],
    ['voiced kana', 'か', 'が'],
    ['words of one script each', 'томск', 'tomsk'],
    ['a Latin word with a Cyrillic letter that has no twin', 'zж', 'ж'],
    ['words on either side of a dash', 'web-дизайн', 'webдизайн'],
  ])('%s', (_what, one, other) => {
    expect(foldText(one)).not.toBe(foldText(other))
  })
})

it('a folded text stays as it is', () => {
  const text = foldText('Звёздные Войны – น้ำ Ｚimmer №5 Łódź')
  expect(foldText(text)).toBe(text)
})

it('digits of other scripts become those of Latin, in their places', () => {
  expect(withLatinDigits('๕ ธันวาคม ๒๕๖๙')).toBe('5 ธันวาคม 2569')
})

it('characters that nobody sees go, and nothing else', () => {
  expect(withoutIgnorable('\u2060\u200eКа\u00adзань\u200b, 5\u202f₽')).toBe('Казань, 5\u202f₽')
})
