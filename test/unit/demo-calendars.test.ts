import { describe, expect, it } from 'vitest'
import { readCalendarConcert, readCalendarConcerts } from '../../src/content/concerts/calendar-concerts.ts'
import { readPrograms } from '../../src/content/programs/programs.ts'
import { writeCalendar } from '../../src/files/calendar/write-calendar.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { readEvents } from './read-calendar.ts'

const now = Date.UTC(2026, 10, 20, 9)
const { service, warnings } = createEmbeddedService(now)
const programs = await readPrograms(service, 'ru')

describe.each(allLocales)("the demo's concerts in %s", (locale) => {
  it.each(programs.map(({ slug }) => slug))('of %s are the same to two parsers', async (programSlug) => {
    const concerts = await readCalendarConcerts(service, locale, '2000-01-01', { programSlug })
    const calendar = await writeCalendar(concerts, {
      locale,
      origin: 'https://tutti.example',
      now,
      isChosen: false,
      name: programSlug,
      address: `https://tutti.example/${programSlug}/calendar.ics`,
      page: `https://tutti.example/${programSlug}`,
    })
    const { byNodeIcal, byTsIcs } = readEvents(calendar)
    expect(byTsIcs).toHaveLength(concerts.length)
    expect(byNodeIcal).toEqual(byTsIcs)
  })
})

describe("the demo's calendars", () => {
  it('hold every concert of it', async () => {
    const counts = await Promise.all(
      programs.map(async ({ slug }) => {
        const concerts = await readCalendarConcerts(service, 'ru', '2000-01-01', { programSlug: slug })
        return concerts.length
      }),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(600)
  })

  it('name the hall in the reader’s language', async () => {
    const concert = await readCalendarConcert(service, 'en', 'john-williams-kazan-1')
    expect(concert?.hall).toBe('Grand Hall')
  })

  it('lose no field on the way', () => {
    expect(warnings).toEqual([])
  })
})
