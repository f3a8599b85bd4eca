import { ticketShops } from '../../brand/chosen.ts'
import { toTicketKey } from '../../content/concerts/availability.ts'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { readUpcoming } from '../../content/concerts/schedule.ts'
import type { Ticket } from '../../content/concerts/ticket.ts'
import { toConcertSpan } from '../../content/concerts/ticket-state.ts'
import { readStandingSeries } from '../../content/series/readers.ts'
import { isPast, type StandingSeries } from '../../content/series/standing-series.ts'
import { defaultLocale } from '../../shared/locales.ts'
import { removeOldAvailabilityDays } from './availability-history.ts'
import type { AvailabilityDeps } from './availability-service.ts'
import type { ConnectedSource } from './ticket-sources.ts'

/** How often the list of concerts is read from content: a new concert is asked about after this time at the latest. */
const everyMs = 10 * 60_000
const rowsPerBatch = 50

/**
 * Brings the rows of `availability` up to date with the upcoming concerts and series in content, when that is due: a row for
 * each whose ticket one of the sources knows. A concert whose ticket has changed begins without an answer.
 *
 * @throws UpstreamFailed where content doesn't answer
 */
export async function listConcertsWhenDue(
  deps: AvailabilityDeps,
  sources: readonly ConnectedSource[],
): Promise<void> {
  const { database, now } = deps
  const readAt = await database
    .prepare('select concerts_read_at from availability_published')
    .first<number>('concerts_read_at')
  if (readAt !== null && now() - readAt < everyMs) return
  // Without the facts of sellers: a concert keeps its ticket when the seller has closed the sale.
  const content = { ...deps.content, availability: undefined }
  const concerts = await readUpcoming(content, defaultLocale)
  const series = await readStandingSeries(content, defaultLocale)
  const found = [
    ...concerts.filter(({ status }) => status !== 'cancelled').map(toSold),
    ...series.flatMap(toSoldInTime),
  ].flatMap((sold) => toRow(sold, sources))
  for (let at = 0; at < found.length; at += rowsPerBatch)
    await database.batch(found.slice(at, at + rowsPerBatch).map((row) => store(database, row, now())))
  await database.batch([
    database
      .prepare(
        'delete from availability where until < ?1 or concert not in (select value from json_each(?2))',
      )
      .bind(now(), JSON.stringify(found.map(({ concert }) => concert))),
    database
      .prepare(
        `insert into availability_published (id, concerts_read_at) values (1, ?1)
         on conflict do update set concerts_read_at = ?1`,
      )
      .bind(now()),
    removeOldAvailabilityDays(database, now()),
  ])
}

/** Makes the next run read the list, after an editor has changed a concert. */
export async function requestConcertList(database: D1Database): Promise<void> {
  await database.prepare('update availability_published set concerts_read_at = 0').run()
}

interface ConcertRow {
  concert: string
  source: string
  event: string
  ticket: string
  startsAt: number
  until: number
}

/** A concert, or concerts that are sold together, with their beginning and end in milliseconds since 1970. */
interface SoldInTime extends Pick<ConcertSummary, 'slug' | 'ticket'> {
  startsAt: number
  until: number
}

const toSold = (concert: ConcertSummary): SoldInTime => {
  const { start, end } = toConcertSpan(concert)
  return { slug: concert.slug, ticket: concert.ticket, startsAt: start, until: end }
}

/** @returns an empty list for a series that is over, or has no concerts yet */
function toSoldInTime({ sold, concerts, counts }: StandingSeries): SoldInTime[] {
  const [first, last] = [concerts[0], concerts.at(-1)]
  if (!first || !last || isPast(counts)) return []
  return [
    {
      slug: sold.slug,
      ticket: sold.ticket,
      startsAt: toConcertSpan(first).start,
      until: toConcertSpan(last).end,
    },
  ]
}

/** @returns an empty list where there is no ticket of a connected source */
function toRow(sold: SoldInTime, sources: readonly ConnectedSource[]): ConcertRow[] {
  const { slug, startsAt, until } = sold
  const ticket = toTicketKey(sold.ticket)
  const page = toPage(sold.ticket)
  if (ticket === undefined) return []
  for (const { id, source } of sources) {
    const isOfShop =
      page && ticketShops.some(({ provider, hosts }) => provider === id && hosts.includes(page.host))
    const event = id === 'generic' || isOfShop ? source.toEvent(page, slug) : undefined
    if (event !== undefined) return [{ concert: slug, source: id, event, ticket, startsAt, until }]
  }
  return []
}

const toPage = (ticket: Ticket): URL | undefined =>
  ticket.kind === 'shop' || ticket.kind === 'link' ? new URL(ticket.url) : undefined

/** Stores a row; answers about another event or another ticket are forgotten. */
const store = (database: D1Database, row: ConcertRow, now: number) =>
  database
    .prepare(
      `insert into availability (concert, source, event, ticket, starts_at, until, next_read_at)
       values (?1, ?2, ?3, ?4, ?5, ?6, ?7)
       on conflict (concert) do update set
         state = case when event = ?3 and source = ?2 then state end,
         categories = case when event = ?3 and source = ?2 then categories end,
         next_read_at = case when event = ?3 and source = ?2 then next_read_at else ?7 end,
         source = ?2, event = ?3, ticket = ?4, starts_at = ?5, until = ?6`,
    )
    .bind(row.concert, row.source, row.event, row.ticket, row.startsAt, row.until, now)
