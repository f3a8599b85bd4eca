import { toVoteSpec } from '../content/programs/vote-spec.ts'
import type { Vote } from '../content/programs/votes.ts'
import type { VoteResults } from '../shared/votes.ts'
import type { Page } from './define-page.ts'

/** How votes stand, by their slugs; one of which nothing is known is absent. */
export type ResultsByVote = Readonly<Record<string, VoteResults | undefined>>

/** Never fails on their account: a page without results still takes votes. */
export async function readVoteResults(
  { votes: service }: Pick<Page, 'votes'>,
  votes: Promise<readonly Vote[]>,
): Promise<ResultsByVote> {
  const read = (await votes).map(
    async (vote) => [vote.slug, await service?.readResults(toVoteSpec(vote))] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}
