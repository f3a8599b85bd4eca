import type { Attack, AttackGroup } from '../attack.ts'
import { storeMs } from '../judge.ts'
import { coldPaths, page, warmPaths } from '../ordinary-requests.ts'

const slowMs = 20_000

const inMemory: Attack['requests'] = () => warmPaths.map((path) => page(path))
/** Requests pages of another language, each once. */
const missing: Attack['requests'] = (turn) =>
  coldPaths.slice(turn * 5, turn * 5 + 5).map((path) => page(path))

const anyWrites = { newKvKeys: Number.POSITIVE_INFINITY }

/** Slow stores while visitors view pages. Failing stores are covered by `npm run faults`. */
export const slowStores: AttackGroup = {
  title: 'Stores that take 20 s',
  attacks: [
    {
      name: 'KV is slow: pages in memory',
      requests: inMemory,
      turns: 3,
      behind: { kvMs: slowMs },
      limits: { middleMs: storeMs.inMemory },
    },
    {
      name: 'KV is slow: pages that nobody has seen',
      requests: missing,
      turns: 4,
      behind: { kvMs: slowMs },
      limits: { ...anyWrites, middleMs: storeMs.missing },
    },
    {
      name: 'the Cache API is slow: pages in memory',
      requests: inMemory,
      turns: 3,
      behind: { cacheMs: slowMs },
      limits: { middleMs: storeMs.inMemory },
    },
    {
      name: 'the Cache API is slow: pages that nobody has seen',
      requests: missing,
      turns: 4,
      behind: { cacheMs: slowMs },
      limits: { ...anyWrites, middleMs: storeMs.missing },
    },
  ],
}
