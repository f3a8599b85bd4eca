/**
 * Prints how well and how fast the index in the process finds, with the built Worker in workerd over the demo's
 * content. Ends with 1 when a target is missed that doesn't depend on the machine's speed.
 *
 *   npm run build && npm run measure:search
 */

import { serveWorker } from '../operate/serve-worker.ts'
import { type Figure, isFailure, median, toKb, toLine } from './bench/figure.ts'
import { type Asked, askEverything } from './measure-search/ask.ts'
import { measureFirstSearch } from './measure-search/first-search.ts'
import { makeStoredIndexes } from './measure-search/stored-indexes.ts'
import { measureTimes } from './measure-search/times.ts'

const minRight = 0.95
const maxIndexBytes = 1.5 * 1024 * 1024
const maxMedianMs = 10

/** Each as soon as it is known. */
function print(figures: Figure[]): void {
  for (const figure of figures) console.log(toLine(figure))
  if (figures.some(isFailure)) process.exitCode = 1
}

function printQuestions(asked: Asked[]): void {
  for (const { question, found, isRight } of asked) {
    const { locale, index, q, first } = question
    const result = isRight ? found : `${found ?? 'nothing'}, not ${first}`
    console.log(`${isRight ? 'right' : 'WRONG'}  ${locale}  ${index.padEnd(8)} ${q.padEnd(28)} ${result}`)
  }
}

function relevance(asked: Asked[]): Figure {
  const right = asked.filter(({ isRight }) => isRight).length
  return {
    name: `written queries whose first hit is right`,
    measured: `${right} of ${asked.length}, ${((100 * right) / asked.length).toFixed(1)} %`,
    target: `≥ ${100 * minRight} %`,
    isMet: right >= minRight * asked.length,
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

const worker = await serveWorker({ port: 0, onLog: () => undefined })
try {
  const asked = await askEverything(worker.url)
  printQuestions(asked)
  console.log('')
  print([relevance(asked)])
  print((await measureTimes(worker.url)).map(toTimeFigure))
  const indexes = await makeStoredIndexes()
  print(indexes.map(toSizeFigure))
  const stored = Object.fromEntries(indexes.map(({ key, text }) => [key, text]))
  print((await measureFirstSearch(stored)).map(toTimeFigure))
} finally {
  await worker.stop()
}
