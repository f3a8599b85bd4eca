import type { Mutant } from './mutants.ts'

/** Mulberry32: returns a random number generator from 0 to 1 for a seed. */
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

/** Returns mutants that can be applied at the same time: the first of each line, none inside another. */
export function chooseApart(mutants: readonly Mutant[], count = Number.POSITIVE_INFINITY): Mutant[] {
  const chosen: Mutant[] = []
  for (const mutant of mutants) {
    if (chosen.length >= count) break
    if (!chosen.some((other) => overlap(mutant, other))) chosen.push(mutant)
  }
  return chosen
}

/** Draws mutants at random; returns them in the order of their files. */
export function draw(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = createRandom(seed)
  const shuffled = mutants.map((mutant) => ({ mutant, rank: random() })).toSorted((a, b) => a.rank - b.rank)
  const chosen = chooseApart(
    shuffled.map(({ mutant }) => mutant),
    count,
  )
  return chosen.sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start)
}
