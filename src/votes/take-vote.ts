import type { Vote } from '../content/programs/votes.ts'
import type { Cast } from './vote-rules.ts'
import type { VoteService } from './vote-service.ts'
import { toVoteSpec } from './vote-spec.ts'

/** Who sends a vote, as a request says it. */
export interface VotingVisitor {
  voter: { read: () => Promise<string | undefined>; give: () => Promise<void> }
  session: () => Promise<{ user: { id: string } } | undefined>
  asker: { visitor: string }
}

/** What a visitor wants counted. */
export interface VoteWish {
  option: string
  /** They have seen what they are about to vote for. */
  isConfirmed: boolean
}

export type Taken =
  | Cast
  | { refused: 'account-needed' | 'no-cookies' }
  /** The answer gives them a cookie: without one each press would be another visitor. */
  | 'to-be-confirmed'

/** @throws UpstreamFailed('store') where the objects don't answer in time, and what asking for the session throws */
export async function takeVote(
  votes: VoteService,
  { voter, session, asker }: VotingVisitor,
  vote: Vote,
  { option, isConfirmed }: VoteWish,
): Promise<Taken> {
  const [visitor, signedIn] = await Promise.all([voter.read(), session()])
  const account = signedIn?.user.id
  if (vote.requiresAccount && account === undefined) return { refused: 'account-needed' }
  if (visitor === undefined) {
    if (isConfirmed) return { refused: 'no-cookies' }
    await voter.give()
    return 'to-be-confirmed'
  }
  return votes.cast({ spec: toVoteSpec(vote), voter: { visitor, account }, option, address: asker.visitor })
}
