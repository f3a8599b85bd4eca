import { describe, expect, it } from 'vitest'
import { formatPeriod } from '../../src/search/search-texts.ts'
import type { Locale } from '../../src/shared/locales.ts'

const today = '2026-11-20'

/** Replaces spaces of every width by plain ones: versions of ICU put different spaces around a dash. */
const inWords = (locale: Locale, from: string, to: string) =>
  formatPeriod(locale, { from, to }, today).replace(/\s/g, ' ')

describe('days in words', () => {
  it.each<[Locale, string, string, string]>([
    ['ru', '2026-12-01', '2026-12-31', 'Декабрь 2026'],
    ['ru', '2026-12-05', '2026-12-05', 'сб, 5 декабря'],
    ['ru', '2026-12-05', '2026-12-06', '5–6 декабря'],
    ['ru', '2026-12-30', '2027-01-02', '30 декабря 2026 – 2 января 2027'],
    ['ru', '2027-01-02', '2027-01-03', '2–3 января 2027'],
    ['en', '2026-12-05', '2026-12-06', '5 – 6 December'],
    ['en', '2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027'],
    ['de', '2026-12-01', '2026-12-31', 'Dezember 2026'],
    ['de', '2026-12-04', '2026-12-04', 'Fr., 4. Dezember'],
    ['de', '2026-12-05', '2026-12-06', '5.–6. Dezember'],
    ['de', '2026-12-30', '2027-01-02', '30. Dezember 2026 – 2. Januar 2027'],
    ['th', '2026-12-05', '2026-12-06', '5 – 6 ธันวาคม'],
    ['th', '2027-01-02', '2027-01-03', '2–3 มกราคม 2570'],
  ])('in %s from %s to %s are «%s»', (locale, from, to, expected) => {
    expect(inWords(locale, from, to)).toBe(expected)
  })
})
