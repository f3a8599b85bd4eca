import { createRandom, type Random } from '../../src/demo/pictures/random.ts'

/** Another one for every run; a failing test names it, and `SEED=… npm run test:unit` repeats the run. */
export const seed = process.env.SEED ?? String(Date.now())

export const randomFor = (test: string): Random => createRandom(`${seed}:${test}`)
