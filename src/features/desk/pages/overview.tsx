import { readConcert } from '../../../content/concerts/concert.ts'
import { readCities } from '../../../content/places/readers.ts'
import { readProgramNames, readVotes } from '../../../content/programs/readers.ts'
import { deskEveningMessages, deskMessages } from '../../../languages/texts.ts'
import { deskPathTo, findDeskRow } from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { formatTimes } from '../../../ui/components/concert-times.ts'
import { Sparkline } from '../charts/chart.tsx'
import { FactLine } from '../components/desk-table.tsx'
import type { ListedEvening } from '../evenings/evening-service.ts'
import { type EveningNames, toEveningName, toEveningState } from '../evenings/evening-words.ts'
import { VisitSums } from '../visits/visit-sums.tsx'
import { type DeskRequest, defineDeskPage } from './define-desk-page.tsx'

/** A number of the overview, with the page that it leads to. */
interface Counted {
  path: string
  /** A figure of the overview; `undefined` where it can't be read, or isn't set up. */
  count: number | undefined
  text: string
  /** Somebody waits: the number is in the accent's colour. */
  isUrgent?: true
}

/** Some numbers are counted up to a hundred only, so that the page reads few rows. */
const mostCounted = 100
const dayMs = 86_400_000
/** The overview counts votes that close within this number of days. */
const soonDays = 7

/** How many of the next evenings the page shows. */
const shownEvenings = 4

/** `/desk`: the next evenings, what changed since the day before, and what waits for somebody; every number leads to its page. */
export const overviewPage = defineDeskPage('deskOverview', {
  hasStatistics: true,
  styles: ['charts'],
  load: async (page) => {
    const { visitor, content, locale } = page
    const read = <Value,>(reading: Promise<Value> | undefined): Promise<Value | undefined> =>
      reading?.catch(() => undefined) ?? Promise.resolve(undefined)
    const [inbox, ahead, days, votes, notices, missing, health, programs, cities] = await Promise.all([
      read(visitor.submissions?.countInbox()),
      read(visitor.evenings?.readAhead()),
      read(visitor.desk?.readLastDays()),
      read(readClosingVotes(page)),
      read(visitor.notices?.readState()),
      read(visitor.desk?.readMissing()),
      read(visitor.health.check()),
      read(readProgramNames(content, locale)),
      read(readCities(content)),
    ])
    // The page of concerts, to which the number leads, has those of this year.
    const year = page.today.slice(0, 4)
    const behind = ahead?.filter(({ comparison, day }) => comparison?.isBehind && day.startsWith(year))
    const next = (ahead ?? []).filter(({ status }) => status !== 'cancelled').slice(0, shownEvenings)
    const concerts = await Promise.all(next.map(({ concert }) => read(readConcert(content, locale, concert))))
    return {
      next: next.map((evening, at) => {
        const concert = concerts[at]
        return { evening, times: concert ? formatTimes(concert, locale) : undefined }
      }),
      names: { programs: programs ?? [], cities: cities ?? [] },
      days: days ?? [],
      counts: { inbox, behind: behind?.length, votes, notices, missing: missing?.length, health },
    }
  },
  View: ({ page: { locale, viewer }, data: { next, names, days, counts } }) => {
    const t = deskMessages(locale).overview
    return (
      <>
        {next.length > 0 ? (
          <section>
            <h2>{t.next}</h2>
            <ul className="behind">
              {next.map(({ evening, times }) => (
                <NextEvening
                  key={evening.concert}
                  locale={locale}
                  evening={evening}
                  names={names}
                  times={times}
                />
              ))}
            </ul>
          </section>
        ) : null}
        {days.length > 0 ? (
          <section>
            <h2>{t.yesterday}</h2>
            <VisitSums
              locale={locale}
              sums={days.map(({ kind, days: counted }) => ({
                name: t.kinds[kind],
                now: counted.at(-1)?.count ?? 0,
                before: counted.at(-2)?.count ?? 0,
                values: counted.map(({ count }) => count),
                href: localePath(locale, deskPathTo(pageOf[kind])),
              }))}
            />
          </section>
        ) : null}
        <Waiting
          locale={locale}
          counts={counts}
          seesInbox={hasRightsOf(viewer.role, findDeskRow('deskInbox').role)}
        />
      </>
    )
  },
})

const pageOf = { view: 'deskVisits', ticket: 'deskVisits', sold: 'deskEvenings', wish: 'deskRadar' } as const

interface NextProps {
  locale: Locale
  evening: ListedEvening
  names: EveningNames
  times: ReturnType<typeof formatTimes>
}

