import type { IndexedConcert } from '../content/concerts/choose-concerts.ts'
import { readConcertCounts, readUpcoming } from '../content/concerts/schedule.ts'
import type { City } from '../content/places/cities.ts'
import { readCities } from '../content/places/readers.ts'
import { toTourMap } from '../content/places/tour-map.ts'
import { countMessages, placeMessages, siteMessages, wishPlaceMessages } from '../languages/texts.ts'
import { type Country, groupByCountry } from '../places/countries.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listShareImage } from '../rendering/list-pages.ts'
import { pathTo } from '../routes/paths.ts'
import { deriveOnce } from '../shared/derive-once.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'
import { CountryChips, CountryTitle } from '../ui/components/countries.tsx'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { type TourMapOnLand, TourMapView } from '../ui/components/tour-map-view.tsx'

type Counts = Readonly<Record<string, number>>

interface Deferred {
  places: Promise<{ countries: readonly Country[]; counts: Counts }>
  map: Promise<TourMapOnLand | undefined>
}

export const citiesPage = definePage('cities', {
  loadDeferred: (page) => ({ places: loadPlaces(page), map: loadMap(page) }),
  essential: ['places'],
  head: ({ locale }) => ({
    title: placeMessages(locale).cities,
    shareImage: listShareImage(locale, placeMessages(locale).cities),
    trail: [{ name: placeMessages(locale).cities, path: pathTo('cities') }],
    description: placeMessages(locale).citiesDescription,
    styles: ['cities', 'chips'],
  }),
  timeDependencies: () => [],
  View: CitiesView,
})

async function loadPlaces({ content, locale }: Page): Promise<Awaited<Deferred['places']>> {
  const [cities, counts] = await Promise.all([readCities(content), readConcertCounts(content, locale)])
  return { countries: groupByCountry(cities, locale), counts }
}

async function loadMap({ content, locale }: Page): Promise<TourMapOnLand | undefined> {
  // Only this page needs the coastlines, 85 KB of the Worker.
  const [cities, concerts, { withLand }] = await Promise.all([
    readCities(content),
    readUpcoming(content, locale),
    import('../places/draw-land.ts'),
  ])
  const map = mapOf(cities)(concerts)
  return map && withLand(map)
}

const mapOf = deriveOnce((cities: readonly City[]) =>
  deriveOnce((concerts: readonly IndexedConcert[]) =>
    toTourMap(
      cities,
      concerts.flatMap(({ citySlug }) => citySlug ?? []),
    ),
  ),
)

function CitiesView({ page, data }: { page: Page; data: Deferred }) {
  const { locale } = page
  const t = placeMessages(locale)
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{t.cities}</h1>
        <Await value={data.map}>{(map) => (map ? <TourMapView map={map} locale={locale} /> : null)}</Await>
        <Await value={data.places} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {({ countries, counts }) =>
            countries.length > 0 ? (
              <Countries locale={locale} countries={countries} counts={counts} />
            ) : (
              <NoCities locale={locale} />
            )
          }
        </Await>
        {page.wishes ? (
          <p>
            <a className="button button-quiet" href={localePath(locale, pathTo('places'))}>
              {wishPlaceMessages(locale).notListed}
            </a>
          </p>
        ) : null}
      </div>
    </PageFrame>
  )
}

/** A country with more cities takes the whole width. */
const fewCities = 6

function Countries({
  locale,
  countries,
  counts,
}: {
  locale: Locale
  countries: readonly Country[]
  counts: Counts
}) {
  return (
    <>
      <CountryChips
        locale={locale}
        countries={countries.map(({ code, name, cities }) => ({ code, name, count: cities.length }))}
      />
      <div className="countries">
        {countries.map(({ code, name, cities }) => (
          <section key={code} id={code} data-span={cities.length > fewCities ? 'all' : undefined}>
            <CountryTitle code={code} name={name} />
            <ul className="city-list">
              {cities.map((city) => (
                <CityItem key={city.slug} locale={locale} city={city} count={counts[city.slug] ?? 0} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function CityItem({ locale, city, count }: { locale: Locale; city: City; count: number }) {
  return (
    <li className={count > 0 ? undefined : 'quiet'}>
      <a href={localePath(locale, pathTo('city', { slug: city.slug }))}>{city.names[locale].name}</a>
      {count > 0 ? ` ${countMessages(locale).concerts(count)}` : null}
    </li>
  )
}

function NoCities({ locale }: { locale: Locale }) {
  const t = placeMessages(locale)
  return (
    <div className="empty">
      <p className="empty-title">{t.noCities}</p>
      <p>{t.noneAnywhere}</p>
      <a className="button" href={localePath(locale, pathTo('concerts'))}>
        {t.wholeSchedule}
      </a>
    </div>
  )
}
