import { toVoteSpec } from '../content/programs/vote-spec.ts'
import type { Vote } from '../content/programs/votes.ts'
import type { VoteResults } from '../shared/votes.ts'
import type { Page } from './define-page.ts'

/** Results of votes by slug; absent where they are unknown. */
export type ResultsByVote = Readonly<Record<string, VoteResults | undefined>>

/** Reads the results of votes. Never fails because of them: a page without results can still accept votes. */
export async function readVoteResults(
  { votes: service }: Pick<Page, 'votes'>,
  votes: Promise<readonly Vote[]>,
): Promise<ResultsByVote> {
  const read = (await votes).map(
    async (vote) => [vote.slug, await service?.readResults(toVoteSpec(vote))] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}
