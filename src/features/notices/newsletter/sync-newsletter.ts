import * as z from 'zod/mini'
import type { CallNewsletter, NewsletterOutcome } from '../../../providers/newsletter-provider.ts'
import { defaultLocale, isLocale } from '../../../shared/locales.ts'
import { limitAnswer } from '../../../strapi/port/limit-answer.ts'
import type { NewsletterConnection, NoticeDeps } from '../notice-deps.ts'
import { readersSql } from './newsletter-readers.ts'

/** Milliseconds between comparisons of all readers with the provider's list. A new reader may wait that long. */
const compareEveryMs = 10 * 60_000
/** Maximum number of readers that one run adds or removes at the provider. */
const readersPerRun = 20
/** A reader that failed is tried again after a minute, then later, at most every six hours, without an end. */
const firstRetryMs = 60_000
const longestRetryMs = 6 * 60 * 60_000

type SyncDeps = Pick<NoticeDeps, 'database' | 'now' | 'log'>

/**
 * Adds new readers at the provider, and removes those that have left. Each call may be repeated, so a run that is cut off
 * loses nothing.
 *
 * @throws what the database throws
 */
export async function syncNewsletter(deps: SyncDeps, connection: NewsletterConnection): Promise<void> {
  await compareWhenDue(deps)
  for (const due of await readDue(deps)) if (!(await tell(deps, connection, due))) return
}

async function compareWhenDue({ database, now }: SyncDeps): Promise<void> {
  const comparedAt = await database
    .prepare('select compared_at from newsletter_run where id = 1')
    .first<number>('compared_at')
  if (comparedAt !== null && comparedAt > now() - compareEveryMs) return
  const isReader = `address in (select reader.address from ${readersSql})`
  const change = `update newsletter_reader set state = ?, failures = 0, next_try_at = 0 where state = ?`
  await database.batch([
    database.prepare(
      `insert or ignore into newsletter_reader (address) select reader.address from ${readersSql}`,
    ),
    database.prepare(`${change} and not ${isReader}`).bind('leaving', 'given'),
    database.prepare(`${change} and ${isReader}`).bind('given', 'leaving'),
    database.prepare(`delete from newsletter_reader where state in ('asked', 'refused') and not ${isReader}`),
    database
      .prepare('insert into newsletter_run values (1, ?1) on conflict do update set compared_at = ?1')
      .bind(now()),
  ])
}

const dueRows = z.array(
  z.object({
    address: z.string(),
    state: z.enum(['asked', 'leaving']),
    failures: z.number(),
    locale: z.nullable(z.string()),
  }),
)
type DueReader = z.infer<typeof dueRows>[number]

async function readDue({ database, now }: SyncDeps): Promise<DueReader[]> {
  const { results } = await database
    .prepare(
      `select address, state, failures,
         (select locale from notice_subscription as known where known.address = newsletter_reader.address) as locale
       from newsletter_reader where state in ('asked', 'leaving') and next_try_at <= ? limit ${readersPerRun}`,
    )
    .bind(now())
    .all()
  return dueRows.parse(results)
}

/** Adds or removes one reader at the provider. @returns false without an answer: the next call would fail too */
async function tell(deps: SyncDeps, connection: NewsletterConnection, due: DueReader): Promise<boolean> {
  const { database, now, log } = deps
  const { address, failures } = due
  try {
    const outcome = await askProvider(connection, due)
    if (outcome === 'refused') log.warn(`the newsletter's provider refused a reader`, { state: due.state })
    await (due.state === 'leaving'
      ? database
          .prepare(`delete from newsletter_reader where address = ? and state = 'leaving'`)
          .bind(address)
      : database
          .prepare(
            `update newsletter_reader set state = ?, failures = 0 where address = ? and state = 'asked'`,
          )
          .bind(outcome === 'done' ? 'given' : 'refused', address)
    ).run()
    return true
  } catch (error) {
    log.warn(`the newsletter's provider was not told of a reader`, { error })
    const waitMs = Math.min(firstRetryMs * 2 ** Math.min(failures, 20), longestRetryMs)
    await database
      .prepare('update newsletter_reader set failures = failures + 1, next_try_at = ? where address = ?')
      .bind(now() + waitMs, address)
      .run()
    return false
  }
}

function askProvider(
  { provider, account, host }: NewsletterConnection,
  { address, state, locale }: DueReader,
): Promise<NewsletterOutcome> {
  const call = toNewsletterCall(host)
  if (state === 'leaving') return provider.remove(address, account, call)
  return provider.add(
    { address, locale: locale !== null && isLocale(locale) ? locale : defaultLocale },
    account,
    call,
  )
}

const timeMs = 10_000
const maxBytes = 200_000
/** Whether a status means that the call is repeated later: the provider is down or limits calls, or the key is wrong. */
const isLater = (status: number) => status >= 500 || [401, 403, 429].includes(status)

/** Makes calls to the API of a host. Redirects aren't followed: the headers hold a secret. */
export const toNewsletterCall =
  (host: string): CallNewsletter =>
  async (path, { method = 'GET', headers, body }) => {
    const response = await fetch(`https://${host}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeMs),
    })
    const { status } = response
    if (isLater(status)) {
      await response.body?.cancel()
      throw new Error(`the newsletter's provider answered with status ${status}`)
    }
    return { status, body: await readJson(response) }
  }

/** @returns `undefined` for an answer without JSON, as one of 204 */
async function readJson(response: Response): Promise<unknown> {
  const limited = await limitAnswer('newsletter', response, maxBytes)
  return limited.json().catch(() => undefined)
}