/** One of the next evenings: when its doors open, how many seats are sold, and how that compares. */
function NextEvening({ locale, evening, names, times }: NextProps) {
  const t = deskEveningMessages(locale)
  const { doors, begins } = deskMessages(locale).overview
  const { name, city } = toEveningName(evening, names, locale)
  const { state, share } = toEveningState(evening)
  const measure = share === undefined ? 'tickets' : 'sold'
  return (
    <li>
      <div>
        <a href={localePath(locale, deskPathTo('deskEvening', { slug: evening.concert }))}>{name}</a>
        <FactLine
          className="note"
          facts={[
            t.inDays(evening.daysLeft),
            city,
            times?.doors && doors(times.doors),
            times && begins(times.start),
          ]}
        />
      </div>
      <Sparkline
        values={(evening.curve[measure] ?? []).map((value) => value ?? undefined)}
        usual={
          evening.comparison?.measure === measure
            ? evening.comparison.usual.middle.map((value) => value ?? undefined)
            : []
        }
      />
      <p>
        <span data-evening-state={state}>{t.states[state]}</span>{' '}
        <span className="note">
          {share === undefined
            ? `${t.tickets}: ${formatNumber(locale, evening.tickets)}`
            : `${t.sold}: ${share} %`}
        </span>
      </p>
    </li>
  )
}

interface WaitingProps {
  locale: Locale
  /** Whether the viewer may read what visitors send. */
  seesInbox: boolean
  counts: {
    inbox: { open: number; suspected: number; stuck: number; removals: number } | undefined
    behind: number | undefined
    votes: number | undefined
    notices: { waiting: number } | undefined
    missing: number | undefined
    health: { dependencies: Readonly<Record<string, { state: string }>> } | undefined
  }
}

/** What waits for somebody; numbers that are zero are one line, which opens. */
function Waiting({
  locale,
  seesInbox,
  counts: { inbox, behind, votes, notices, missing, health },
}: WaitingProps) {
  const t = deskMessages(locale).overview
  const failing =
    health && Object.values(health.dependencies).filter(({ state }) => state === 'failing').length
  const inboxPath = deskPathTo('deskInbox')
  const ofInbox: Counted[] = [
    { path: inboxPath, count: inbox?.open, text: t.open, isUrgent: true },
    { path: `${inboxPath}?view=suspected`, count: inbox?.suspected, text: t.suspected },
    { path: `${inboxPath}?view=stuck`, count: inbox?.stuck, text: t.stuck, isUrgent: true },
    { path: `${inboxPath}?view=removals`, count: inbox?.removals, text: t.removals, isUrgent: true },
  ]
  const cards: Counted[] = [
    ...(seesInbox ? ofInbox : []),
    { path: deskPathTo('deskEvenings'), count: behind, text: t.behind },
    { path: deskPathTo('deskVotes'), count: votes, text: t.votes(soonDays) },
    { path: deskPathTo('deskNotices'), count: notices?.waiting, text: t.notices },
    { path: deskPathTo('deskContent'), count: missing, text: t.missing },
    { path: deskPathTo('deskHealth'), count: failing, text: t.health, isUrgent: true },
  ]
  const waiting = cards.filter(({ count }) => count !== 0)
  const calm = cards.filter(({ count }) => count === 0)
  return (
    <section>
      <h2>{t.waits}</h2>
      {waiting.length > 0 ? (
        <ul className="desk-cards">
          {waiting.map((card) => (
            <Card key={card.path} locale={locale} {...card} />
          ))}
        </ul>
      ) : (
        <p className="desk-fine">{t.nothing}</p>
      )}
      {calm.length > 0 ? (
        <details className="desk-calm">
          <summary>{t.calm(calm.length)}</summary>
          <ul>
            {calm.map(({ path, text }) => (
              <li key={path}>
                <a href={localePath(locale, path)}>{`0 ${text}`}</a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

async function readClosingVotes({ content, locale, now }: DeskRequest): Promise<number> {
  const votes = await readVotes(content, locale)
  return votes.filter(({ closesAt }) => {
    const left = closesAt === undefined ? -1 : Date.parse(closesAt) - now
    return left >= 0 && left < soonDays * dayMs
  }).length
}

const Card = ({ locale, path, count, text, isUrgent }: Counted & { locale: Locale }) => (
  <li className={isUrgent && count ? 'desk-urgent' : undefined}>
    <a href={localePath(locale, path)}>
      <strong>
        {count === undefined
          ? '—'
          : count >= mostCounted
            ? `${mostCounted - 1}+`
            : formatNumber(locale, count)}
      </strong>
      <span>{count === undefined ? `${text}: ${deskMessages(locale).overview.unknown}` : text}</span>
    </a>
  </li>
)
