import * as z from 'zod/mini'
import { wishPrefix } from '../../shared/votes.ts'
import { callObject } from './call-object.ts'
import type { VoteDeps } from './vote-service.ts'

/** How far the results of closed votes have been written into the content service. */
export interface ResultWritingState {
  /** False without a token or a content service: results then stay in the database. */
  isConfigured: boolean
  /** Closed votes whose result isn't written yet. */
  unwritten: number
  /** Results whose last attempt failed; they are tried again. */
  failing: number
}

interface DueRow {
  slug: string
  counts: string
  total: number
  frozen_at: number
  write_tries: number
}

const maxWrittenPerRun = 20
/**
 * Time limit of an attempt in milliseconds, shorter than the first pause, so that an attempt is over before the next
 * one begins.
 */
const timeLimitMs = 20_000
const firstPauseMs = 60_000
const longestPauseMs = 6 * 60 * 60_000

/** Selects closed votes whose result isn't written. Requests for programs have no entry in content. */
const isUnwritten = `frozen_at is not null and written_at is null and slug not like '${wishPrefix}%'`

/** Writes results that are due, one after the other. Failed ones are repeated without limit, after growing pauses. */
export async function writeResults({ database, content, now, log }: VoteDeps): Promise<void> {
  if (!database || !content) return
  try {
    const { results } = await database
      .prepare(
        `select slug, counts, total, frozen_at, write_tries from vote
         where ${isUnwritten} and next_write_at <= ? order by next_write_at limit ${maxWrittenPerRun}`,
      )
      .bind(now())
      .all<DueRow>()
    for (const row of results) await writeResult({ database, content, now, log }, row)
  } catch (error) {
    log.warn('which results are to be written could not be read', { error })
  }
}

async function writeResult(
  {
    database,
    content,
    now,
    log,
  }: Pick<VoteDeps, 'now' | 'log'> & {
    database: D1Database
    content: NonNullable<VoteDeps['content']>
  },
  row: DueRow,
): Promise<void> {
  const { slug, write_tries: tries } = row
  // Only one run gets past this update. If its isolate dies, the result is due again after the pause.
  const pauseMs = Math.min(firstPauseMs * 2 ** tries, longestPauseMs)
  const claim = await database
    .prepare('update vote set write_tries = ?3 + 1, next_write_at = ?2 where slug = ?1 and write_tries = ?3')
    .bind(slug, now() + pauseMs, tries)
    .run()
  if (!claim.meta.changes) return
  try {
    await putResult(content, row)
    await database
      .prepare('update vote set written_at = ?2, write_fault = null where slug = ?1')
      .bind(slug, now())
      .run()
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    await database.prepare('update vote set write_fault = ?2 where slug = ?1').bind(slug, fault).run()
    log.warn('the result of a vote was not written yet', { vote: slug, tries: tries + 1, fault })
  }
}

/** Strapi 4 identifies an entry by its number, Strapi 5 by its document id (docs.strapi.io/cms/api/rest). */
const foundSchema = z.object({
  data: z.array(z.object({ id: z.number(), documentId: z.optional(z.string().check(z.regex(/^\w+$/))) })),
})

/**
 * Finds the vote by its slug and sets its field `results`: `{counts, total, closedAt}`. Repeating it changes nothing.
 *
 * @throws Error naming the status
 */
async function putResult(
  { url, token }: { url: string; token: string },
  { slug, counts, total, frozen_at: frozenAt }: DueRow,
): Promise<void> {
  // The token must not reach another host, so a redirect is an error.
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${url}/api/votes${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeLimitMs),
      redirect: 'manual',
    })
    if (!response.ok) throw new Error(`the content service answered ${response.status}`)
    return response
  }
  const asked = new URLSearchParams({ 'filters[slug][$eq]': slug, 'fields[0]': 'slug' })
  const found = foundSchema.safeParse(await (await ask(`?${asked}`)).json())
  const [entry] = found.data?.data ?? []
  if (!entry) throw new Error('the content service knows no such vote')
  const results = { counts: JSON.parse(counts), total, closedAt: new Date(frozenAt).toISOString() }
  const response = await ask(`/${entry.documentId ?? entry.id}`, {
    method: 'PUT',
    body: JSON.stringify({ data: { results } }),
  })
  await response.body?.cancel()
}

/** @throws what the database throws */
export async function readResultWritingState({
  database,
  content,
}: Pick<VoteDeps, 'database' | 'content'>): Promise<ResultWritingState> {
  const row = await database
    ?.prepare(`select count(*) as unwritten, count(write_fault) as failing from vote where ${isUnwritten}`)
    .first<{ unwritten: number; failing: number }>()
  return {
    isConfigured: content !== undefined,
    unwritten: row?.unwritten ?? 0,
    failing: row?.failing ?? 0,
  }
}

/** Most votes that one scheduled run closes. */
const maxClosedPerRun = 20

/**
 * Closes votes that an operator wants closed (`npm run votes`), whatever content says. The next run repeats failures.
 */
export async function closeRequestedVotes({ database, tallies, log }: VoteDeps): Promise<void> {
  if (!database) return
  try {
    const { results } = await database
      .prepare(
        `select slug from vote where close_asked_at is not null and frozen_at is null order by slug limit ${maxClosedPerRun}`,
      )
      .all<{ slug: string }>()
    for (const { slug } of results) {
      await callObject(() => tallies.getByName(slug).close()).catch((error: unknown) =>
        log.warn('a vote could not be closed yet', { vote: slug, error }),
      )
    }
  } catch (error) {
    log.warn('which votes are to be closed could not be read', { error })
  }
}
