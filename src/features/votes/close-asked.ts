import { callObject } from './ask-object.ts'
import type { VoteDeps } from './vote-service.ts'

/** What one scheduled run closes. */
const maxPerRun = 20

/** Closes votes that an operator wants closed (`npm run votes`), whatever content says. What fails is due again. */
export async function closeRequestedVotes({ database, tallies, log }: VoteDeps): Promise<void> {
  if (!database) return
  try {
    const { results } = await database
      .prepare(
        `select slug from vote where close_asked_at is not null and frozen_at is null order by slug limit ${maxPerRun}`,
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
