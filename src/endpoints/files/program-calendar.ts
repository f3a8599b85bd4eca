import type { Context } from 'hono'
import { readPrograms } from '../../content/programs/programs.ts'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { calendarMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { answerCalendar, readSchedule } from './calendar/answer-calendar.ts'
import { slugOf } from './slug-of.ts'

/** `GET /{slug}/calendar.ics`: all dates of a program. @throws NotFound for entries of other types with the slug */
export const programCalendar = (c: Context<AppEnv>): Promise<Response> => {
  const locale = c.get('locale')
  const path = c.get('path')
  const services = c.get('services')
  const slug = slugOf(c, 'programCalendar')
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
