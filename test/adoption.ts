/**
 * Moves an orchestra in as the documents say: `npm run test:adoption`. Clones this repository into an empty folder, runs the
 * commands of docs/adopt.md under «Start», one after the other and letter by letter, imports 300 concerts, publishes them
 * as an editor does, reads one of them on the site, and lets the operator's programs read all content. Prints how long each
 * step took.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod/mini'
import { parseProcessArguments } from '../src/tools/command-line.ts'
import { findFreePort } from '../src/tools/operate/free-port.ts'
import { end, endAllWhenInterrupted, start } from './processes.ts'

const help = `npm run test:adoption

Does what docs/adopt.md says, from an empty folder to a site with a Strapi of its own and 300 imported concerts, and prints
how long each step took. Ends with 1 if a step fails, or all of them take more than 15 minutes.`

const limitMinutes = 15
const concertCount = 300
const root = join(import.meta.dirname, '..')

parseProcessArguments({ help })
const folder = mkdtempSync(join(tmpdir(), 'tutti move in '))
const checkout = join(folder, 'tutti')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
endAllWhenInterrupted()

/** The commands of the page, in its order. A command that asks questions is shown with its answers as flags, too. */
const commands = readCommands(readFileSync(join(root, 'docs/adopt.md'), 'utf8'))

function readCommands(page: string): string[] {
  const [, steps = ''] = /^## Start\n(.*?)^## /ms.exec(page) ?? []
  const blocks = [...steps.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, block = '']) => block)
  const lines = blocks.flatMap((block) => block.trim().split(/\n\s*/))
  return lines.filter((line) => !lines.some((other) => other !== line && other.startsWith(`${line} --name`)))
}

const [sitePort, strapiPort] = [await findFreePort(), await findFreePort()]
const isStrapi = (command: string) => command.includes('cd ')
const portOf = (command: string) => `${isStrapi(command) ? strapiPort : sitePort}`

/** The line by which a server says that it is ready. */
const readyTexts = ['Tutti is on', 'Strapi started successfully']

/** Runs a command of the page, until it ends or serves. */
async function follow(command: string): Promise<ReturnType<typeof start>> {
  let said = ''
  const child = start(['sh', '-c', command], {
    folder: checkout,
    environment: { PORT: portOf(command) },
    onText: (text) => {
      said += text
    },
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  while (child.exitCode === null && !readyTexts.some((text) => said.includes(text))) {
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 200))])
  }
  if (child.exitCode) throw new Error(`${command} ended with ${child.exitCode}:\n${said}`)
  return child
}

const begun = performance.now()
const minutesSince = (since: number) => (performance.now() - since) / 60_000

async function step<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const since = performance.now()
  const result = await work()
  console.log(`${minutesSince(since).toFixed(1).padStart(5)} min  ${name}`)
  return result
}

/** A season as a spreadsheet, with cities, halls and programs that the site doesn't know yet. */
function toSchedule(): string {
  const rows = Array.from({ length: concertCount }, (_, index) => {
    const day = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)
    return `${day},19:30,Town ${index % 30},House ${index % 30},Program ${index % 20}`
  })
  return `date,time,city,venue,title\n${rows.join('\n')}\n`
}

const signedInSchema = z.object({ data: z.object({ token: z.string() }) })
const foundSchema = z.object({ results: z.array(z.object({ documentId: z.string(), slug: z.string() })) })

/** Publishes every draft by the calls of the panel. @returns the slugs of the concerts */
async function publishAll(strapi: string): Promise<string[]> {
  const call = async (path: string, body?: object, token?: string): Promise<unknown> => {
    const response = await fetch(`${strapi}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const account = { email: 'editor@north.example', password: 'Editor-of-tests-1' }
  const answer = await call('admin/register-admin', { ...account, firstname: 'Editor', lastname: 'of tests' })
  const { token } = signedInSchema.parse(answer).data
  let slugs: string[] = []
  for (const type of ['city', 'venue', 'program', 'concert']) {
    const list = `content-manager/collection-types/api::${type}.${type}`
    const pages = type === 'concert' ? Math.ceil(concertCount / 100) : 1
    slugs = []
    for (let page = 1; page <= pages; page += 1) {
      const { results } = foundSchema.parse(await call(`${list}?pageSize=100&page=${page}`, undefined, token))
      await call(
        `${list}/actions/bulkPublish`,
        { documentIds: results.map(({ documentId }) => documentId) },
        token,
      )
      slugs.push(...results.map(({ slug }) => slug))
    }
  }
  return slugs
}

await step('git clone', () => {
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', root, checkout], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  writeFileSync(join(checkout, 'schedule.csv'), toSchedule())
})
const servers = new Map<string, ReturnType<typeof start>>()
for (const command of commands) {
  // The page of the documents uses two terminals: one serves the site, in the other one Strapi goes on running.
  const terminal = isStrapi(command) ? 'strapi' : 'site'
  const former = servers.get(terminal)
  if (former && / start\b/.test(command)) await end(former)
  const child = await step(command, () => follow(command))
  if (child.exitCode === null) servers.set(terminal, child)
}
const slugs = await step('publish everything in the panel', () =>
  publishAll(`http://127.0.0.1:${strapiPort}`),
)
await step('read a concert on the site', async () => {
  const address = `http://127.0.0.1:${sitePort}/c/${slugs[0]}`
  for (let tries = 0; ; tries += 1) {
    const { status } = await fetch(address)
    if (status === 200) return
    if (tries > 120) throw new Error(`${address}: ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
})
/** Runs an operator's program for the brand, with the variables that its Strapi has written. @returns what it printed */
function operate(
  program: string,
  environment: Record<string, string>,
): { status: number | null; said: string } {
  const variables = parseEnv(readFileSync(join(folder, 'north/cms/data/site.env'), 'utf8'))
  const { status, stdout, stderr } = spawnSync('npm', ['run', program, '--', '--brand', '../north'], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, ...variables, ...environment },
  })
  return { status, said: stdout + stderr }
}
await step('npm run check:content', () => {
  const { status, said } = operate('check:content', {})
  if (status !== 0 || !said.includes('0 left out')) throw new Error(said)
})
await step('npm run search:sync', () => {
  // Without a Meilisearch at hand it ends where it would write: what it has read stands before.
  const { SEARCH_URL: search = 'http://127.0.0.1:9', SEARCH_ADMIN_KEY: key = 'none' } = process.env
  const { status, said } = operate('search:sync', { SEARCH_URL: search, SEARCH_ADMIN_KEY: key })
  const isDone = process.env.SEARCH_URL ? status === 0 : said.includes('Meilisearch can')
  if (!isDone || !/[1-9]\d* × concert/.test(said)) throw new Error(said)
})
for (const server of servers.values()) await end(server)
const minutes = minutesSince(begun)
console.log(`\n${slugs.length} concerts in ${minutes.toFixed(1)} minutes`)
process.exitCode = minutes <= limitMinutes && slugs.length === concertCount ? 0 : 1
