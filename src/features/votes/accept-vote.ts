import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import type { CastResult } from './vote-rules.ts'
import type { VoteService } from './vote-service.ts'

/** The visitor who sends a vote, with what their request says about them. */
export interface VotingVisitor {
  voter: { read: () => Promise<string | undefined>; give: () => Promise<void> }
  session: () => Promise<{ user: { id: string } } | undefined>
  accountVisitor: { visitor: string }
}

/** The choice that a visitor sends. */
export interface VoteInput {
  option: string
  /** Whether the visitor has confirmed the choice on a page that named it. */
  isConfirmed: boolean
}

/** The vote that a choice belongs to. */
export interface VoteTarget {
  spec: VoteSpec
  /** Present if only signed-in visitors may vote. */
  requiresAccount?: true | undefined
}

export type AcceptedVote =
  | CastResult
  | { refused: 'account-needed' | 'no-cookies' }
  /** Not counted: the response sets the cookie without which each attempt would come from another visitor. */
  | 'to-be-confirmed'

/**
 * Checks who may vote, and counts the choice.
 *
 * @throws UpstreamFailed('store') where the objects don't answer in time, and what reading the session throws
 */
export async function acceptVote(
  votes: Pick<VoteService, 'cast'>,
  { voter, session, accountVisitor }: VotingVisitor,
  { spec, requiresAccount }: VoteTarget,
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
