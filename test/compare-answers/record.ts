/**
 * Records what the built site answers, address by address: status, headers and body as they came. Before and after
 * a change that should change nothing, `compare.ts` then finds out what it did change.
 *
 *   npm run build && node test/compare-answers/record.ts ../before.json
 *   … the change …
 *   npm run build && node test/compare-answers/record.ts ../after.json --addresses-of ../before.json
 *   node test/compare-answers/compare.ts ../before.json ../after.json
 *
 * or, with both states built in folders of their own: `npm run compare:answers -- --before ../old-checkout`.
 *
 *   --checkout DIR          serves what is built there instead of here, whatever its sources look like
 *   --addresses-of FILE     asks what was asked for that recording; else addresses are chosen from the site's sitemap
 *
 * One request after the other, and the site's clock stands still: two recordings of one build are the same, whenever
 * they are made. Takes half a minute.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chooseAddresses } from './addresses.ts'
import type { Connection } from './connect.ts'
import { listQuestions } from './questions.ts'
import { headerOf, type Question, type Recording, type SiteName } from './recording.ts'
import { clock, serveCheckout } from './serve.ts'

export const thisCheckout = join(import.meta.dirname, '../..')

export const readRecording = async (file: string): Promise<Recording> =>
  JSON.parse(await readFile(file, 'utf8'))

/** @param questions as another recording has them; without them they are chosen. */
export async function record(checkout: string, questions?: readonly Question[]): Promise<Recording> {
  const asked = questions ?? (await chooseQuestions(checkout))
  const latest = await readFile(join(checkout, 'public/builds/latest.json'), 'utf8')
  const { id: buildId }: { id: string } = JSON.parse(latest)
  const built = await readdir(join(checkout, 'public/build/assets'))
  const answers: Recording['answers'] = []
  const connections = new Map<SiteName, Connection>()
  const tags = new Map<string, string>()
  try {
    for (const question of asked) {
      const { site, method, body } = question
      const connection = connections.get(site) ?? (await serveCheckout(checkout, site))
      connections.set(site, connection)
      const path = toBuiltPath(question.path.replace('{build}', buildId), built)
      const tag = tags.get(`${site} ${path}`) ?? '""'
      const headers = Object.fromEntries(
        Object.entries(question.headers).map(([name, value]) => [name, value.replace('{etag}', tag)]),
      )
      const answer = await connection.ask({ method, path, headers, ...(body === undefined ? {} : { body }) })
      answers.push({ question, answer })
      tags.set(`${site} ${path}`, headerOf(answer, 'etag') ?? tag)
    }
  } finally {
    for (const { stop } of connections.values()) await stop()
  }
  return { buildId, clock, answers }
}

/** Asks a site of its own: the one that is recorded has nothing stored yet. */
async function chooseQuestions(checkout: string): Promise<Question[]> {
  const { ask, stop } = await serveCheckout(checkout, 'demo')
  const read = async (path: string) => {
    const { status, body } = await ask({ method: 'GET', path, headers: {} })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return body
  }
  try {
    return listQuestions(await chooseAddresses(read))
  } finally {
    await stop()
  }
}

/** `/build/assets/site-*.css` → the file of that name; where there is none, the site says so itself. */
function toBuiltPath(path: string, built: readonly string[]): string {
  const [start = '', end] = path.split('*')
  if (end === undefined) return path
  const name = built.find((each) => {
    const hash = `/build/assets/${each}`.slice(start.length, -end.length)
    return `/build/assets/${each}` === `${start}${hash}${end}` && /^[A-Z0-9]{8}$/.test(hash)
  })
  return name ? `/build/assets/${name}` : path
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { checkout: { type: 'string', default: thisCheckout }, 'addresses-of': { type: 'string' } },
  })
  const [file] = positionals
  if (!file) throw new Error('Name the file to write: record.ts ../before.json')
  const older = values['addresses-of'] ? await readRecording(values['addresses-of']) : undefined
  const begun = Date.now()
  const recording = await record(
    resolve(values.checkout),
    older?.answers.map(({ question }) => question),
  )
  await writeFile(file, JSON.stringify(recording))
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(`${recording.answers.length} answers of build ${recording.buildId} in ${file} (${seconds} s)`)
}
