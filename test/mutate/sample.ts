import type { Mutant } from './mutants.ts'

/** Mulberry32: numbers from 0 to 1 that are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const overlap = (one: Mutant, other: Mutant) =>
  one.file === other.file && (one.line === other.line || (one.start < other.end && other.start < one.end))

/** The first of each line, none inside of another: all of these can be made at once. */
export function chooseApart(mutants: readonly Mutant[], count = Number.POSITIVE_INFINITY): Mutant[] {
  const chosen: Mutant[] = []
  for (const mutant of mutants) {
    if (chosen.length >= count) break
    if (!chosen.some((other) => overlap(mutant, other))) chosen.push(mutant)
  }
  return chosen
}

/** Faults drawn at random, in the order of their files. */
export function draw(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = createRandom(seed)
  const shuffled = mutants.map((mutant) => ({ mutant, rank: random() })).toSorted((a, b) => a.rank - b.rank)
  const chosen = chooseApart(
    shuffled.map(({ mutant }) => mutant),
    count,
  )
  return chosen.sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start)
}
