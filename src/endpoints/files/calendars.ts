import type { Context } from 'hono'
import { policies } from '../../cache/policies.ts'
import {
  type CalendarConcert,
  type CalendarScope,
  readCalendarConcert,
  readCalendarConcerts,
} from '../../content/concerts/calendar-concerts.ts'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import { readCityBySlug } from '../../content/places/readers.ts'
import { readPrograms } from '../../content/programs/readers.ts'
import { readSeries } from '../../content/series/readers.ts'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readPublicOrigin } from '../../http/public-origin.ts'
import { readParam } from '../../http/read-param.ts'
import { calendarMessages } from '../../languages/texts.ts'
import type { FileName, SlugAddressName } from '../../routes/addresses.ts'
import { pathTo } from '../../routes/paths.ts'
import { calendarPastDays } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { addDays, toUtcDay } from '../../shared/zoned-time.ts'
import { slugSchema } from '../../strapi/port/fields.ts'
import { answerFile } from './answer-file.ts'
import { writeCalendar } from './calendar/write-calendar.ts'

/** `GET /c/{slug}.ics`: one concert, even if it is past or cancelled. */
export const serveConcertCalendar = defineEntryCalendar('concertCalendar', async (c, locale, slug) => {
  const concert = await readCalendarConcert(c.get('services').content, locale, slug)
  return (
    concert && {
      name: toConcertName(concert)?.name ?? calendarMessages(locale).concert,
      concerts: [concert],
      page: pathTo('concert', { slug }),
      isChosen: true,
    }
  )
})

/** `GET /cities/{slug}/calendar.ics`: the concerts of a city. */
export const serveCityCalendar = defineEntryCalendar('cityCalendar', async (c, locale, slug) => {
  const city = await readCityBySlug(c.get('services').content, slug)
  return (
    city && {
      name: calendarMessages(locale).inCity(city.names[locale]),
      concerts: await readSchedule(c, { citySlug: slug }),
      page: pathTo('city', { slug }),
      isChosen: false,
    }
  )
})

/** `GET /{slug}/calendar.ics`: all dates of a program, and of no entry of another type with the slug. */
export const serveProgramCalendar = defineEntryCalendar('programCalendar', async (c, locale, slug) => {
  const programs = await readPrograms(c.get('services').content, locale)
  const program = programs.find((each) => each.slug === slug)
  return (
    program && {
      name: calendarMessages(locale).ofProgram(program.name),
      concerts: await readSchedule(c, { programSlug: slug }),
      page: pathTo('bySlug', { slug }),
      isChosen: false,
    }
  )
})

/** `GET /series/{slug}/calendar.ics`: the concerts of a series. */
export const serveSeriesCalendar = defineEntryCalendar('seriesCalendar', async (c, locale, slug) => {
  const series = await readSeries(c.get('services').content, locale, slug)
  return (
    series && {
      name: series.name,
      concerts: await readSchedule(c, { among: new Set(series.concerts.map((concert) => concert.slug)) }),
      page: pathTo('series', { slug }),
      isChosen: false,
    }
  )
})

/** `GET /calendar.ics`: the calendar of all concerts. */
export const scheduleCalendar = (c: Context<AppEnv>): Promise<Response> =>
  answerCalendar(c, 'concerts', async () => ({
    name: calendarMessages(c.get('locale')).schedule,
    concerts: await readSchedule(c),
    page: pathTo('concerts'),
    isChosen: false,
  }))

/**
 * Defines the calendar of an entry, whose slug stands in the file's address before the extension `.ics`.
 *
 * @param read returns nothing where there is no such entry, which is answered with 404
 */
function defineEntryCalendar(
  address: Extract<FileName, SlugAddressName>,
  read: (c: Context<AppEnv>, locale: Locale, slug: string) => Promise<Calendar | null | undefined>,
): (c: Context<AppEnv>) => Promise<Response> {
  return (c) => {
    const path = c.get('path')
    const slug = slugSchema.safeParse(readParam(c, address, 'slug').replace(/\.ics$/, '')).data
    if (slug === undefined) throw new NotFound(path, 'failed-validation')
    return answerCalendar(c, slug, async () => {
      const calendar = await read(c, c.get('locale'), slug)
      if (!calendar) throw new NotFound(path)
      return calendar
    })
  }
}

interface Calendar {
  /** Name of the calendar in its subscribers' lists. */
  name: string
  concerts: CalendarConcert[]
  /** The page with the same concerts, without its language prefix. */
  page: string
  isChosen: boolean
}

/** Answers with an iCalendar file. @throws what `read` throws */
const answerCalendar = (
  c: Context<AppEnv>,
  fileName: string,
  read: () => Promise<Calendar>,
): Promise<Response> => {
  const headers = { 'Content-Disposition': `inline; filename="${fileName}.ics"` }
  const kind = { contentType: 'text/calendar; charset=utf-8', policy: policies.files, headers }
  return answerFile(c, kind, async () => {
    const locale = c.get('locale')
    const path = c.get('path')
    const services = c.get('services')
    const origin = readPublicOrigin(c)
    const { name, concerts, page, isChosen } = await read()
    return writeCalendar(concerts, {
      name,
      locale,
      origin,
      isChosen,
      now: services.now(),
      address: `${origin}${localePath(locale, path)}`,
      page: `${origin}${localePath(locale, page)}`,
    })
  })
}

/** Reads the concerts of a subscribed calendar: upcoming ones, and those of the last weeks. */
function readSchedule(c: Context<AppEnv>, scope: CalendarScope = {}): Promise<CalendarConcert[]> {
  const services = c.get('services')
  const locale = c.get('locale')
  const today = toUtcDay(services.now())
  return readCalendarConcerts(services.content, locale, addDays(today, -calendarPastDays), scope)
}
