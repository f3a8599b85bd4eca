import type { Context } from 'hono'
import { policies } from '../../../cache/policies.ts'
import {
  type CalendarConcert,
  type CalendarScope,
  readCalendarConcerts,
} from '../../../content/concerts/calendar-concerts.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { calendarPastDays } from '../../../shared/constants.ts'
import { localePath } from '../../../shared/urls.ts'
import { addDays, toUtcDay } from '../../../shared/zoned-time.ts'
import { answerFile } from '../answer-file.ts'
import { readPublicOrigin } from '../origin.ts'
import { writeCalendar } from './write-calendar.ts'

interface Calendar {
  /** Name of the calendar in its subscribers' lists. */
  name: string
  concerts: CalendarConcert[]
  /** The page with the same concerts, without its language prefix. */
  page: string
  isChosen: boolean
}

/** Answers with an iCalendar file. @throws what `read` throws */
export const answerCalendar = (
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
export function readSchedule(c: Context<AppEnv>, scope: CalendarScope = {}): Promise<CalendarConcert[]> {
  const services = c.get('services')
  const locale = c.get('locale')
  const today = toUtcDay(services.now())
  return readCalendarConcerts(services.content, locale, addDays(today, -calendarPastDays), scope)
}
