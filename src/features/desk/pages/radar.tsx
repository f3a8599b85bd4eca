import type * as z from 'zod/mini'
import { readVenues } from '../../../content/places/readers.ts'
import { projectPlaces } from '../../../content/places/tour-map.ts'
import type { ProgramName } from '../../../content/programs/program-name.ts'
import { readProgramNames } from '../../../content/programs/readers.ts'
import { deskRadarMessages } from '../../../languages/texts.ts'
import { nameOf } from '../../../places/world-place.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { toCountryName } from '../../../shared/country-name.ts'
import { compareNames, formatNumber } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { toFileAddress, writeChartCsv } from '../charts/chart-data.ts'
import { RadarMap } from '../charts/radar-map.tsx'
import { DeskTable, FactLine } from '../components/desk-table.tsx'
import { AddStopForm, RadarForm } from '../components/radar-forms.tsx'
import { type RouteStop, RouteTable } from '../components/route-table.tsx'
import { countDaysBetween } from '../evenings/evening-curve.ts'
import type { DemandPlace, DemandReport } from '../radar/demand-service.ts'
import { planTour, type TourPlan } from '../radar/plan-tour.ts'
import {
  moveStop,
  type RadarState,
  radarQuerySchema,
  readRadarState,
  toRadarQuery,
} from '../radar/radar-state.ts'
import { writeRouteCalendar, writeRouteCsv } from '../radar/route-files.ts'
import { type DeskRequest, defineDeskPage } from './define-desk-page.tsx'

interface Radar {
  report: DemandReport
  state: RadarState
  plan: TourPlan
  programs: ProgramName[]
  /** Names of the venues of a city, by its slug. */
  halls: Map<string | undefined, string[]>
}

type Asked = DeskRequest<unknown, z.infer<typeof radarQuerySchema>>

const noDemand: DemandReport = { places: [], cells: [], stops: [], missing: [] }
/** How many venues of a city the table of the route names. */
const namedHalls = 2

/** `/desk/radar`: where people wait for a concert, and a route through the best places. */
export const radarPage = defineDeskPage('deskRadar', {
  hasStatistics: true,
  query: radarQuerySchema,
  styles: ['charts'],
  load: async ({ content, locale, query, today, visitor }: Asked): Promise<Radar> => {
    const [report = noDemand, programs, venues] = await Promise.all([
      visitor.demand?.readDemand(),
      readProgramNames(content, locale),
      readVenues(content, locale),
    ])
    const known = new Set(report.places.map(({ id }) => id))
    const state = readRadarState(query, (id) => known.has(id), today)
    const halls = new Map(
      [...Map.groupBy(venues, ({ citySlug }) => citySlug)].map(([city, ofCity]) => [
        city,
        ofCity.map(({ name }) => name),
      ]),
    )
    return { report, state, plan: planTour(report, state), programs, halls }
  },
  View: ({ page, data }) => {
    const { locale } = page
    const { report, state, plan, programs } = data
    const t = deskRadarMessages(locale)
    const nameOfProgram = (program: string) => programs.find(({ slug }) => slug === program)?.name ?? program
    return (
      <>
        <p className="lead">{t.lead}</p>
        {report.missing.map((name) => (
          <p key={name} className="notice">
            {t.missing[name]}
          </p>
        ))}
        <RadarForm locale={locale} state={state} programs={programs} action={toPageAddress(locale)} />
        {plan.strongest.length > 0 ? (
          <ul className="strong-wishes">
            {plan.strongest.map(({ place, program, people }) => (
              <li key={`${place.id} ${program}`}>
                {t.wouldCome(people, toName(place, locale), nameOfProgram(program))}
              </li>
            ))}
          </ul>
        ) : null}
        <Places locale={locale} plan={plan} />
        <Route now={page.now} locale={locale} data={data} />
        <Waiting locale={locale} plan={plan} />
        <p className="note">{t.explained}</p>
        <p className="note">{t.fewHidden}</p>
      </>
    )
  },
})

const toPageAddress = (locale: Locale) => localePath(locale, deskPathTo('deskRadar'))

const toName = (place: DemandPlace, locale: Locale) =>
  'city' in place ? place.city.names[locale].name : nameOf(place.place, locale)

const toCountry = (place: DemandPlace, locale: Locale) =>
  toCountryName('city' in place ? place.city.countryCode : place.place.countryCode, locale)

interface PartProps {
  locale: Locale
  plan: TourPlan
}

function Places({ locale, plan: { waiting, stops } }: PartProps) {
  const waits = waiting.map(({ place, reach }) => [place, reach] as const)
  const others = stops.filter(({ place }) => !waiting.some(({ id }) => id === place.id))
  const shown = [...waits, ...others.map(({ place, reach = 0 }) => [place, reach] as const)]
  const map = projectPlaces(
    shown.map(([place, people]) => ({
      id: place.id,
      name: toName(place, locale),
      people,
      latitude: place.latitude,
      longitude: place.longitude,
    })),
  )
  if (!map) return null
  return (
    <RadarMap
      width={map.width}
      height={map.height}
      dots={map.places}
      route={stops.map(({ place }) => place.id)}
      projection={map.projection}
      label={deskRadarMessages(locale).map}
    />
  )
}

