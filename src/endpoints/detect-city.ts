import type { Context } from 'hono'
import { chooseCity } from '../city/choose-city.ts'
import { readEdgeLocation } from '../city/edge-location.ts'
import { toPickerCity } from '../city/picker-city.ts'
import { readCities } from '../content/places/cities.ts'
import type { AppEnv } from '../http/app-env.ts'
import { siteMessages } from '../languages/texts.ts'
import { makeAllCities, type PickerCity } from '../shared/city.ts'
import { defaultLocale, isLocale, type Locale } from '../shared/locales.ts'
import { splitLocalePath } from '../shared/urls.ts'

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

/** The requested language, otherwise that of the page that makes the call. */
function localeOfCall(c: Context<AppEnv>): Locale {
  const { LOCALES } = c.get('config')
  const asked = c.req.query('locale')
  if (isLocale(asked) && LOCALES.includes(asked)) return asked
  const referrer = c.req.header('referer')
  return referrer && URL.canParse(referrer)
    ? splitLocalePath(new URL(referrer).pathname, LOCALES).locale
    : defaultLocale
}
