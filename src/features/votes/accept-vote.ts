import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import type { CastResult } from './vote-rules.ts'
import type { VoteService } from './vote-service.ts'

/** Who sends a vote, as a request says it. */
export interface VotingVisitor {
  voter: { read: () => Promise<string | undefined>; give: () => Promise<void> }
  session: () => Promise<{ user: { id: string } } | undefined>
  accountVisitor: { visitor: string }
}

/** What a visitor wants counted. */
export interface VoteInput {
  option: string
  /** They have seen what they are about to vote for. */
  isConfirmed: boolean
}

/** What is voted on. */
export interface AskedVote {
  spec: VoteSpec
  /** Only who is signed in may vote. */
  requiresAccount?: true | undefined
}

export type AcceptedVote =
  | CastResult
  | { refused: 'account-needed' | 'no-cookies' }
  /** The answer gives them a cookie: without one each press would be another visitor. */
  | 'to-be-confirmed'

/** @throws UpstreamFailed('store') where the objects don't answer in time, and what asking for the session throws */
export async function acceptVote(
  votes: Pick<VoteService, 'cast'>,
  { voter, session, accountVisitor }: VotingVisitor,
  { spec, requiresAccount }: AskedVote,
  { option, isConfirmed }: VoteInput,
): Promise<AcceptedVote> {
  const [visitor, signedIn] = await Promise.all([voter.read(), session()])
  const account = signedIn?.user.id
  if (requiresAccount && account === undefined) return { refused: 'account-needed' }
  if (visitor === undefined) {
    if (isConfirmed) return { refused: 'no-cookies' }
    await voter.give()
    return 'to-be-confirmed'
  }
  return votes.cast({ spec, voter: { visitor, account }, option, address: accountVisitor.visitor })
}
