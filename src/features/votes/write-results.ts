import * as z from 'zod/mini'
import { wishPrefix } from '../../shared/votes.ts'
import type { VoteDeps } from './vote-service.ts'

/** Whether the content service knows the results of votes that have closed. */
export interface WritingState {
  /** Nobody has set a token, or no content service: results stay in the database. */
  isConfigured: boolean
  /** Frozen, and not there yet. */
  unwritten: number
  /** Tried and refused; the next try is due by itself. */
  failing: number
}

interface DueRow {
  slug: string
  counts: string
  total: number
  frozen_at: number
  write_tries: number
}

const maxPerRun = 20
/** Less than the first pause: when the next try comes, this one is over. */
const timeLimitMs = 20_000
const firstPauseMs = 60_000
const longestPauseMs = 6 * 60 * 60_000

/** Wishes have no entry in content. */
const isUnwritten = `frozen_at is not null and written_at is null and slug not like '${wishPrefix}%'`

/** Writes what is due, one after the other, until it has arrived: there is no last try. */
export async function writeResults({ database, content, now, log }: VoteDeps): Promise<void> {
  if (!database || !content) return
  try {
    const { results } = await database
      .prepare(
        `select slug, counts, total, frozen_at, write_tries from vote
         where ${isUnwritten} and next_write_at <= ? order by next_write_at limit ${maxPerRun}`,
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
  // Whoever writes first has it; if the isolate dies now, it is due again after the pause.
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

/** Strapi 4 knows an entry by its number, 5 by its document (docs.strapi.io/cms/api/rest). */
const foundSchema = z.object({
  data: z.array(z.object({ id: z.number(), documentId: z.optional(z.string().check(z.regex(/^\w+$/))) })),
})

/**
 * Finds the vote by its slug and sets its field `results`: `{counts, total, closedAt}`. The same again changes nothing.
 *
 * @throws Error naming the status
 */
async function putResult(
  { url, token }: { url: string; token: string },
  { slug, counts, total, frozen_at: frozenAt }: DueRow,
): Promise<void> {
  // Its token goes nowhere else: a redirect is a fault.
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
export async function readWritingState({
  database,
  content,
}: Pick<VoteDeps, 'database' | 'content'>): Promise<WritingState> {
  const row = await database
    ?.prepare(`select count(*) as unwritten, count(write_fault) as failing from vote where ${isUnwritten}`)
    .first<{ unwritten: number; failing: number }>()
  return {
    isConfigured: content !== undefined,
    unwritten: row?.unwritten ?? 0,
    failing: row?.failing ?? 0,
  }
}
