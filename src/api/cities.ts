import type { Context } from 'hono'
import * as z from 'zod/mini'
import { inPickerOrder, toPickerCity } from '../city/picker-city.ts'
import { readCities } from '../content/places/cities.ts'
import { BadRequest } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { PickerCity } from '../shared/city.ts'
import { maxQueryLength } from '../shared/constants.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'

const cacheSeconds = 300
const tooLong = `must have at most ${maxQueryLength} characters`

/**
 * `GET /api/cities?locale=&query=` → `{data: [picker city …]}`: all cities, or those that the text finds (see
 * `findCities`); the brand's first cities, then, the others by name.
 *
 * @throws BadRequest for a language that the site doesn't have and for a query over 200 characters.
 */
export async function listCities(c: Context<AppEnv>): Promise<Response> {
  const { locale, query } = parseCall(c.req.query(), c.var.config.LOCALES)
  const cities = await readCities(c.var.services.content)
  const data: PickerCity[] = query
    ? await find(cities, locale, query)
    : inPickerOrder(cities, locale).map((city) => toPickerCity(city, locale))
  c.header('Cache-Control', `public, max-age=${cacheSeconds}`)
  return c.json({ data })
}

function parseCall(
  call: Record<string, string>,
  locales: readonly Locale[],
): { locale: Locale; query: string } {
  const schema = z.object({
    locale: z._default(z.enum(locales, `must be one of ${locales.join(', ')}`), defaultLocale),
    query: z._default(z.string().check(z.trim(), z.maxLength(maxQueryLength, tooLong)), ''),
  })
  const parsed = schema.safeParse(call)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BadRequest(issue?.path.join('.') ?? '', issue?.message ?? 'Invalid input')
}

/** The search code is loaded with the first text that somebody types: most isolates never need it. */
async function find(
  ...call: Parameters<typeof import('../city/find-cities.ts').findCities>
): Promise<PickerCity[]> {
  const { findCities } = await import('../city/find-cities.ts')
  return findCities(...call)
}
