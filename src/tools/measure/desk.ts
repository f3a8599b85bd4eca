import { choosePlaces } from '../../features/desk/radar/choose-places.ts'
import { planRoute } from '../../features/desk/radar/plan-route.ts'
import { deskPageNames, findDeskRow } from '../../routes/desk-addresses.ts'
import { makeDemoUsers } from '../../strapi-emulator/accounts/demo-users.ts'
import { createUserTable } from '../../strapi-emulator/accounts/users.ts'
import { parseMeasurementArguments } from '../command-line.ts'
import { makeSecret } from '../operate/make-secrets.ts'
import { serveWorker } from '../operate/serve-worker.ts'
import { findWorkerd, readCpuMs } from './bench/process-figures.ts'
import { fillArchive, makeDemand } from './desk/made-figures.ts'
import { fillMillionRows } from './desk/million-rows.ts'
import { requireBuild } from './require-build.ts'

const help = `Measures the desk: every page of it in workerd, with a million rows in its tables and an archive of 5,000 concerts; and
the processor time of choosing ten places of 600 and a route through them. Ends with 1 where a goal is missed. Needs a
build.

  npm run measure:desk`

parseMeasurementArguments({ help, options: {} })
await requireBuild()

const goals = { pageMs: 300, radarCpuMs: 200, places: 10, concerts: 5000 } as const
const times = 15
const missed: string[] = []

const middleOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
const print = (name: string, value: string, isReached = true) => {
  if (!isReached) missed.push(name)
  console.log(`  ${name.padEnd(56)} ${value}${isReached ? '' : '  MISSED'}`)
}

const worker = await serveWorker({ port: 0, variables: { SITE_SECRET: makeSecret() }, onLog: () => {} })
try {
  const database = await worker.database()
  const { year, concert } = await fillArchive(database, goals.concerts, Date.now())
  const cookie = await signIn()
  const begun = performance.now()
  const rows = await fillMillionRows(database, Date.now())
  console.log(`\n${rows} rows, written in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  console.log(`\nPages of the desk, the middle of ${times} times`)
  for (const path of toPaths(year, concert)) {
    const taken: number[] = []
    const cpuBefore = await readCpuMs(findWorkerd())
    let bytes = 0
    for (let time = 0; time < times; time++) {
      const begun = performance.now()
      const answer = await fetch(new URL(path, worker.url), { headers: { cookie }, redirect: 'manual' })
      bytes = (await answer.text()).length
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      taken.push(performance.now() - begun)
    }
    const middle = middleOf(taken)
    const cpuMs = ((await readCpuMs(findWorkerd())) - cpuBefore) / times
    print(
      path,
      `${middle.toFixed(0)} ms, ${cpuMs.toFixed(0)} ms of processor time, ${(bytes / 1024).toFixed(0)} KB`,
      middle <= goals.pageMs,
    )
  }
} finally {
  await worker.stop()
}

console.log(`\nTour radar, processor time, the middle of ${times} times`)
const { places, cells, stops } = makeDemand(600)
const cpu: number[] = []
for (let time = 0; time < times; time++) {
  const begun = process.cpuUsage()
  const chosen = choosePlaces(places, cells, stops, goals.places)
  planRoute(chosen.flatMap(({ id }) => places.find((place) => place.id === id) ?? []))
  const { user, system } = process.cpuUsage(begun)
  cpu.push((user + system) / 1000)
}
print(
  `ten of ${places.length} places, and a route`,
  `${middleOf(cpu).toFixed(1)} ms`,
  middleOf(cpu) <= goals.radarCpuMs,
)
process.exitCode = missed.length > 0 ? 1 : 0

/** Every page of the address book, and lists of those that have several. */
function toPaths(year: string, concert: string): string[] {
  const known = { number: 'k7mx2pda', slug: concert }
  const pages = deskPageNames.map((name) =>
    Object.entries(known).reduce<string>(
      (path, [part, value]) => path.replace(`:${part}`, value),
      findDeskRow(name).path,
    ),
  )
  return [
    ...pages,
    '/desk/visits?days=364&compare=year',
    '/desk/visits?days=91&source=vk.com',
    `/desk/evenings?year=${year}`,
    '/desk/inbox?view=answered',
    '/desk/inbox?view=suspected',
    '/desk/inbox?view=stuck',
    '/desk/inbox?view=removals',
    '/desk/inbox?view=closed&form=b2b',
    `/desk/inbox?view=answered&from=1-${Date.now() - 55_000 * 500_000}-N0055000`,
    '/desk/inbox?q=wheelchair',
    '/desk/inbox?q=nobody-wrote-this',
    '/desk/inbox?q=visitor-7@example.com',
    '/desk/searches?days=90',
    '/desk/content?all=missing',
    '/desk/log?before=1000',
  ]
}

/** @returns the session cookie of an owner, who may see every page */
async function signIn(): Promise<string> {
  const users = await makeDemoUsers(createUserTable(await worker.database()), Date.now(), true)
  const owner = users.find(({ role }) => role === 'owner')
  const answer = await fetch(new URL('/api/auth/local', worker.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: worker.url.origin },
    body: JSON.stringify({ identifier: owner?.email, password: owner?.password }),
  })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}
