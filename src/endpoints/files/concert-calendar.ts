import type { Context } from 'hono'
import { readCalendarConcert } from '../../content/concerts/calendar-concerts.ts'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { calendarMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { answerCalendar } from './calendar/answer-calendar.ts'
import { slugOf } from './slug-of.ts'

/** `GET /c/{slug}.ics`: one concert, even if it is past or cancelled. @throws NotFound */
export const concertCalendar = (c: Context<AppEnv>): Promise<Response> => {
  const locale = c.get('locale')
  const path = c.get('path')
  const services = c.get('services')
  const slug = slugOf(c, 'concertCalendar')
  return answerCalendar(c, slug, async () => {
    const concert = await readCalendarConcert(services.content, locale, slug)
    if (!concert) throw new NotFound(path)
    return {
      name: concert.program?.name ?? calendarMessages(locale).concert,
      concerts: [concert],
      page: pathTo('concert', { slug }),
      isChosen: true,
    }
  })
}
