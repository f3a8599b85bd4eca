import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readCityConcerts } from '../city/city-concerts.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { CityConcerts } from '../shared/forms/concert-choice.ts'
import { toPlainText } from '../shared/plain-text.ts'
import { utcDay } from '../shared/zoned-time.ts'
import { localeSchema, parseCall, typedTextSchema } from './parse-call.ts'

const cacheSeconds = 300

/**
 * `GET /api/concerts?locale=&city=` → `{data: {city, concerts: [{slug, text} …]}}`: upcoming concerts with tickets in
 * the city of that name, soonest first, for forms that ask for a concert.
 *
 * @throws BadRequest for a language that the site doesn't have, and for a name over 200 characters
 */
export async function cityConcerts(c: Context<AppEnv>): Promise<Response> {
  const schema = z.object({ locale: localeSchema(c.get('config').LOCALES), city: typedTextSchema })
  const { locale, city } = parseCall(schema, c.req.query())
  const { content, now } = c.get('services')
  const today = utcDay(now())
  const data: CityConcerts = await readCityConcerts({ content, locale, today }, toPlainText(city))
  c.header('Cache-Control', `public, max-age=${cacheSeconds}`)
  return c.json({ data })
}
