import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { toUtcDay } from '../../shared/zoned-time.ts'
import { demoBrandFolder } from '../chosen-brand.ts'
import { parseMeasurementArguments } from '../command-line.ts'
import { serveWorker } from '../operate/serve-worker.ts'
import { requireBuild } from './laboratory/require-build.ts'
import { type Figure, runParts } from './laboratory/run-parts.ts'
import { type AskSearch, type JudgedResults, judgeAll, postSearch } from './search/judge.ts'
import { judgements } from './search/judgements/index.ts'

const help = `Prints how well the index in the process finds, with the built Worker in workerd over the demo's content. Ends with 1
when a target is missed.

  npm run build && npm run measure:search
  npm run measure:search -- --all                          prints what was found by each judged query, not only the others
  npm run measure:search -- --url http://localhost:8787    how well a site finds that runs already, as an older one`

const minNdcg = 0.95
/** Fewest judged queries of a language. */
const minQueries = 60
/** Most queries with an expected result that may find nothing, as a share. */
const maxNothing = 0.01
const maxPrintedBytes = 10 * 1024 * 1024

const useBrand = join(import.meta.dirname, '../use-brand.ts')
const judgingProgram = join(import.meta.dirname, 'search/demo-abroad/print-judged.ts')

/** The demo's brand, with German and Kazakh. */
const brandAbroad = [
  `const { brand: demo } = await import('${pathToFileURL(join(demoBrandFolder, 'brand.ts')).href}')`,
  'const names = { ...demo.names, de: demo.names.en, kk: demo.names.ru }',
  "export const brand = { ...demo, languages: [...demo.languages, 'de', 'kk'], names }",
].join('\n')

function printJudged(judged: JudgedResults[]): void {
  for (const { judgement, shown, ndcg } of judged) {
    const { locale, index, q, about } = judgement
    const first = shown.slice(0, 3).map(({ id }) => id)
    const figure = ndcg === undefined ? '   –' : ndcg.toFixed(2)
    console.log(
      `${figure}  ${locale}  ${index.padEnd(8)} ${q.padEnd(28)} ${first.join(', ') || 'nothing'}  (${about})`,
    )
  }
}

const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`

/** Summarises queries with an expected result: their number, mean nDCG@5, and how many found nothing. */
function summarise(judged: readonly JudgedResults[]) {
  const answered = judged.flatMap(({ ndcg, shown }) => (ndcg === undefined ? [] : [{ ndcg, shown }]))
  return {
    count: answered.length,
    mean: answered.reduce((sum, { ndcg }) => sum + ndcg, 0) / answered.length,
    nothing: answered.filter(({ shown }) => shown.length === 0).length,
  }
}

function relevance(judged: JudgedResults[]): Figure[] {
  return [...Map.groupBy(judged, ({ judgement }) => judgement.locale)].flatMap(([locale, own]) => {
    const { count, mean, nothing } = summarise(own)
    return [
      {
        name: `${locale}: nDCG@5 of ${count} judged queries`,
        measured: mean.toFixed(3),
        target: `≥ ${minNdcg}`,
        isMet: mean >= minNdcg && count >= minQueries,
      },
      {
        name: `${locale}: judged queries that found nothing`,
        measured: `${nothing} of ${count}, ${share(nothing, count)}`,
        target: `≤ ${share(maxNothing, 1)}`,
        isMet: nothing <= maxNothing * count,
      },
    ]
  })
}

/** Prints the summary for each kind of difficulty. */
function printByKind(judged: JudgedResults[]): void {
  for (const [kind, own] of Map.groupBy(judged, ({ judgement }) => judgement.about)) {
    const { mean, nothing } = summarise(own)
    console.log(`${mean.toFixed(3)}  ${String(nothing).padStart(3)} nothing of ${own.length}  ${kind}`)
  }
}

/**
 * Judges the queries in languages that the demo lacks. A site has the languages of its brand, so a program of its own does
 * it (`search/demo-abroad/print-judged.ts`), with a brand that has them.
 */
async function judgeAbroad(): Promise<JudgedResults[]> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-abroad-'))
  try {
    await writeFile(join(folder, 'brand.ts'), brandAbroad)
    await writeFile(join(folder, 'pages.ts'), 'export const pageTexts = {}')
    const words = ['--import', useBrand, judgingProgram, '--brand', folder]
    const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: maxPrintedBytes })
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const { values } = parseMeasurementArguments({
  help,
  options: { url: { type: 'string' }, all: { type: 'boolean', default: false } },
})
if (values.url === undefined) await requireBuild()

async function measure(): Promise<Figure[]> {
  const worker = values.url === undefined ? await serveWorker({ port: 0, onLog: () => undefined }) : undefined
  const origin = new URL(values.url ?? worker?.url ?? '')
  const ask: AskSearch = (locale, queries) => postSearch(origin, locale, queries)
  try {
    const judged = [...(await judgeAll(judgements, ask, toUtcDay(Date.now()))), ...(await judgeAbroad())]
    printJudged(values.all ? judged : judged.filter(({ ndcg }) => ndcg !== undefined && ndcg < 1))
    console.log('')
    printByKind(judged)
    console.log('')
    return relevance(judged)
  } finally {
    await worker?.stop()
  }
}

process.exitCode = (await runParts([{ title: 'How well the index finds', measure }])) ? 0 : 1
