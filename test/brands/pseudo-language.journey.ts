import { expect, test } from '@playwright/test'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { layoutFaultsOn } from '../browser/layout-faults.ts'
import { whenSettled } from '../browser/settled-page.ts'
import { currentDay } from '../fixtures/clock.ts'
import { listPages, type PseudoPage } from './pseudo-language/list-pages.ts'
import { readTextsIn } from './pseudo-language/read-page.ts'
import { accentedLetters } from './pseudo-language/to-pseudo.ts'
import { pseudoTag } from './pseudo-language/write-brand.ts'

// All tests run one after another in one process, so that the pages are listed once.
test.describe.configure({ mode: 'default' })

let pages: PseudoPage[]
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000)
  pages = await listPages(baseURL ?? '')
})

test('pages of most kinds are looked at', () => {
  const kinds = [...new Set(pages.map(({ kind }) => kind))]
  expect(kinds.length).toBeGreaterThan(40)
})

/**
 * Days of every month and weekday. `Intl` doesn't know the pseudo-language and writes its dates, durations and
 * countries in English.
 */
const days = [...Array(12).keys()].flatMap((month) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2026, month, day))),
)
const dateWords = (['short', 'long'] as const).flatMap((length) =>
  [{ month: length }, { weekday: length }].flatMap((part) =>
    days.map((day) => day.toLocaleDateString('en-GB', { ...part, timeZone: 'UTC' })),
  ),
)
const durations = ['days?', 'hours?', 'minutes?', 'years?']
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** All countries of the world: those of cities change with the day, those of other companies with the content. */
const countries = letters.flatMap((one) => letters.map((other) => countryNames.of(one + other) ?? [])).flat()
/** Names of companies and the currency, which are the same in every language. */
const names =
  'Яндекс|Музыка|ВКонтакте|Yandex|Music|YouTube|Telegram|Google|Apple|Outlook|VK Video|RuTube|Spotify|Intickets|RUB|https|Facebook|LINE|LinkedIn|Pinterest|Reddit|Twitter|Viber|WhatsApp|GeoNames'.split(
    '|',
  )

const sameEverywhere = new RegExp(
  `(?<!\\p{L})(?:${[...dateWords, ...durations, ...countries, ...names].join('|')})(?!\\p{L})`,
  'gu',
)

/** Collects every text of the demo's content. */
function listContent(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listContent) : []
}

test('every text is one of a language’s folder, or content', () => {
  const content = new Set(listContent(makeSnapshot(currentDay())))
  const isSameEverywhere = (text: string) => !/\p{L}{3}/u.test(text.replace(sameEverywhere, ''))
  const isPseudo = (text: string) => [...text].some((letter) => accentedLetters.includes(letter))
  const own = pages.flatMap(({ path, html }) =>
    readTextsIn(pseudoTag, html)
      .filter(({ text }) => !isPseudo(text) && !content.has(text))
      // Options of a list join several values of the content by commas.
      .filter(({ text }) => !text.split(', ').every((part) => content.has(part) || isSameEverywhere(part)))
      .map(({ place, text }) => `${path}: ${place}: ${text}`),
  )
  expect(own).toEqual([])
})

test('texts that are 40 % longer have room on a phone', async ({ page }) => {
  test.setTimeout(600_000)
  for (const { path } of pages) {
    await page.goto(path)
    await whenSettled(page)
    const faults = await layoutFaultsOn(page, [
      { widthPx: 360, fontPx: 16 },
      { widthPx: 320, fontPx: 16 },
    ])
    expect.soft(faults, path).toEqual([])
  }
})
