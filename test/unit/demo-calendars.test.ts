import { describe, expect, it } from 'vitest'
import { readCalendarConcert, readCalendarConcerts } from '../../src/content/concerts/calendar-concerts.ts'
import { readPrograms } from '../../src/content/programs/readers.ts'
import { writeCalendar } from '../../src/endpoints/files/calendar/write-calendar.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { readEvents } from './read-calendar.ts'

const now = Date.UTC(2026, 10, 20, 9)
const { service, warnings } = createEmbeddedService(now)

const programs = await readPrograms(service, 'ru')
/** Takes a few concerts of each program: one calendar cannot hold all of them. */
const readConcerts = (locale: Locale) =>
  Promise.all(
    programs.map(({ slug }) => readCalendarConcerts(service, locale, '2000-01-01', { programSlug: slug })),
  )

describe("the demo's calendars", () => {
  // Reads every concert in one language, and one concert of each program in the others, which differ in words only.
  it.each([
    ['ru', 600],
    ['en', 31],
    ['th', 31],
  ] as const)('are the same to two parsers, in %s', async (locale, count) => {
    const all = await readConcerts(locale)
    const concerts = all.flatMap((ofProgram) => (locale === 'ru' ? ofProgram : ofProgram.slice(0, 1)))
    const calendar = await writeCalendar(concerts, {
      locale,
      origin: 'https://tutti.example',
      now,
      isChosen: false,
      name: 'Tutti',
      address: 'https://tutti.example/calendar.ics',
      page: 'https://tutti.example/concerts',
    })
    const { byNodeIcal, byTsIcs } = readEvents(calendar)
    expect(byTsIcs).toHaveLength(count)
    expect(byNodeIcal).toEqual(byTsIcs)
  })

  it('name the hall in the reader’s language', async () => {
    const concert = await readCalendarConcert(service, 'en', 'john-williams-kazan-1')
    expect(concert?.hall).toBe('Grand Hall')
  })

  it('lose no field on the way', () => {
    expect(warnings).toEqual([])
  })
})
