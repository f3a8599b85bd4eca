import { afterEach, describe, expect, it, vi } from 'vitest'
import { stemmer as german } from '../../src/languages/de/stemmer.ts'
import { listCompoundEnds, listStems, toStem } from '../../src/search/words.ts'
import { foldText } from '../../src/shared/fold-text.ts'
import type { Locale } from '../../src/shared/locales.ts'

afterEach(() => vi.restoreAllMocks())

/** The forms of a word that the index of a site with these languages contains. */
function formsOf(word: string, locales: readonly Locale[]): string[] {
  const folded = foldText(word, locales)
  const forms = [folded, ...listStems(folded, locales)]
  return [...forms, ...forms.flatMap((form) => listCompoundEnds(form, locales))]
}

/** Whether a search for one word finds an entry with the other. */
function finds(typed: string, written: string, locales: readonly Locale[]): boolean {
  const folded = foldText(typed, locales)
  const kept = formsOf(written, locales)
  return [folded, ...listStems(folded, locales)].some((form) => kept.includes(form))
}

describe('a typed word finds a written one', () => {
  it.each([
    ['de', 'Muenchen', 'München'],
    ['de', 'Munchen', 'München'],
    ['de', 'München', 'Muenchen'],
    ['de', 'Koln', 'Köln'],
    ['de', 'Koeln', 'Köln'],
    ['de', 'Grosse', 'Große'],
    ['de', 'großes', 'Große'],
    ['de', 'Göthe', 'Goethe'],
    ['de', 'Konzerte', 'Konzert'],
    ['de', 'Konzerts', 'Konzerten'],
    ['de', 'Städten', 'Stadt'],
    ['de', 'Chöre', 'Chor'],
    ['de', 'Orchesters', 'Orchester'],
    ['de', 'Sinfonien', 'Sinfonie'],
    ['de', 'Opern', 'Oper'],
    ['de', 'Bauer', 'Bauern'],
    ['de', 'Oratorium', 'Weihnachtsoratorium'],
    ['de', 'Konzert', 'Neujahrskonzerte'],
    ['de', 'Konzerte', 'Neujahrskonzert'],
    ['ru', 'концерты', 'концертами'],
    ['ru', 'ёлка', 'елки'],
    ['ru', 'Циммеру', 'Циммера'],
    ['en', 'concerts', 'concert'],
    ['en', 'cities', 'city'],
    ['en', 'Amelie', 'Amélie'],
    ['th', 'คอนเสิร์ต', 'คอนเสิร์ต'],
    ['kk', 'концерттер', 'концерт'],
    ['kk', 'концерттеріне', 'концерт'],
    ['kk', 'Алматыда', 'Алматы'],
    ['kk', 'Караганды', 'Қарағандыда'],
    ['kk', 'музыкасы', 'музыка'],
    ['kk', 'Алматыға', 'Алматы'],
    ['kk', 'Петербургте', 'Петербург'],
    ['kk', 'ертегілер', 'ертегілері'],
    ['kk', 'жастан', 'жас'],
    ['kk', 'қайтарасыз', 'қайтару'],
    ['de', 'Tschaikowsky', 'Tschaikowski'],
    ['de', 'Tschaikowskij', 'Tschaikowski'],
    ['en', 'Tchaikovskiy', 'Tchaikovsky'],
  ] as const)('%s: %s, %s', (locale, typed, written) => {
    expect(finds(typed, written, [locale])).toBe(true)
  })
})

describe('a typed word does not find', () => {
  it.each([
    ['de', 'Spiel', 'Spanien'],
    ['de', 'neue', 'Neu-Ulm'],
    ['de', 'Quelle', 'Qual'],
    // Compound words are split in German only.
    ['en', 'oratorium', 'Weihnachtsoratorium'],
    ['en', 'Muenchen', 'München'],
    ['ru', 'море', 'морской'],
    ['kk', 'Алматы', 'Астана'],
    ['kk', 'Алматы', 'Алма'],
    ['en', 'sky', 'skip'],
  ] as const)('%s: %s, %s', (locale, typed, written) => {
    expect(finds(typed, written, [locale])).toBe(false)
  })
})

it('knows the words of each language of the site', () => {
  const site = ['en', 'de'] as const
  expect(finds('concerts', 'concert', site)).toBe(true)
  expect(finds('Muenchens', 'München', site)).toBe(true)
  // A Russian stemmer alone would leave «алматыдаг», which has no ending that a Kazakh one knows.
  expect(finds('Алматыдағы', 'Алматы', ['ru', 'kk'])).toBe(true)
  expect(finds('концертами', 'концерты', ['kk', 'ru'])).toBe(true)
})

it('leaves a word as it is where a stemmer fails, and says so once', () => {
  vi.spyOn(german, 'stem').mockImplementation(() => {
    throw new TypeError('no such ending')
  })
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect([toStem('konzerte', ['de']), toStem('lieder', ['de'])]).toEqual(['konzerte', 'lieder'])
  expect(said.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { level: 'error', message: 'stemmer failed', locale: 'de', error: 'TypeError: no such ending' },
  ])
})

describe('of a search in German or Kazakh count', () => {
  it.each([
    ['concert', 'Konzert', []],
    ['concert', 'Konzerte in Hamburg', ['hamburg']],
    ['city', 'Konzerte in Hamburg', ['hamburg']],
    ['city', 'Städte', []],
    ['venue', 'Karten Hamburg', ['hamburg']],
    ['concert', 'Veranstaltungen Hamburg', ['hamburg']],
    ['program', 'Konzertkarten für Star Wars', ['star', 'wars']],
    ['post', 'Neuigkeiten', []],
    ['answer', 'Wo kann ich parken?', ['parken']],
    ['concert', 'концерттеріне', []],
    ['city', 'Алматыдағы концерттер', ['алматыдагы']],
    ['venue', 'билеттерді Астанада', ['астанада']],
    ['program', 'бағдарламалар', []],
    ['answer', 'қалай баруға болады', ['калаи', 'баруга', 'болады']],
  ] as const)('in the index «%s»: %s', async (index, text, counted) => {
    vi.resetModules()
    vi.doMock('../../src/shared/locales.ts', async (original) => ({
      ...(await original<typeof import('../../src/shared/locales.ts')>()),
      allLocales: ['de', 'kk'],
    }))
    const { toSearchWords } = await import('../../src/search/query-words.ts')
    expect(toSearchWords(index, text)?.map((word) => word.text)).toEqual(counted)
    vi.doUnmock('../../src/shared/locales.ts')
  })
})
