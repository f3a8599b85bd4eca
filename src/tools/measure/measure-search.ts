import { toUtcDay } from '../../shared/zoned-time.ts'
import { parseMeasurementArguments } from '../command-line.ts'
import { serveWorker } from '../operate/serve-worker.ts'
import { type Figure, isFailure, median, toKb, toLine } from './bench/figure.ts'
import type { JudgedResults } from './measure-search/judge.ts'
import { askEverything } from './measure-search/judge.ts'
import { makeStoredIndexes, measureFirstSearch, measureTimes } from './measure-search/times.ts'

const help = `Prints how well and how fast the index in the process finds, with the built Worker in workerd over the demo's
content. Ends with 1 when a target is missed that doesn't depend on the machine's speed.

  npm run build && npm run measure:search
  npm run measure:search -- --all                          prints what was found by each judged query, not only the others
  npm run measure:search -- --url http://localhost:8787    how well a site finds that runs already, as an older one`

const minNdcg = 0.95
/** Most queries with an expected result that may find nothing, as a share. */
const maxNothing = 0.01
const maxIndexBytes = 1.5 * 1024 * 1024
const maxMedianMs = 10

/** Prints figures as soon as they are known, and sets the exit code. */
function print(figures: Figure[]): void {
  for (const figure of figures) console.log(toLine(figure))
  if (figures.some(isFailure)) process.exitCode = 1
}

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
  const { count, mean, nothing } = summarise(judged)
  return [
    {
      name: `nDCG@5 of ${count} judged queries`,
      measured: mean.toFixed(3),
      target: `≥ ${minNdcg}`,
      isMet: mean >= minNdcg,
    },
    {
      name: 'judged queries that found nothing',
      measured: `${nothing} of ${count}, ${share(nothing, count)}`,
      target: `≤ ${share(maxNothing, 1)}`,
      isMet: nothing <= maxNothing * count,
    },
  ]
}

/** Prints the summary for each kind of difficulty. */
function printByKind(judged: JudgedResults[]): void {
  for (const [kind, own] of Map.groupBy(judged, ({ judgement }) => judgement.about)) {
    const { mean, nothing } = summarise(own)
    console.log(`${mean.toFixed(3)}  ${String(nothing).padStart(3)} nothing of ${own.length}  ${kind}`)
  }
}

function toSizeFigure({ locale, text }: { locale: string; text: string }): Figure {
  const bytes = Buffer.byteLength(text)
  return {
    name: `index as KV keeps it: ${locale}`,
    measured: toKb(bytes),
    target: `≤ ${toKb(maxIndexBytes)}`,
    isMet: bytes <= maxIndexBytes,
  }
}

const toTimeFigure = ({
  name,
  ms,
  isSearch,
}: {
  name: string
  ms: number[]
  isSearch?: boolean
}): Figure => ({
  name,
  measured: `${median(ms).toFixed(1)} ms median of ${ms.length}`,
  ...(isSearch
    ? { target: `≤ ${maxMedianMs} ms`, isMet: median(ms) <= maxMedianMs, isOnlyPrinted: true }
    : {}),
})

async function measureRelevance(origin: URL, isAllPrinted: boolean): Promise<void> {
  const judged = await askEverything(origin, toUtcDay(Date.now()))
  printJudged(isAllPrinted ? judged : judged.filter(({ ndcg }) => ndcg !== undefined && ndcg < 1))
  console.log('')
  printByKind(judged)
  console.log('')
  print(relevance(judged))
}

const { values } = parseMeasurementArguments({
  help,
  options: { url: { type: 'string' }, all: { type: 'boolean', default: false } },
})
if (values.url) await measureRelevance(new URL(values.url), values.all)
else {
  const worker = await serveWorker({ port: 0, onLog: () => undefined })
  try {
    await measureRelevance(worker.url, values.all)
    print((await measureTimes(worker.url)).map(toTimeFigure))
    const indexes = await makeStoredIndexes()
    print(indexes.map(toSizeFigure))
    const stored = Object.fromEntries(indexes.map(({ key, text }) => [key, text]))
    print((await measureFirstSearch(stored)).map(toTimeFigure))
  } finally {
    await worker.stop()
  }
}
