import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { typographies } from '../../src/shared/languages/facts.ts'
import { findLanguageFolders } from '../../src/shared/languages/language-folders.mjs'
import type { Locale } from '../../src/shared/locales.ts'
import { typeset } from '../../src/shared/typeset.ts'
import { typesetTexts } from '../../src/tools/build/typeset-texts.ts'
import { findInCode } from './read-imports.ts'

/** A space at which no line ends is written as `_` here. */
const shown = (text: string) => text.replaceAll('\u00a0', '_')

describe('a text is set', () => {
  it.each<[Locale, string, string]>([
    // Short words stay with the next one.
    ['ru', 'Музыка из фильмов и игр', 'Музыка из_фильмов и_игр'],
    ['ru', 'В Казани, на Волге: для всех', 'В_Казани, на_Волге: для_всех'],
    ['ru', '«О городе» и «к нам»', '«О_городе» и_«к_нам»'],
    ['ru', 'Мы не из тех', 'Мы не_из_тех'],
    ['ru', 'концерт в ', 'концерт в_'],
    ['ru', 'Да', 'Да'],
    ['ru', 'что-то на-гора', 'что-то на-гора'],
    ['kk', 'Опера және балет', 'Опера және балет'],
    ['en', 'A night at a hall', 'A_night at a_hall'],
    ['de', 'Ein Abend in der Oper', 'Ein Abend in der Oper'],
    ['th', 'คอนเสิร์ต ที่ กรุงเทพ', 'คอนเสิร์ต ที่ กรุงเทพ'],
    // Particles stay with the word before.
    ['ru', 'Можно ли прийти, если бы', 'Можно_ли прийти, если_бы'],
    ['ru', 'Листья же', 'Листья_же'],
    // Texts with dashes.
    ['ru', 'Москва - город', 'Москва_— город'],
    ['ru', 'Москва — город', 'Москва_— город'],
    ['ru', ' — билеты', '_— билеты'],
    ['en', 'Moscow - a city', 'Moscow_– a_city'],
    ['de', 'Wien – Musik', 'Wien_– Musik'],
    ['ru', 'Санкт-Петербург, 10-12', 'Санкт-Петербург, 10-12'],
    ['ru', '- пункт списка', '- пункт списка'],
    // Texts with numbers.
    ['ru', '5 декабря 2026 года', '5_декабря 2026 года'],
    ['ru', 'от 1 500 ₽', 'от_1_500_₽'],
    ['ru', '1 000 000 зрителей', '1_000_000_зрителей'],
    ['ru', '2 / мин', '2_/_мин'],
    ['ru', '1,5 ч', '1,5_ч'],
    ['ru', '№ 5, § 2', '№_5, §_2'],
    ['ru', '19:00 начало', '19:00 начало'],
    ['en', '12 concerts in 2026 and 3.5 km', '12_concerts in 2026 and 3.5_km'],
    ['th', 'คอนเสิร์ต 3 รายการ', 'คอนเสิร์ต 3_รายการ'],
    // Texts with initials and abbreviations.
    ['ru', 'Дж. Уильямс', 'Дж._Уильямс'],
    ['ru', 'Дж. Р. Р. Толкин', 'Дж._Р._Р._Толкин'],
    ['ru', 'ул. Ленина, д. 5', 'ул._Ленина, д._5'],
    ['en', 'J. Williams and Mr. Bean, No. 5', 'J._Williams and Mr._Bean, No._5'],
    ['de', 'z. B. Dr. Müller', 'z._B._Dr._Müller'],
    // A dot between names begins no line.
    ['ru', 'Казань · ДК', 'Казань_· ДК'],
    ['en', ' · sold out', '_· sold out'],
    // Texts with quotes.
    ['ru', 'Зал "Пирамида"', 'Зал «Пирамида»'],
    ['ru', '"Time 2020", "Начало"', '«Time 2020», «Начало»'],
    ['en', 'The "Dune" suite', 'The “Dune” suite'],
    ['de', 'Die "Zauberflöte"', 'Die „Zauberflöte“'],
    ['th', 'เพลง "Dune"', 'เพลง “Dune”'],
    ['ru', 'экран 5" и 7"', 'экран 5" и_7"'],
    ['ru', 'Концерт «Дюна»', 'Концерт «Дюна»'],
    // Texts with apostrophes and dots.
    ['en', "It's Hedwig's", 'It’s Hedwig’s'],
    ['ru', "O'Connor", "O'Connor"],
    ['ru', 'Скоро...', 'Скоро…'],
    ['en', 'Wait.... what', 'Wait.... what'],
    // Texts with Latin words among Thai ones.
    ['th', 'ดนตรีDuneในกรุงเทพ', 'ดนตรี Dune ในกรุงเทพ'],
  ])('%s: %s', (locale, text, set) => {
    expect(shown(typeset(locale, text))).toBe(set)
  })

  it.each<[Locale, string]>([
    ['ru', 'https://example.org/a-b/...?q="x"&n=5'],
    ['en', "anna.o'neil@example.org".replace("'", '')],
    ['ru', 'hans-zimmer-moscow-1'],
    ['ru', ''],
    ['ru', 'K7MX2PDA'],
    ['ru', '19:00–21:00'],
    ['en', 'https://x.example/it%27s'],
  ])('%s: %s stays as it is', (locale, text) => {
    expect(typeset(locale, text)).toBe(text)
  })

  it.each(Object.keys(typographies) as Locale[])('%s: once', (locale) => {
    const text = 'В "ДК" - 5 мест, 2 / мин · Дж. Р. Уильямс, it\'s... ดนตรีDune № 5'
    expect(typeset(locale, typeset(locale, text))).toBe(typeset(locale, text))
  })

  it.each(['"', '" ', 'и ', '5 ', '. ', 'А. ', '-', ' - ', "a'", '…', '1 000 '])(
    'in a time that grows with its length, whatever is in it: %j',
    (part) => {
      const timeOf = (times: number) => {
        const text = part.repeat(times)
        const start = performance.now()
        typeset('ru', text)
        return performance.now() - start
      }
      timeOf(1000)
      expect(timeOf(100_000)).toBeLessThan(10_000)
    },
  )
})