/** Places that may be added: those of the site, then those with most wishes. Nobody looks through more. */
const listedPlaces = 500

function Route({ locale, now, data }: { locale: Locale; now: number; data: Radar }) {
  const { state, plan, report, programs, halls } = data
  const t = deskRadarMessages(locale)
  const ids = plan.stops.map(({ place }) => place.id)
  const toAddress = (change: Partial<RadarState>) =>
    `${toPageAddress(locale)}${toRadarQuery({ ...state, ...change })}#route`
  const stops: RouteStop[] = plan.stops.map(({ place, day, km, reach }) => ({
    id: place.id,
    name: toName(place, locale),
    country: toCountry(place, locale),
    day,
    km,
    reach,
    halls: (halls.get(place.id) ?? []).slice(0, namedHalls),
  }))
  const [first, last] = [stops[0], stops.at(-1)]
  const others = report.places
    .filter(({ id }) => !ids.includes(id))
    .slice(0, listedPlaces)
    .map((place) => ({ id: place.id, name: toName(place, locale) }))
    .sort((one, other) => compareNames(locale)(one.name, other.name))
  return (
    <section id="route">
      <h2>{t.route}</h2>
      {first && last ? (
        <>
          <p className="note">
            {t.summary(stops.length, plan.km, countDaysBetween(first.day, last.day) + 1)}
          </p>
          <RouteTable
            locale={locale}
            stops={stops}
            toAddress={(index, change) =>
              toAddress({ stops: change === 0 ? ids.toSpliced(index, 1) : moveStop(ids, index, change) })
            }
          />
        </>
      ) : (
        <p className="notice">{t.emptyRoute}</p>
      )}
      <AddStopForm
        locale={locale}
        state={state}
        others={others}
        stops={ids}
        action={`${toPageAddress(locale)}#route`}
      />
      <p className="desk-actions">
        {plan.shorter ? (
          <a className="button button-quiet" href={toAddress({ stops: plan.shorter.stops })}>
            {t.shorter(plan.shorter.savedKm)}
          </a>
        ) : null}
        {state.stops ? (
          <a className="button button-quiet" href={toAddress({ stops: undefined })}>
            {t.again}
          </a>
        ) : null}
        {stops.length > 0 ? (
          <RouteFiles locale={locale} now={now} stops={stops} state={state} programs={programs} />
        ) : null}
      </p>
    </section>
  )
}

interface FilesProps {
  locale: Locale
  now: number
  stops: readonly RouteStop[]
  state: RadarState
  programs: readonly ProgramName[]
}

function RouteFiles({ locale, now, stops, state, programs }: FilesProps) {
  const t = deskRadarMessages(locale)
  const program = programs.find(({ slug }) => slug === state.program)?.name ?? ''
  const csv = writeRouteCsv(stops, [t.day, t.place, t.halls, t.way, t.reach], locale)
  return (
    <>
      <a className="button button-quiet" download="route.csv" href={toFileAddress('text/csv', csv)}>
        {t.csv}
      </a>
      <a
        className="button button-quiet"
        download="route.ics"
        href={toFileAddress('text/calendar', writeRouteCalendar(stops, program, now))}
      >
        {t.calendar}
      </a>
    </>
  )
}

function Waiting({ locale, plan: { waiting } }: PartProps) {
  const t = deskRadarMessages(locale)
  const sources = ['wish', 'save', 'search', 'visitor'] as const
  const write = (count: number | undefined) => (count === undefined ? '–' : formatNumber(locale, count))
  const csv = writeChartCsv(
    {
      title: t.where,
      rowName: t.place,
      rows: waiting.map(({ place }) => ({ key: toName(place, locale), label: '', tick: '' })),
      columns: [
        { name: t.reach, values: waiting.map(({ reach }) => reach) },
        ...[t.wishes, t.saves, t.searches, t.visitors].map((name, index) => ({
          name,
          values: waiting.map(({ counts }) => counts[sources[index] ?? 'wish']),
        })),
      ],
    },
    locale,
  )
  return (
    <section>
      <h2>{t.where}</h2>
      {waiting.length > 0 ? (
        <>
          <DeskTable
            label={t.where}
            columns={[t.place, t.reach, t.wishes, t.saves, t.searches, t.visitors]}
            numbers={[1, 2, 3, 4, 5]}
            rows={waiting.map(({ place, reach, counts, nearestConcert }) => ({
              key: place.id,
              cells: [
                <>
                  {toName(place, locale)}
                  <FactLine
                    className="note"
                    facts={[
                      toCountry(place, locale),
                      nearestConcert === undefined ? undefined : t.concert(nearestConcert),
                    ]}
                  />
                </>,
                write(reach),
                ...sources.map((source) => write(counts[source])),
              ],
            }))}
          />
          <p>
            <a className="button button-quiet" download="places.csv" href={toFileAddress('text/csv', csv)}>
              {t.csv}
            </a>
          </p>
        </>
      ) : (
        <p className="notice">{t.nobody}</p>
      )}
    </section>
  )
}
