import type { City } from '../content/places/cities.ts'
import { readCities, readVenues } from '../content/places/readers.ts'
import type { ListedVenue } from '../content/places/venue-summary.ts'
import { placeMessages, siteMessages } from '../languages/texts.ts'
import { type Country, groupByCountry } from '../places/countries.ts'
import { Await, FirstAtOnce } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listShareImage } from '../rendering/list-pages.ts'
import { pathTo } from '../routes/paths.ts'
import { deriveOnce } from '../shared/derive-once.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'
import { VenueCards } from '../ui/components/cards.tsx'
import { CountryChips, CountryTitle } from '../ui/components/countries.tsx'
import { PageFrame } from '../ui/components/page-frame.tsx'

/** A country's cities with their venues. */
interface VenueCountry {
  code: string
  name: string
  cities: { city: City; venues: ListedVenue[] }[]
}

interface Places {
  countries: VenueCountry[]
  /** Venues whose city isn't in the content. */
  strays: ListedVenue[]
}

interface Deferred {
  places: Promise<Places>
}

export const venuesPage = definePage('venues', {
  loadDeferred: (page) => ({ places: loadPlaces(page) }),
  essential: ['places'],
  head: ({ locale }) => ({
    title: placeMessages(locale).venues,
    shareImage: listShareImage(locale, placeMessages(locale).venues),
    trail: [{ name: placeMessages(locale).venues, path: pathTo('venues') }],
    description: placeMessages(locale).venuesDescription,
    styles: ['cities', 'chips', 'venues', 'venue-list'],
  }),
  timeDependencies: () => [],
  View: VenuesView,
})

async function loadPlaces({ content, locale }: Page): Promise<Places> {
  const [cities, venues] = await Promise.all([readCities(content), readVenues(content, locale)])
  return placesOf(groupByCountry(cities, locale))(venues)
}

const placesOf = deriveOnce((countries: readonly Country[]) =>
  deriveOnce((venues: readonly ListedVenue[]): Places => {
    const byCity = Map.groupBy(venues, ({ citySlug }) => citySlug)
    const known = new Set(countries.flatMap(({ cities }) => cities.map(({ slug }) => slug)))
    const places = countries.map((country) => ({
      ...country,
      cities: country.cities
        .map((city) => ({ city, venues: byCity.get(city.slug) ?? [] }))
        .filter((place) => place.venues.length > 0),
    }))
    return {
      countries: places.filter((country) => country.cities.length > 0),
      strays: venues.filter(({ citySlug }) => !citySlug || !known.has(citySlug)),
    }
  }),
)

function VenuesView({ page, data }: { page: Page; data: Deferred }) {
  const { locale } = page
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{placeMessages(locale).venues}</h1>
        <Await value={data.places} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {(places) =>
            places.countries.length + places.strays.length > 0 ? (
              <PlacesView locale={locale} {...places} />
            ) : (
              <NoVenues locale={locale} />
            )
          }
        </Await>
      </div>
    </PageFrame>
  )
}

const countVenues = (cities: VenueCountry['cities']): number =>
  cities.reduce((sum, { venues }) => sum + venues.length, 0)

/** Number of columns for the style sheet. */
const toSpan = (venues: number) => (venues > 3 ? 'all' : venues > 1 ? String(venues) : undefined)

function PlacesView({ locale, countries, strays }: Places & { locale: Locale }) {
  const toCity = ({ city, venues }: VenueCountry['cities'][number]) => (
    <div key={city.slug} data-span={toSpan(venues.length)}>
      <h3>
        <a href={localePath(locale, pathTo('city', { slug: city.slug }))}>{city.names[locale].name}</a>
      </h3>
      <VenueCards venues={venues} locale={locale} />
    </div>
  )
  return (
    <>
      <CountryChips
        locale={locale}
        countries={countries.map(({ code, name, cities }) => ({
          code,
          name,
          count: countVenues(cities),
        }))}
      />
      <div className="countries">
        <FirstAtOnce items={countries}>
          {({ code, name, cities }, index) => (
            <section key={code} id={code} data-span={toSpan(countVenues(cities))}>
              <CountryTitle code={code} name={name} />
              <div className="venue-cities">
                {index === 0 ? <FirstAtOnce items={cities}>{toCity}</FirstAtOnce> : cities.map(toCity)}
              </div>
            </section>
          )}
        </FirstAtOnce>
      </div>
      {strays.length > 0 ? <VenueCards venues={strays} locale={locale} /> : null}
    </>
  )
}

function NoVenues({ locale }: { locale: Locale }) {
  const t = placeMessages(locale)
  return (
    <div className="empty">
      <p className="empty-title">{t.noVenues}</p>
      <p>{t.noneAnywhere}</p>
      <a className="button" href={localePath(locale, pathTo('concerts'))}>
        {t.wholeSchedule}
      </a>
    </div>
  )
}
