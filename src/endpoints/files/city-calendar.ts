import type { Context } from 'hono'
import { readCityBySlug } from '../../content/places/cities.ts'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { calendarMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { answerCalendar, readSchedule } from './calendar/answer-calendar.ts'
import { slugOf } from './slug-of.ts'

/** `GET /cities/{slug}/calendar.ics`: the concerts of a city. @throws NotFound */
export const cityCalendar = (c: Context<AppEnv>): Promise<Response> => {
  const locale = c.get('locale')
  const path = c.get('path')
  const services = c.get('services')
  const slug = slugOf(c, 'cityCalendar')
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
