import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { pathTo } from '../../../routes/paths.ts'
import { formKeyField, makeFormKey, minFormAgeMs } from '../../../shared/forms/form-key.ts'
import { findBrowser } from '../../operate/find-browser.ts'
import { findFreePort } from '../../operate/free-port.ts'
import { makeSecret } from '../../operate/make-secrets.ts'
import { serveWorker } from '../../operate/serve-worker.ts'
import { listExamples } from '../laboratory/addresses.ts'
import { type Figure, median } from '../laboratory/run-parts.ts'

const runs = 3
/** Most failed runs: now and then Chrome's trace has no beginning, and Lighthouse asks to repeat it. */
const maxFailures = 3
/** Folder of Lighthouse, a separate package: it is larger than the site, and no build or test needs it. */
const home = join(import.meta.dirname, '../../../../test/services/lighthouse')
const families = ['/', '/concerts', '/c/:slug (Concert)', '/:slug (Program)', '/cities/:slug (City)'].concat(
  '/p/:slug (Post)',
)

const forAll = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof forAll)[number] | 'seo'
const score = z.object({ score: z.number() })
const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: z.optional(score),
  }),
  audits: z.object({
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
  }),
})

/** A page that Lighthouse audits. */
interface Asked {
  page: string
  /** Categories to audit. Private pages are not indexable, which would cost points of `seo`. */
  categories: readonly Category[]
  cookie?: string
}

interface Run {
  /** Scores out of 100, in the order of the categories. */
  scores: number[]
  layoutShift: number
  blockingMs: number
  largestPaintMs: number
}

/**
 * Runs Lighthouse as a slow phone for six page types, and for two of accounts; each figure is the median of three runs.
 */
export async function* runLighthouse(): AsyncGenerator<Figure> {
  install()
  const port = await findFreePort()
  // As in a deployment, only the host of `SITE_URL` is indexable.
  const variables = {
    SITE_URL: `http://127.0.0.1:${port}`,
    SITE_SECRET: makeSecret(),
    ACCOUNT_LETTERS: 'print',
  }
  const printed: string[] = []
  const onLog = ({ message }: { message: string }) => void printed.push(message)
  const { url, stop } = await serveWorker({ port, variables, onLog })
  try {
    for (const { family, path } of listExamples().filter((example) => families.includes(example.family))) {
      const page = new URL(path, url).href
      // Visitors mostly get cached pages, so the page is requested before.
      await (await fetch(page)).arrayBuffer()
      yield await measure(family, { page, categories: [...forAll, 'seo'] })
    }
    const toPage = (path: string) => ({ page: new URL(path, url).href, categories: forAll })
    yield await measure('/login', toPage(pathTo('login')))
    const cookie = await signInSomebody(url, printed)
    yield await measure('/account, signed in', { ...toPage(pathTo('account')), cookie })
  } finally {
    await stop()
  }
}

async function measure(family: string, asked: Asked): Promise<Figure> {
  const seen: Run[] = []
  for (let run = 0; run < runs; run++) seen.push(await runUntilTraced(asked))
  return toFigure(family, asked, seen)
}

function toFigure(family: string, { categories }: Asked, seen: Run[]): Figure {
  const of = (value: (run: Run) => number) => median(seen.map(value))
  const scores = categories.map((_, index) => of((run) => run.scores[index] ?? 0))
  const shift = of(({ layoutShift }) => layoutShift)
  const blocking = of(({ blockingMs }) => blockingMs)
  return {
    name: `Lighthouse mobile, median of ${runs}: ${family}`,
    measured:
      `${scores.join(' / ')}, CLS ${shift.toFixed(3)}, TBT ${blocking.toFixed(0)} ms, ` +
      `LCP ${of(({ largestPaintMs }) => largestPaintMs).toFixed(0)} ms`,
    target: `${categories.map(() => 100).join(' / ')}, CLS 0, TBT 0`,
    isMet: scores.every((each) => each === 100) && shift === 0 && blocking === 0,
    isOnlyPrinted: true,
  }
}

/**
 * Repeats a run until Chrome's trace is complete.
 *
 * @throws Error with Lighthouse's last message
 */
async function runUntilTraced(asked: Asked): Promise<Run> {
  for (let failures = 1; ; failures++) {
    try {
      return await runOnce(asked)
    } catch (error) {
      const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
      if (failures === maxFailures)
        throw new Error(`Lighthouse failed on ${asked.page}: ${reason}`, { cause: error })
    }
  }
}

async function runOnce({ page, categories, cookie }: Asked): Promise<Run> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(home, 'node_modules/lighthouse/cli/index.js'),
      page,
      '--output=json',
      '--quiet',
      // Prevents the redirect to the browser's language.
      `--extra-headers=${JSON.stringify({ 'Accept-Language': 'ru', ...(cookie ? { Cookie: cookie } : {}) })}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
      `--only-categories=${categories.join()}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: findBrowser() } },
  )
  const { categories: scored, audits } = reportSchema.parse(JSON.parse(stdout))
  return {
    scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
  }
}

function install(): void {
  if (existsSync(join(home, 'node_modules/lighthouse'))) return
  console.log('Installing Lighthouse (once) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: home,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed; npm says why above')
}

const email = 'somebody@example.com'
const password = 'three small words'

/**
 * Registers a user on a site that prints its e-mails, and signs in.
 *
 * @param printed everything that the site has printed so far; it grows
 * @returns the value of the header `Cookie`
 */
async function signInSomebody(site: URL, printed: readonly string[]): Promise<string> {
  const post = async (path: string, body: URLSearchParams | object) => {
    const isForm = body instanceof URLSearchParams
    const response = await fetch(new URL(path, site), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.origin, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    const text = await response.text()
    if (response.status >= 400) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`)
    return response.headers.getSetCookie()
  }
  await post(pathTo('signUp'), { email, password })
  const [, code = ''] = /confirmation=([\da-f]+)/.exec(printed.join('\n')) ?? []
  const key = makeFormKey(Date.now() - minFormAgeMs)
  await post(pathTo('confirmEmail'), new URLSearchParams({ [formKeyField]: key, code, email, password }))
  const cookies = await post(pathTo('signIn'), { identifier: email, password })
  return cookies.map((line) => line.split(';')[0]).join('; ')
}
