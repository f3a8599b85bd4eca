import type { Context } from 'hono'
import * as z from 'zod/mini'
import { sortForPicker, toPickerCity } from '../city/picker-city.ts'
import { readCities } from '../content/places/cities.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { PickerCity } from '../shared/city.ts'
import { localeSchema, parseCall, typedTextSchema } from './parse-call.ts'

const cacheSeconds = 300

/**
 * `GET /api/cities?locale=&query=` → `{data: [city …]}` for the city picker: the cities that match the query (see
 * `findCities`), or all of them, the brand's most important first and the others by name.
 *
 * @throws BadRequest for a language that the site doesn't have and for a query over 200 characters
 */
export async function listCities(c: Context<AppEnv>): Promise<Response> {
  const schema = z.object({ locale: localeSchema(c.get('config').LOCALES), query: typedTextSchema })
  const { locale, query } = parseCall(schema, c.req.query())
  const cities = await readCities(c.get('services').content)
  const data: PickerCity[] = query
    ? await find(cities, locale, query)
    : sortForPicker(cities, locale).map((city) => toPickerCity(city, locale))
  c.header('Cache-Control', `public, max-age=${cacheSeconds}`)
  return c.json({ data })
}

/** The search code is imported by the first query; most isolates never need it. */
async function find(
  ...call: Parameters<typeof import('../city/find-cities.ts').findCities>
): Promise<PickerCity[]> {
  const { findCities } = await import('../city/find-cities.ts')
  return findCities(...call)
}