describe('the texts of a language’s file', () => {
  const typography = typographies.ru
  /** `@{` begins a value of a template here. */
  const set = (source: string) =>
    typography ? shown(typesetTexts(source.replaceAll('@{', '${'), typography)).replaceAll('${', '@{') : ''

  it.each([
    ["export const a = { b: 'В Казани' } // В Казани", "export const a = { b: 'В_Казани' } // В Казани"],
    [
      '/* в зале */ const a = `в @{place} и @{f("в зале")}`',
      '/* в зале */ const a = `в_@{place} и_@{f("в_зале")}`',
    ],
    ['`@{count} мест`', '`@{count}_мест`'],
    ['`@{name} мест`', '`@{name} мест`'],
    ["`@{count} @{plural('ru', count, {})} уже`", "`@{count}_@{plural('ru', count, {})} уже`"],
    ["`@{plural({ one: 'в зале' })} в зале`", "`@{plural({ one: 'в_зале' })} в_зале`"],
    ["import { x } from '../../a b.ts'", "import { x } from '../../a b.ts'"],
    ["'it\\'s в зале'", "'it\\'s в_зале'"],
    ["`@{a ? `в @{b}` : ''} и`", "`@{a ? `в_@{b}` : ''} и`"],
    ["'незакрытая в зале", "'незакрытая в_зале"],
  ])('%s', (source, written) => {
    expect(set(source)).toBe(written)
  })

  const files = [...findLanguageFolders()].flatMap(([tag, folder]) => {
    const texts = fileURLToPath(`${folder}texts/`)
    return readdirSync(texts).map((name) => [`${tag} ${name}`, tag as Locale, `${texts}${name}`] as const)
  })

  it.each(files)('are the same letters and code as before: %s', (_, tag, file) => {
    const source = readFileSync(file, 'utf8')
    const rules = typographies[tag]
    const written = rules ? typesetTexts(source, rules) : source
    expect(shown(written).replaceAll('_', ' ')).toBe(shown(source).replaceAll('_', ' '))
  })
})

/** Files where a dot stands between facts in a line that is never broken, with the reason. */
const mayHaveDots = {
  'src/shared/forms/concert-choice.ts': 'options of a list, each of one line',
  'src/tools/operate/check-content.ts': 'lines of a terminal',
}

it('facts are parted by commas or room: a dot between spaces would hang at the end of a line', () => {
  expect(findInCode(/'[^'\n]* · [^'\n]*'|"[^"\n]* · [^"\n]*"/g, mayHaveDots)).toEqual([])
})
