import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveWorker } from '../../operate/serve-worker.ts'
import { listAddresses } from '../bench/addresses.ts'
import { median } from '../bench/figure.ts'
import { startFaultyContent } from '../faults/faulty-content.ts'
import { toTableLine } from '../faults/table-line.ts'
import { visitInTurn } from '../faults/visits.ts'

/** What the origin shield may add to a page that no place has, in milliseconds. */
const mostAddedMs = 15
/** Pages of each site that are visited before the measurement, so that code and shared lists are loaded. */
const warmUp = 10
const states = ['unbound', 'bound', 'dead'] as const
type State = (typeof states)[number]

const toLine = toTableLine([10, 8, 12, 12, 12])

/**
 * Measures how long pages take that no cache has: on a site with the origin shield, on one without it, and on one whose
 * shield fails, in turns. The shield's objects run on the same machine as the Worker, so the time of the network between
 * them is not counted.
 *
 * @param count pages of each site
 * @returns whether the shield adds little, and its death nothing
 */
export async function printMissTable(count: number): Promise<boolean> {
  const content = await startFaultyContent()
  const wrapper = await readFile(join(import.meta.dirname, 'shielded-worker.mjs'), 'utf8')
  const sites = await Promise.all(
    states.map(async (state) => {
      const variables = { CONTENT_URL: content.url, SHIELD: state }
      // The log would show each failure of the dead shield.
      return { state, worker: await serveWorker({ port: 0, wrapper, variables, onLog: () => undefined }) }
    }),
  )
  try {
    const paths = listAddresses('ru')
      .filter(({ path, status }) => status === 200 && /^\/c\/[^/]+$/.test(path))
      .map(({ path }) => path)
      .slice(0, warmUp + count)
    const seen: Record<State, number[]> = { unbound: [], bound: [], dead: [] }
    for (const [at, path] of paths.entries()) {
      // The content service remembers its answers: who comes first to a page waits for it to be made.
      const inTurn = sites.map((_, place) => sites[(at + place) % sites.length] ?? sites[0])
      for (const site of inTurn) {
        if (!site) continue
        const [visit] = await visitInTurn(site.worker, [path])
        if (visit?.status !== 200) throw new Error(`${path} answered ${visit?.status} (${site.state})`)
        if (at >= warmUp) seen[site.state].push(visit.ms)
      }
    }
    console.log(toLine(['shield', 'pages', 'median', 'added', 'ratio']))
    const usual = median(seen.unbound)
    for (const state of states) {
      const added = addedBy(seen, state)
      const cells = [`${median(seen[state]).toFixed(1)} ms`, `${added.toFixed(1)} ms`]
      console.log(toLine([state, seen[state].length, ...cells, ((usual + added) / usual).toFixed(2)]))
    }
    const isMet = addedBy(seen, 'bound') <= mostAddedMs && addedBy(seen, 'dead') <= mostAddedMs
    console.log(`added to a miss: at most ${mostAddedMs} ms: ${isMet ? 'met' : 'MISSED'}`)
    return isMet
  } finally {
    await Promise.all(sites.map(({ worker }) => worker.stop()))
    await content.stop()
  }
}

/** The median of what a state adds to each page, so that pages may differ. */
const addedBy = (seen: Readonly<Record<State, number[]>>, state: State): number =>
  median(seen[state].map((ms, at) => ms - (seen.unbound[at] ?? Number.NaN)))
