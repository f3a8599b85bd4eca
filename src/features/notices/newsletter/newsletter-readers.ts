import * as z from 'zod/mini'
import { pathTo } from '../../../routes/paths.ts'
import { toCsv } from '../../../shared/csv.ts'
import type { Locale } from '../../../shared/locales.ts'
import { newsletterKeys } from '../../../shared/notices.ts'
import { makeUnsubscribeCode } from '../email-subscriptions.ts'
import type { NoticeDeps } from '../notice-deps.ts'

const keysSql = Object.values(newsletterKeys)
  .map((key) => `'${key}'`)
  .join()
const allReadersSql = `notice_topic as topic
  cross join notice_subscription as reader on reader.owner = topic.owner and reader.channel = 'email' and reader.is_confirmed = 1
  where topic.kind = 'newsletter' and topic.key in (${keysSql})`
const toReadersSql = (key: string) => `${allReadersSql} and topic.key = '${key}'`
/** SQL that joins the confirmed addresses of those who follow the newsletter for everybody. */
export const readersSql = toReadersSql(newsletterKeys.newsletter)

/** Figures of the newsletter for the desk. */
export interface NewsletterOverview {
  /** Number of readers by language, the largest first. */
  languages: { locale: string; readers: number }[]
  /** Number of today's readers by the day (UTC) on which they subscribed, in order. */
  days: { day: string; readers: number }[]
  /** Number of addresses that the provider hasn't got yet, and of those that it has refused for good. */
  waiting: number
  refused: number
  /** Number of addresses on the list for the press. */
  press: number
}

const languageRows = z.array(z.object({ locale: z.string(), readers: z.number() }))
const dayRows = z.array(z.object({ day: z.string(), readers: z.number() }))
const countRows = z.array(z.object({ readers: z.number() }))
const stateRows = z.array(z.object({ state: z.string(), readers: z.number() }))

/** @throws what the database throws */
export async function readNewsletterOverview({
  database,
}: Pick<NoticeDeps, 'database'>): Promise<NewsletterOverview> {
  const [languages, days, states, press] = await database.batch([
    database.prepare(
      `select reader.locale, count(*) as readers from ${readersSql} group by reader.locale order by readers desc, reader.locale`,
    ),
    database.prepare(
      `select date(topic.created_at / 1000, 'unixepoch') as day, count(*) as readers from ${readersSql} group by day order by day`,
    ),
    database.prepare(
      `select state, count(*) as readers from newsletter_reader where state in ('asked', 'leaving', 'refused') group by state`,
    ),
    database.prepare(`select count(*) as readers from ${toReadersSql(newsletterKeys.press)}`),
  ])
  const byState = new Map(stateRows.parse(states?.results).map(({ state, readers }) => [state, readers]))
  return {
    languages: languageRows.parse(languages?.results),
    days: dayRows.parse(days?.results),
    waiting: (byState.get('asked') ?? 0) + (byState.get('leaving') ?? 0),
    refused: byState.get('refused') ?? 0,
    press: countRows.parse(press?.results)[0]?.readers ?? 0,
  }
}

const exportRows = z.array(
  z.object({
    id: z.string(),
    address: z.string(),
    locale: z.string(),
    since: z.number(),
    list: z.enum(newsletterKeys),
  }),
)

/**
 * Writes the readers of both newsletters as CSV: an orchestra that sends its newsletter by itself puts `leave` into each e-mail, the
 * address with which its reader unsubscribes.
 *
 * @param locale language of the office that opens the file
 * @throws what the database throws
 */
export async function exportNewsletter(deps: NoticeDeps, locale?: Locale): Promise<string> {
  const { results } = await deps.database
    .prepare(
      `select reader.id, reader.address, reader.locale, topic.created_at as since, topic.key as list
       from ${allReadersSql} order by since, reader.address, list`,
    )
    .all()
  const rows = exportRows.parse(results).map(async ({ id, address, locale, since, list }) => ({
    email: address,
    language: locale,
    since: new Date(since),
    list,
    leave: `${deps.site}${pathTo('push')}?leave=${await makeUnsubscribeCode(deps, id, list === newsletterKeys.press ? 'press' : 'newsletter')}`,
  }))
  return toCsv(await Promise.all(rows), ['email', 'language', 'since', 'list', 'leave'], locale)
}
