import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../../src/tools/operate/free-port.ts'
import { end, type Ran, run, start } from '../../processes.ts'
import type { Part } from './parts.ts'
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
      STRAPI_TODAY: new Date().toISOString().slice(0, 10),
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
    for (const { name, command } of parts) {
      print(name)
      note({ name, ...(await run(command, { environment })) })
    }
  } finally {
    await end(strapi)
    await rm(folder, { recursive: true, force: true })
  }
  return outcomes
}
