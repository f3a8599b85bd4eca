import type { Vote } from '../content/programs/votes.ts'
import type { VoteResults } from '../shared/votes.ts'
import { toVoteSpec } from '../votes/vote-spec.ts'
import type { Page } from './define-page.ts'

/** How votes stand, by their slugs; one of which nothing is known is absent. */
export type ResultsByVote = Readonly<Record<string, VoteResults | undefined>>

/** Never fails on their account: a page without results still takes votes. */
export async function readVoteResults(
  { votes: service, ends, now }: Pick<Page, 'votes' | 'ends' | 'now'>,
  votes: Promise<readonly Vote[]>,
): Promise<ResultsByVote> {
  for (const { opensAt, closesAt } of await votes) {
    // A stored page doesn't say that a vote is open once it isn't.
    for (const at of [opensAt, closesAt]) if (at && Date.parse(at) > now) ends.add(Date.parse(at))
  }
  const read = (await votes).map(
    async (vote) => [vote.slug, await service?.readResults(toVoteSpec(vote))] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}
