import { fnv1a } from './fnv1a.ts'

/** Size of a skyline in units of the drawing. */
export const skylineSize = { width: 240, height: 60 } as const

export const skylineLayers = [
  { name: 'far', lowest: 14, highest: 50 },
  { name: 'near', lowest: 6, highest: 30 },
] as const

const roofs = ['flat', 'flat', 'gable', 'dome', 'aerial', 'storey'] as const

export interface House {
  /** Left corner of the house, which stands on the skyline's lower edge. */
  x: number
  width: number
  /** Height of the house up to its roof. */
  height: number
  roof: (typeof roofs)[number]
}

/** Invents the houses of a layer, from left to right. A city's slug always has the same ones. */
export function inventHouses(
  slug: string,
  { name, lowest, highest }: (typeof skylineLayers)[number],
): House[] {
  const next = makeRandom(fnv1a(`${slug} ${name}`))
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from))
  const houses: House[] = []
  for (let x = 0; x < skylineSize.width; ) {
    const width = Math.min(2 * between(5, 13), skylineSize.width - x)
    const roof = roofs[between(0, roofs.length)] ?? 'flat'
    houses.push({ x, width, height: between(lowest, highest), roof })
    x += width
  }
  return houses
}

/** A linear congruential generator (Numerical Recipes): good enough for roofs. @returns numbers from 0 to below 1 */
export function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
