import { choosePlaces } from '../../features/desk/radar/choose-places.ts'
import { planRoute } from '../../features/desk/radar/plan-route.ts'
import { makeDemoUsers } from '../../strapi-emulator/accounts/demo-users.ts'
import { createUserTable } from '../../strapi-emulator/accounts/users.ts'
import { parseProcessArguments } from '../command-line.ts'
import { makeSecret } from '../operate/make-secrets.ts'
import { serveWorker } from '../operate/serve-worker.ts'
import { fillArchive, makeDemand } from './desk/made-figures.ts'
import { requireBuild } from './require-build.ts'

const help = `Measures the desk: the page of a year of an archive of 5,000 concerts, one concert's page and the tour radar, in workerd
with their tables filled; and the processor time of choosing ten places of 600 and a route through them. Ends with 1
where a goal is missed. Needs a build.

  npm run measure:desk`

parseProcessArguments({ help, options: {} })
await requireBuild()

const goals = { yearMs: 300, radarCpuMs: 200, places: 10, concerts: 5000 } as const
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
  const pages = [
    {
      name: `a year of ${goals.concerts} concerts`,
      path: `/desk/evenings?year=${year}`,
      goalMs: goals.yearMs,
    },
    { name: 'one concert', path: `/desk/evenings/${concert}` },
    { name: 'the tour radar', path: '/desk/radar' },
    { name: 'searches', path: '/desk/searches' },
  ]
  console.log(`\nPages of the desk, the middle of ${times} times`)
  for (const { name, path, goalMs = Number.POSITIVE_INFINITY } of pages) {
    const taken: number[] = []
    let bytes = 0
    for (let time = 0; time < times; time++) {
      const begun = performance.now()
      const answer = await fetch(new URL(path, worker.url), { headers: { cookie }, redirect: 'manual' })
      bytes = (await answer.text()).length
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      taken.push(performance.now() - begun)
    }
    const middle = middleOf(taken)
    print(name, `${middle.toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KB`, middle <= goalMs)
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

/** @returns the session cookie of an editor */
async function signIn(): Promise<string> {
  const users = await makeDemoUsers(createUserTable(await worker.database()), Date.now(), true)
  const editor = users.find(({ role }) => role === 'editor')
  const answer = await fetch(new URL('/api/auth/local', worker.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: worker.url.origin },
    body: JSON.stringify({ identifier: editor?.email, password: editor?.password }),
  })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}
