import { wishPrefix } from '../../shared/votes.ts'
import type { Vote } from './votes.ts'

/** What an editor has said of a vote. Times are milliseconds. */
export interface VoteSpec {
  /** The vote's slug; wishes for a program are `wish:` and the program's. */
  vote: string
  /** Ids that may be voted for. Absent: whatever the Worker lets through. */
  options?: readonly string[] | undefined
  opensAt?: number | undefined
  closesAt?: number | undefined
  /** When the editor last changed it: of two, the later one counts. */
  changedAt: number
}

const toTime = (instant: string | undefined): number | undefined =>
  instant === undefined ? undefined : Date.parse(instant)

/** Of a vote, what its objects decide by. A service that doesn't say when it was changed is believed each time. */
export const toVoteSpec = ({ slug, options, opensAt, closesAt, changedAt }: Vote): VoteSpec => ({
  vote: slug,
  options: options.map(({ id }) => id),
  opensAt: toTime(opensAt),
  closesAt: toTime(closesAt),
  changedAt: toTime(changedAt) ?? 0,
})

/** The same, with who may take part. */
export const toAskedVote = (vote: Vote) => ({ spec: toVoteSpec(vote), requiresAccount: vote.requiresAccount })

/** Wishes for a program: always open, between all cities. */
export const toWishSpec = (program: string): VoteSpec => ({ vote: `${wishPrefix}${program}`, changedAt: 0 })
