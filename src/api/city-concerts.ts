import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readCityConcerts } from '../city/city-concerts.ts'
import { BadRequest } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { maxQueryLength } from '../shared/constants.ts'
import type { CityConcerts } from '../shared/forms/concert-choice.ts'
import { defaultLocale } from '../shared/locales.ts'
import { toPlainText } from '../shared/plain-text.ts'

const cacheSeconds = 300
const tooLong = `must have at most ${maxQueryLength} characters`

/**
 * `GET /api/concerts?locale=&city=` → `{data: {city, concerts: [{slug, text} …]}}`: what is ahead in the city of that
 * name, soonest first, as far as there are tickets; for forms that ask which concert is meant.
 *
 * @throws BadRequest for a language that the site doesn't have, and for a name over 200 characters.
 */
export async function cityConcerts(c: Context<AppEnv>): Promise<Response> {
  const { LOCALES: locales } = c.var.config
  const schema = z.object({
    locale: z._default(z.enum(locales, `must be one of ${locales.join(', ')}`), defaultLocale),
    city: z._default(z.string().check(z.trim(), z.maxLength(maxQueryLength, tooLong)), ''),
  })
  const parsed = schema.safeParse(c.req.query())
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new BadRequest(issue?.path.join('.') ?? '', issue?.message ?? 'Invalid input')
  }
  const { locale, city } = parsed.data
  const { content, now } = c.var.services
  const today = new Date(now()).toISOString().slice(0, 10)
  const data: CityConcerts = await readCityConcerts({ content, locale, today }, toPlainText(city))
  c.header('Cache-Control', `public, max-age=${cacheSeconds}`)
  return c.json({ data })
}
