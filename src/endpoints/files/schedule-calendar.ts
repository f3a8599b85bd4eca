import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { calendarMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { answerCalendar, readSchedule } from './calendar/answer-calendar.ts'

/** `GET /calendar.ics`: every concert. */
export const scheduleCalendar = (c: Context<AppEnv>): Promise<Response> =>
  answerCalendar(c, 'concerts', async () => ({
    name: calendarMessages(c.get('locale')).schedule,
    concerts: await readSchedule(c),
    page: pathTo('concerts'),
    isChosen: false,
  }))
