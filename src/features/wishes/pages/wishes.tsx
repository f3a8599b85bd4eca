import type { City } from '../../../content/places/cities.ts'
import { readCities } from '../../../content/places/readers.ts'
import type { ProgramName } from '../../../content/programs/program-name.ts'
import { readProgramNames } from '../../../content/programs/readers.ts'
import { siteMessages, wishMessages, wishPlaceMessages } from '../../../languages/texts.ts'
import { nameOf } from '../../../places/world-place.ts'
import { Await } from '../../../rendering/await.tsx'
import { definePage, type Page } from '../../../rendering/define-page.ts'
import { listShareImage } from '../../../rendering/list-pages.ts'
import { pathTo } from '../../../routes/paths.ts'
import { toCountryName } from '../../../shared/country-name.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import type { ProgramRequest } from '../../../shared/votes.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import type { PlaceWish } from '../wish-service.ts'

interface Deferred {
  programs: Promise<ProgramName[]>
  cities: Promise<City[]>
  /** Requests for programs; `undefined` where they can't be read. */
  wishes: Promise<ProgramRequest[] | undefined>
  /** Places without a city on the site; `undefined` where the wishes can't be read. */
  places: Promise<PlaceWish[] | undefined>
}

/** How many rows the table of cities has, and how many programs or cities a row names. `npm run votes` lists all. */
const shown = { cities: 50, inRow: 3 } as const

/** `/wishes`: how many people request which program in which city. */
export const wishesPage = definePage('wishes', {
  loadDeferred: (page): Deferred => ({
    programs: readProgramNames(page.content, page.locale),
    cities: readCities(page.content),
    wishes: page.votes?.readProgramRequests() ?? Promise.resolve(undefined),
    places: page.wishes?.readMostWished() ?? Promise.resolve(undefined),
  }),
  essential: ['programs'],
  head: ({ locale }) => ({
    title: wishMessages(locale).title,
    description: wishMessages(locale).description,
    shareImage: listShareImage(locale, wishMessages(locale).title),
    trail: [{ name: wishMessages(locale).title, path: pathTo('wishes') }],
    styles: ['wishes'],
  }),
  View: WishesView,
})

function WishesView({ page, data }: { page: Page; data: Deferred }) {
  const { locale } = page
  const t = wishMessages(locale)
  const all = Promise.all([data.programs, data.cities, data.wishes, data.places])
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        {page.votes ? null : <p className="notice">{t.notSetUp}</p>}
        <Await value={all} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {([programs, cities, wishes, places = []]) => {
            const known = (wishes ?? []).filter(
              ({ program, city }) =>
                programs.some(({ slug }) => slug === program) && cities.some(({ slug }) => slug === city),
            )
            const list = { locale, programs, cities, wishes: known }
            return (
              <>
                {page.votes && !wishes ? <p className="note">{t.unknown}</p> : null}
                {wishes ? <p className="note">{t.fromFive}</p> : null}
                {known.length > 0 ? <CityTable {...list} /> : null}
                {places.length > 0 ? (
                  <PlaceTable
                    locale={locale}
                    programs={programs}
                    places={places.slice(0, shown.cities).map((each) => ({
                      ...each,
                      name: nameOf(each.place, locale),
                      country: toCountryName(each.place.countryCode, locale),
                    }))}
                  />
                ) : null}
                {page.wishes ? (
                  <p className="wish-ways">
                    <a className="button button-quiet" href={localePath(locale, pathTo('places'))}>
                      {wishPlaceMessages(locale).notListed}
                    </a>
                  </p>
                ) : null}
                <ProgramTable {...list} isOpen={page.votes !== undefined} />
              </>
            )
          }}
        </Await>
      </div>
    </PageFrame>
  )
}

interface TableProps {
  locale: Locale
  programs: readonly ProgramName[]
  cities: readonly City[]
  wishes: readonly ProgramRequest[]
}

const sumOf = (wishes: readonly ProgramRequest[]) => wishes.reduce((sum, { people }) => sum + people, 0)
const mostFirst = (wishes: readonly ProgramRequest[]) =>
  wishes.toSorted((one, other) => other.people - one.people)

function CityTable({ locale, programs, cities, wishes }: TableProps) {
  const t = wishMessages(locale)
  const rows = cities
    .map((city) => ({ city, of: mostFirst(wishes.filter((wish) => wish.city === city.slug)) }))
    .filter(({ of }) => of.length > 0)
    .toSorted((one, other) => sumOf(other.of) - sumOf(one.of))
    .slice(0, shown.cities)
  return (
    <table className="wishes wishes-by-city">
      <caption>{t.byCity}</caption>
      <thead>
        <tr>
          <th scope="col">{t.city}</th>
          <th scope="col">{t.program}</th>
          <th scope="col">{t.people}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ city, of }) => (
          <tr key={city.slug}>
            <th scope="row">
              <a href={localePath(locale, pathTo('city', { slug: city.slug }))}>{city.names[locale].name}</a>
            </th>
            <td>
              {of
                .slice(0, shown.inRow)
                .map(({ program }) => programs.find(({ slug }) => slug === program)?.name)
                .join(', ')}
            </td>
            <td>{formatNumber(locale, sumOf(of))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Lists all programs, also those that nobody has requested yet. A list without any requests has only names. */
function ProgramTable({ locale, programs, cities, wishes, isOpen }: TableProps & { isOpen: boolean }) {
  const t = wishMessages(locale)
  const rows = programs
    .map((program) => ({ program, of: mostFirst(wishes.filter((wish) => wish.program === program.slug)) }))
    .toSorted((one, other) => sumOf(other.of) - sumOf(one.of))
  const columns = wishes.length > 0 ? [t.program, t.where, t.people] : [t.program]
  return (
    <table className="wishes">
      <caption>{t.byProgram}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ program: { slug, name, lang }, of }) => (
          <tr key={slug}>
            <th scope="row" lang={lang}>
              {isOpen ? <a href={localePath(locale, pathTo('wish', { slug }))}>{name}</a> : name}
            </th>
            {wishes.length > 0 ? (
              <>
                <td>
                  {of
                    .slice(0, shown.inRow)
                    .map(({ city }) => cities.find((each) => each.slug === city)?.names[locale].name)
                    .join(', ')}
                </td>
                <td>{of.length > 0 ? formatNumber(locale, sumOf(of)) : null}</td>
              </>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PlaceTableProps {
  locale: Locale
  programs: readonly { slug: string; name: string }[]
  /** Places that visitors wish for, the most popular one first. */
  places: readonly (PlaceWish & { name: string; country: string })[]
}

/** Places of the world that have no city on the site, and how many people wish for them. */
function PlaceTable({ locale, programs, places }: PlaceTableProps) {
  const t = wishMessages(locale)
  const { byPlace, anyProgram } = wishPlaceMessages(locale)
  const nameOfProgram = (program: string) =>
    program ? programs.find(({ slug }) => slug === program)?.name : anyProgram
  return (
    <table className="wishes wishes-by-city">
      <caption>{byPlace}</caption>
      <thead>
        <tr>
          <th scope="col">{t.city}</th>
          <th scope="col">{t.program}</th>
          <th scope="col">{t.people}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ place, program, people, name, country }) => (
          <tr key={`${place.key} ${program}`}>
            <th scope="row">
              <a href={localePath(locale, pathTo('place', { slug: place.key }))}>{name}</a>{' '}
              <span className="note">{country}</span>
            </th>
            <td>{nameOfProgram(program)}</td>
            <td>{formatNumber(locale, people)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
