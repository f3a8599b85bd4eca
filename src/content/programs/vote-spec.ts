import { wishPrefix } from '../../shared/votes.ts'
import type { Vote } from './votes.ts'

/** The rules of a vote, as an editor entered them. Times are milliseconds since 1970. */
export interface VoteSpec {
  /** The vote's slug; for requests of a program, `wish:` and the program's slug. */
  vote: string
  /** Ids of the options. If absent, any id that the Worker has accepted. */
  options?: readonly string[] | undefined
  opensAt?: number | undefined
  closesAt?: number | undefined
  /** Time of the editor's last change. If two versions of the rules arrive, the later one applies. */
  changedAt: number
}

const toTime = (instant: string | undefined): number | undefined =>
  instant === undefined ? undefined : Date.parse(instant)

/**
 * Returns the rules of a vote for its Durable Objects. If the content service hides when the vote was changed,
 * `changedAt` is 0, and newly read rules replace the known ones.
 */
export const toVoteSpec = ({ slug, options, opensAt, closesAt, changedAt }: Vote): VoteSpec => ({
  vote: slug,
  options: options.map(({ id }) => id),
  opensAt: toTime(opensAt),
  closesAt: toTime(closesAt),
  changedAt: toTime(changedAt) ?? 0,
})

/** Returns the spec of a vote, and whether voting requires an account. */
export const toAskedVote = (vote: Vote) => ({ spec: toVoteSpec(vote), requiresAccount: vote.requiresAccount })

/** Wishes for a program: always open, between all cities. */
export const toWishSpec = (program: string): VoteSpec => ({ vote: `${wishPrefix}${program}`, changedAt: 0 })
