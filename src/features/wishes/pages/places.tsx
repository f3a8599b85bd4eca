import * as z from 'zod/mini'
import type { City } from '../../../content/places/cities.ts'
import { readCities } from '../../../content/places/readers.ts'
import { siteMessages, wishMessages, wishPlaceMessages } from '../../../languages/texts.ts'
import type { FoundPlace } from '../../../places/find-places.ts'
import { findTourCity } from '../../../places/tour-city.ts'
import { sayWhere } from '../../../places/world-place.ts'
import { Await } from '../../../rendering/await.tsx'
import { definePage, type Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { slugParameter } from '../../../shared/concerts-query.ts'
import { maxQueryLength } from '../../../shared/constants.ts'
import { localePath } from '../../../shared/urls.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { PlacesLicence } from '../components/wish-parts.tsx'
import { programField, toCityPath, toPlacePath } from '../forms/place-form.ts'

const querySchema = z.object({
  q: z.catch(z._default(z.string().check(z.trim(), z.maxLength(maxQueryLength)), ''), ''),
  /** The program that is wished for; if absent, any. */
  [programField]: slugParameter,
})
type Asked = Page<unknown, z.infer<typeof querySchema>>

/** A found place; `city` is the same place among the cities of the site, if it is one of them. */
interface Found extends FoundPlace {
  city: City | undefined
}

interface Deferred {
  found: Promise<Found[]>
}

/** `/places?q=`: finds a place of the world by its name, to wish for a concert there. */
export const placesPage = definePage('places', {
  query: querySchema,
  isStored: ({ query }) => !query.q,
  loadDeferred: (page): Deferred => ({ found: find(page) }),
  head: ({ locale }) => ({
    title: wishPlaceMessages(locale).title,
    description: wishMessages(locale).description,
    robots: 'noindex',
    styles: ['forms', 'wishes'],
  }),
  View: PlacesView,
})

async function find({ places, content, locale, query }: Asked): Promise<Found[]> {
  if (!query.q) return []
  const [found, cities] = await Promise.all([places.find(query.q, locale), readCities(content)])
  return found.map((each) => ({ ...each, city: findTourCity(cities, each.place) }))
}

function PlacesView({ page, data }: { page: Asked; data: Deferred }) {
  const { locale, query } = page
  const t = wishPlaceMessages(locale)
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        {page.wishes ? null : <p className="notice">{wishMessages(locale).notSetUp}</p>}
        <search>
          <form className="wish-form" action={localePath(locale, pathTo('places'))}>
            <p className="field">
              <label htmlFor="q">{t.field}</label>
              <input
                id="q"
                type="search"
                name="q"
                maxLength={maxQueryLength}
                defaultValue={query.q}
                autoComplete="address-level2"
              />
            </p>
            {query.program ? <input type="hidden" name={programField} value={query.program} /> : null}
            <button className="button" type="submit">
              {siteMessages(locale).find}
            </button>
          </form>
        </search>
        {query.q ? (
          <Await value={data.found} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
            {(found) => <FoundPlaces page={page} found={found} />}
          </Await>
        ) : null}
        <PlacesLicence locale={locale} />
      </div>
    </PageFrame>
  )
}

function FoundPlaces({ page: { locale, query }, found }: { page: Asked; found: readonly Found[] }) {
  const t = wishPlaceMessages(locale)
  if (found.length === 0)
    return (
      <p className="empty" role="status">
        {t.nothing}
      </p>
    )
  return (
    <ul className="places-found">
      {found.map(({ place, name, city }) => {
        const path = city ? toCityPath(city.slug, query.program) : toPlacePath(place.key, query.program)
        return (
          <li key={place.key}>
            <a href={localePath(locale, path)}>{name}</a> <span>{sayWhere(place, locale)}</span>
            {city ? <span className="note">{t.onTour}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
