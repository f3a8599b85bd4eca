import { createRandom, type Random } from '../../src/demo/pictures/random.ts'
import { nowMs } from '../fixtures/clock.ts'

/** Each run has another seed. A failing test prints it, and `SEED=… npm run test:unit` repeats the run. */
export const seed = process.env.SEED ?? String(nowMs())

export const randomFor = (test: string): Random => createRandom(`${seed}:${test}`)
