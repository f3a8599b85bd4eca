import { readVotes } from '../../../content/programs/readers.ts'
import { deskMessages } from '../../../languages/texts.ts'
import { deskPathTo, findDeskRow } from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
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

/** `/desk`: what waits for somebody today; every number leads to its page. */
export const overviewPage = defineDeskPage('deskOverview', {
  hasStatistics: true,
  load: async (page) => {
    const { visitor, today } = page
    const read = <Value,>(reading: Promise<Value> | undefined): Promise<Value | undefined> =>
      reading?.catch(() => undefined) ?? Promise.resolve(undefined)
    const [inbox, evenings, votes, notices, missing, health] = await Promise.all([
      read(visitor.submissions?.countInbox()),
      read(visitor.evenings?.readYear(today.slice(0, 4))),
      read(readClosingVotes(page)),
      read(visitor.notices?.readState()),
      read(visitor.desk?.readMissing()),
      read(visitor.health.check()),
    ])
    const behind = evenings?.evenings.filter(
      ({ comparison, daysLeft }) => comparison?.isBehind && daysLeft >= 0,
    )
    return { inbox, behind: behind?.length, votes, notices, missing: missing?.length, health }
  },
  View: ({ page: { locale, viewer }, data: { inbox, behind, votes, notices, missing, health } }) => {
    const t = deskMessages(locale).overview
    const failing =
      health && Object.values(health.dependencies).filter(({ state }) => state === 'failing').length
    const inboxPath = deskPathTo('deskInbox')
    const seesInbox = hasRightsOf(viewer.role, findDeskRow('deskInbox').role)
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
    return (
      <>
        {waiting.length > 0 ? (
          <ul className="desk-cards">
            {waiting.map((card) => (
              <Card key={card.path} locale={locale} {...card} />
            ))}
          </ul>
        ) : (
          <p className="desk-fine">{t.nothing}</p>
        )}
        <ul className="desk-calm">
          {cards
            .filter(({ count }) => count === 0)
            .map(({ path, text }) => (
              <li key={path}>
                <a href={localePath(locale, path)}>{`0 ${text}`}</a>
              </li>
            ))}
        </ul>
      </>
    )
  },
})

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
