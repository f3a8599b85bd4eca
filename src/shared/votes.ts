/** How a vote stands: what its objects tell pages, and what both sides make of it. */

/** Numbers of votes by option. */
export type Counts = Readonly<Record<string, number>>

/** The public result of a vote. */
export interface VoteResults {
  /** Version of the result, which each change increases. */
  version: number
  /** Votes by option that exists now; options without votes may be absent. */
  counts: Counts
  /** Whether the vote is closed, so that the result stays as it is. */
  isFinal: boolean
}

export type VoteState = 'ahead' | 'open' | 'closed'

/**
 * Returns the state of a vote: open from its opening on, and closed from its closing time on.
 *
 * @param times milliseconds; an absent time never comes
 */
export function chooseVoteState(
  { opensAt, closesAt }: { opensAt?: number | undefined; closesAt?: number | undefined },
  now: number,
): VoteState {
  if (closesAt !== undefined && now >= closesAt) return 'closed'
  return opensAt !== undefined && now < opensAt ? 'ahead' : 'open'
}

/** Sums up the votes of the given options; votes for other options aren't counted. */
export const sumVotes = (counts: Counts, options: readonly string[]): number =>
  options.reduce((sum, option) => sum + (counts[option] ?? 0), 0)

/** Whole percent; the last of a few shares may leave the sum at 99 or 101. */
export const toVotePercent = (votes: number, total: number): number =>
  total === 0 ? 0 : Math.round((votes / total) * 100)

/** Returns the options with the most votes: several if they are equal, none without votes. */
export function findLeaders(counts: Counts, options: readonly string[]): string[] {
  const most = Math.max(0, ...options.map((option) => counts[option] ?? 0))
  return most === 0 ? [] : options.filter((option) => counts[option] === most)
}

/** Form field with the chosen option. */
export const optionField = 'option'
/** Form field that is sent once the visitor has been shown the option that they are about to vote for. */
export const confirmedField = 'confirmed'

/** Form field of the button that takes a vote back. */
export const takeBackField = 'take-back'

/** Wishes for a program are a vote of this name and the program's slug, between cities: one city each. */
export const wishPrefix = 'wish:'

/** How many people want a program in a city; both by their slugs. */
export interface ProgramRequest {
  program: string
  city: string
  people: number
}

/** Most shards among which one vote is distributed. */
export const maxShards = 64

/** The longest id of a vote's option. An id has the form of a slug (`slugPattern`). */
export const maxOptionIdLength = 60
