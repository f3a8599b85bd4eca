import { type Changes, type ChangeTag, isChangeTag } from '../port/change-times.ts'

/** The kinds that changed later in `changes` than in `seen`. */
export const newerKinds = (changes: Changes, seen: Changes): ChangeTag[] =>
  Object.keys(changes)
    .filter(isChangeTag)
    .filter((kind) => (changes[kind] ?? 0) > (seen[kind] ?? 0))

/** When changes of each kind were heard of, the earliest first: the change itself came after `since`. */
export type HeardChanges = Partial<Record<ChangeTag, { since: number; at: number }[]>>
/** Nobody asks how long something has been outdated beyond this. */
const rememberedMs = 60_000
/** Changes that are heard of so soon after each other count as one. */
const togetherMs = 2000

/**
 * Notes that changes were heard of.
 *
 * @param known what was known before; of what is not newer nothing is noted
 * @param since when this was last looked for, in milliseconds
 */
export function noteHeard(
  heard: HeardChanges,
  known: Changes,
  told: Changes,
  since: number,
  at: number,
): void {
  for (const kind of newerKinds(told, known)) {
    const list = heard[kind] ?? []
    heard[kind] = list
    const last = list.at(-1)
    if (last && at - last.since < togetherMs) last.at = at
    else list.push({ since, at })
    // The first may be older: whatever was made before it has been outdated for too long in any case.
    while ((list[1]?.at ?? at) < at - rememberedMs) list.shift()
  }
}

/** Since when something that was made of a kind is outdated at the longest, in milliseconds. */
export const outdatedSince = (heard: HeardChanges, kind: ChangeTag, madeAt: number): number =>
  Math.max(madeAt, heard[kind]?.find(({ at }) => at >= madeAt)?.since ?? 0)
