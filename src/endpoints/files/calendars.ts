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
import { localePath } from '../../shared/urls.ts'
import { addDays, toUtcDay } from '../../shared/zoned-time.ts'
import { slugSchema } from '../../strapi/port/fields.ts'
import { answerFile } from './answer-file.ts'
import { writeCalendar } from './calendar/write-calendar.ts'

/** `GET /c/{slug}.ics`: one concert, even if it is past or cancelled. @throws NotFound */
export const serveConcertCalendar = (c: Context<AppEnv>): Promise<Response> => {
  const locale = c.get('locale')
  const path = c.get('path')
  const services = c.get('services')
  const slug = readSlug(c, 'concertCalendar')
  return answerCalendar(c, slug, async () => {
    const concert = await readCalendarConcert(services.content, locale, slug)
    if (!concert) throw new NotFound(path)
    return {
      name: toConcertName(concert)?.name ?? calendarMessages(locale).concert,
      concerts: [concert],
      page: pathTo('concert', { slug }),
      isChosen: true,
    }
  })
}

/** `GET /cities/{slug}/calendar.ics`: the concerts of a city. @throws NotFound */
export const serveCityCalendar = (c: Context<AppEnv>): Promise<Response> => {
  const locale = c.get('locale')
  const path = c.get('path')
  const services = c.get('services')
  const slug = readSlug(c, 'cityCalendar')
  return answerCalendar(c, slug, async () => {
    const city = await readCityBySlug(services.content, slug)
    if (!city) throw new NotFound(path)
    return {
      name: calendarMessages(locale).inCity(city.names[locale]),
      concerts: await readSchedule(c, { citySlug: slug }),
      page: pathTo('city', { slug }),
      isChosen: false,
    }
  })
}

/** `GET /{slug}/calendar.ics`: all dates of a program. @throws NotFound for entries of other types with the slug */
export const serveProgramCalendar = (c: Context<AppEnv>): Promise<Response> => {
  const locale = c.get('locale')
  const path = c.get('path')
  const services = c.get('services')
  const slug = readSlug(c, 'programCalendar')
  return answerCalendar(c, slug, async () => {
    const programs = await readPrograms(services.content, locale)
    const program = programs.find((each) => each.slug === slug)
    if (!program) throw new NotFound(path)
    return {
      name: calendarMessages(locale).ofProgram(program.name),
      concerts: await readSchedule(c, { programSlug: slug }),
      page: pathTo('bySlug', { slug }),
      isChosen: false,
    }
  })
}

/** `GET /series/{slug}/calendar.ics`: the concerts of a series. @throws NotFound */
export const serveSeriesCalendar = (c: Context<AppEnv>): Promise<Response> => {
  const locale = c.get('locale')
  const path = c.get('path')
  const services = c.get('services')
  const slug = readSlug(c, 'seriesCalendar')
  return answerCalendar(c, slug, async () => {
    const series = await readSeries(services.content, locale, slug)
    if (!series) throw new NotFound(path)
    return {
      name: series.name,
      concerts: await readSchedule(c, { among: new Set(series.concerts.map((concert) => concert.slug)) }),
      page: pathTo('series', { slug }),
      isChosen: false,
    }
  })
}

/** `GET /calendar.ics`: the calendar of all concerts. */
export const scheduleCalendar = (c: Context<AppEnv>): Promise<Response> =>
  answerCalendar(c, 'concerts', async () => ({
    name: calendarMessages(c.get('locale')).schedule,
    concerts: await readSchedule(c),
    page: pathTo('concerts'),
    isChosen: false,
  }))

/** Reads the slug in a file's address, without the extension `.ics`. @throws NotFound when it isn't a valid slug */
function readSlug(c: Context<AppEnv>, address: Extract<FileName, SlugAddressName>): string {
  const slug = slugSchema.safeParse(readParam(c, address, 'slug').replace(/\.ics$/, ''))
  if (!slug.success) throw new NotFound(c.get('path'), 'failed-validation')
  return slug.data
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
