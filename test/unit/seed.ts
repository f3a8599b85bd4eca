import { createRandom, type Random } from '../../src/demo/pictures/random.ts'

/** Each run has another seed. A failing test prints it, and `SEED=… npm run test:unit` repeats the run. */
export const seed = process.env.SEED ?? String(Date.now())

export const randomFor = (test: string): Random => createRandom(`${seed}:${test}`)
