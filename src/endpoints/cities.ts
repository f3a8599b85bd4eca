import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readCities } from '../content/places/readers.ts'
import { callLocaleSchema, parseCall, typedTextSchema } from '../http/api-call.ts'
import type { AppEnv } from '../http/app-env.ts'
import { siteMessages } from '../languages/texts.ts'
import { chooseCity } from '../places/choose-city.ts'
import { readEdgeLocation } from '../places/edge-location.ts'
import { readCityConcerts } from '../places/form-concerts.ts'
import { sortForPicker, toPickerCity } from '../places/picker-city.ts'
import { findTypedCities } from '../places/tour-city.ts'
import type { CityConcerts } from '../shared/forms/concert-choice.ts'
import { defaultLocale, isLocale, type Locale } from '../shared/locales.ts'
import { makeAllCities, type PickerCity } from '../shared/picker-city.ts'
import { toPlainText } from '../shared/plain-text.ts'
import { splitLocalePath } from '../shared/urls.ts'

const citiesMaxAgeSeconds = 300

/**
 * `GET /api/cities?locale=&query=` → `{data: [city …]}` for the city picker: the cities that match the query (see
 * `findTypedCities`), or all of them, the brand's most important first and the others by name.
 *
 * @throws BadRequest for a language that the site doesn't have and for a query over 200 characters
 */
export async function listCities(c: Context<AppEnv>): Promise<Response> {
  const schema = z.object({ locale: callLocaleSchema(c.get('config').LOCALES), query: typedTextSchema })
  const { locale, query } = parseCall(schema, c.req.query())
  const { content, places } = c.get('services')
  const data: PickerCity[] = query
    ? await findTypedCities({ content, places }, query, locale)
    : sortForPicker(await readCities(content), locale).map((city) => toPickerCity(city, locale))
  c.header('Cache-Control', `public, max-age=${citiesMaxAgeSeconds}`)
  return c.json({ data })
}

const cityConcertsMaxAgeSeconds = 300

/**
 * `GET /api/concerts?locale=&city=` → `{data: {city, concerts: [{slug, text} …]}}`: upcoming concerts with tickets in
 * the city of that name, soonest first, for forms that ask for a concert.
 *
 * @throws BadRequest for a language that the site doesn't have, and for a name over 200 characters
 */
export async function serveCityConcerts(c: Context<AppEnv>): Promise<Response> {
  const schema = z.object({ locale: callLocaleSchema(c.get('config').LOCALES), city: typedTextSchema })
  const { locale, city } = parseCall(schema, c.req.query())
  const { content, places } = c.get('services')
  const data: CityConcerts = await readCityConcerts({ content, locale, places }, toPlainText(city))
  c.header('Cache-Control', `public, max-age=${cityConcertsMaxAgeSeconds}`)
  return c.json({ data })
}

/**
 * `POST /api/detect-city?locale=`, without a body → a city for the city picker. An unknown location and every failure
 * answer «all cities» with status 200, and the visitor chooses.
 */
export async function detectCity(c: Context<AppEnv>): Promise<Response> {
  const locale = localeOfCall(c)
  c.header('Cache-Control', 'private, no-store')
  return c.json(await detect(c, locale))
}

async function detect(c: Context<AppEnv>, locale: Locale): Promise<PickerCity> {
  const { content, log } = c.get('services')
  try {
    const location = readEdgeLocation({ cf: c.req.raw.cf, header: (name) => c.req.header(name) })
    const cities = (await readCities(content)).map((city) => ({
      city,
      names: Object.values(city.names).map(({ name }) => name),
      countryCode: city.countryCode,
      latitude: city.latitude,
      longitude: city.longitude,
    }))
    const found = chooseCity(cities, location)
    return found ? toPickerCity(found.city, locale) : allCitiesIn(locale)
  } catch (error) {
    log.warn('city not detected', { error })
    return allCitiesIn(locale)
  }
}

function allCitiesIn(locale: Locale): PickerCity {
  const t = siteMessages(locale)
  return makeAllCities(t.allCities, t.allCitiesPrepositional)
}

/** @returns the requested language, otherwise the language of the page that makes the call */
function localeOfCall(c: Context<AppEnv>): Locale {
  const { LOCALES } = c.get('config')
  const asked = c.req.query('locale')
  if (isLocale(asked) && LOCALES.includes(asked)) return asked
  const referrer = c.req.header('referer')
  return referrer && URL.canParse(referrer)
    ? splitLocalePath(new URL(referrer).pathname, LOCALES).locale
    : defaultLocale
}
