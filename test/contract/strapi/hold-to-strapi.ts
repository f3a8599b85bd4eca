import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { findFreePort } from '../../../src/tools/operate/free-port.ts'
import { currentDay } from '../../fixtures/clock.ts'
import { end, type Ran, run, start } from '../../processes.ts'
import { isOfPart, type Part } from './parts.ts'
import { untilStrapiReady } from './until-ready.ts'

export type Version = '4' | '5'

export interface Outcome extends Ran {
  name: string
}

interface Options {
  isThorough: boolean
  print: (line: string) => void
}

const secret = 'the-secret-of-the-contract-tests'
const startName = 'Strapi starts from its stored database'
/** Characters of Strapi's output that are kept: it prints a line for each request. */
const keptLength = 20_000

/** Starts a Strapi with a copy of its stored database, and runs one part after the other against it. */
export async function holdToStrapi(
  version: Version,
  parts: readonly Part[],
  { isThorough, print }: Options,
): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), `tutti-contract-${version}-`))
  const [port, webhookPort, browserPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const providerPort = await findFreePort()
  // The site's address in the browser's journeys: another company's sign-in page returns to it.
  const siteUrl = `http://localhost:${browserPort}`
  let said = ''
  const strapi = start(
    [
      ...['node', 'test/services/strapi/start.mjs', '--version', version],
      ...['--no-admin', '--stored', '--port', `${port}`],
    ],
    {
      environment: {
        DATA_FOLDER: folder,
        WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/api/hooks/content`,
        WEBHOOK_SECRET: secret,
        SITE_URL: siteUrl,
        CONTENT_PROXY_SECRET: secret,
        PREVIEW_SECRET: secret,
        LOOPBACK_PROVIDER_URL: `http://127.0.0.1:${providerPort}`,
      },
      onText: (text) => {
        said = (said + text).slice(-keptLength)
      },
    },
  )
  const outcomes: Outcome[] = []
  const note = (outcome: Outcome) => {
    const { isPassed, seconds, name } = outcome
    print(`${isPassed ? 'kept  ' : 'BROKEN'} ${String(seconds).padStart(4)} s  ${name}`)
    outcomes.push(outcome)
  }
  try {
    const begun = performance.now()
    const isReady = await untilStrapiReady(port, () => strapi.exitCode === null)
    const seconds = Math.round((performance.now() - begun) / 1000)
    note({ name: startName, isPassed: isReady, seconds, output: said })
    if (!isReady) return outcomes
    const url = `http://127.0.0.1:${port}`
    const token = (name: string) => readFile(join(folder, `${name}-token`), 'utf8')
    const environment = {
      STRAPI_VERSION: version,
      STRAPI_URL: url,
      STRAPI_SNAPSHOT: join(folder, 'snapshot.json'),
      STRAPI_TODAY: currentDay(),
      CONTENT_URL: url,
      BROWSER_TEST_PORT: `${browserPort}`,
      WEBHOOK_PORT: `${webhookPort}`,
      WEBHOOK_SECRET: secret,
      // Only this part needs the variable: `SUBMIT_TOKEN` would configure the Worker of the other parts.
      STRAPI_SUBMIT_TOKEN: await token('submit'),
      STRAPI_DATABASE: join(folder, 'data.db'),
      STRAPI_MAILS: join(folder, 'mails.jsonl'),
      STRAPI_SITE_URL: siteUrl,
      STRAPI_PROXY_SECRET: secret,
      STRAPI_ACCOUNTS_TOKEN: await token('accounts'),
      LOOPBACK_PROVIDER_PORT: `${providerPort}`,
      STRAPI_PREVIEW_SECRET: secret,
      STRAPI_EDITOR_TOKEN: join(folder, 'editor-token'),
      STRAPI_PREVIEW_TOKEN: await token('preview'),
      STRAPI_READ_TOKEN: await token('api'),
      STRAPI_IMPORT_TOKEN: await token('import'),
      ...(isThorough ? { THOROUGH: '1' } : {}),
    }
    for (const group of inGroups(parts)) {
      for (const { name } of group) print(name)
      for (const outcome of await runGroup(group, folder, environment)) note(outcome)
    }
  } finally {
    await end(strapi)
    await rm(folder, { recursive: true, force: true })
  }
  return outcomes
}

/** Divides the parts: consecutive test files run in one process, which loads the site's code once. */
function inGroups(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (last && isOfFiles(part) && last.every(isOfFiles)) last.push(part)
    else groups.push([part])
  }
  return groups
}

const isOfFiles = ({ tests }: Part): boolean => !('command' in tests)

const reportSchema = z.object({
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), startTime: z.number(), endTime: z.number() }),
  ),
})

/** Runs parts that form a group; each has an outcome of its own. */
async function runGroup(
  group: readonly Part[],
  folder: string,
  environment: Record<string, string>,
): Promise<Outcome[]> {
  const [{ name, tests } = { name: '', tests: [] }] = group
  if ('command' in tests) return [{ name, ...(await run(tests.command, { environment })) }]
  const report = join(folder, 'report.json')
  const command = [
    ...['vitest', 'run', '--config', 'test/vitest.contract.config.ts'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...group.flatMap((part) => ('command' in part.tests ? [] : part.tests)).map((begin) => `strapi/${begin}`),
  ]
  const { isPassed, output } = await run(command, { environment })
  const written = await readFile(report, 'utf8').catch(() => '{"testResults":[]}')
  const { testResults } = reportSchema.parse(JSON.parse(written))
  const outcomes = group.map((part) => {
    const own = testResults.filter((file) => isOfPart(part, file.name))
    const milliseconds = own.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0)
    return {
      name: part.name,
      isPassed: own.length > 0 && own.every(({ status }) => status === 'passed'),
      seconds: Math.round(milliseconds / 1000),
      output,
    }
  })
  // An error that nobody catches fails the process, and may be of any part.
  const isOfNoPart = !isPassed && outcomes.every((outcome) => outcome.isPassed)
  return isOfNoPart ? outcomes.map((outcome) => ({ ...outcome, isPassed: false })) : outcomes
}
