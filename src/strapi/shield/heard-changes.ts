import { type Changes, type ChangeTag, isChangeTag } from '../port/change-times.ts'

/** The kinds that changed later in `changes` than in `seen`. */
export const findNewerKinds = (changes: Changes, seen: Changes): ChangeTag[] =>
  Object.keys(changes)
    .filter(isChangeTag)
    .filter((kind) => (changes[kind] ?? 0) > (seen[kind] ?? 0))

/** When changes of each kind became known (`at`), the earliest first. The change itself happened after `since`. */
export type HeardChanges = Partial<Record<ChangeTag, { since: number; at: number }[]>>
/** Milliseconds for which changes are remembered: a copy that has been outdated for longer is never given. */
const rememberedMs = 60_000
/** Changes within this many milliseconds count as one. */
const togetherMs = 2000

/**
 * Remembers that changes became known.
 *
 * @param known the changes that were known before; only newer ones are remembered
 * @param since when changes were last looked for, in milliseconds
 */
export function noteHeard(
  heard: HeardChanges,
  known: Changes,
  told: Changes,
  since: number,
  at: number,
): void {
  for (const kind of findNewerKinds(told, known)) {
    const list = heard[kind] ?? []
    heard[kind] = list
    const last = list.at(-1)
    if (last && at - last.since < togetherMs) last.at = at
    else list.push({ since, at })
    // One older change stays: a copy made before it has been outdated for too long in any case.
    while ((list[1]?.at ?? at) < at - rememberedMs) list.shift()
  }
}

/** The earliest instant at which a copy of a kind, made at `madeAt`, can have become outdated, in milliseconds. */
export const findOutdatedSince = (heard: HeardChanges, kind: ChangeTag, madeAt: number): number =>
  Math.max(madeAt, heard[kind]?.find(({ at }) => at >= madeAt)?.since ?? 0)
