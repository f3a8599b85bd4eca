import { join } from 'node:path'
import { toMarkdownPath } from '../../../routes/paths.ts'
import { listExamples } from '../laboratory/addresses.ts'
import { publishedVariables, startPublished } from '../laboratory/published.ts'
import { type Figure, median } from '../laboratory/run-parts.ts'
import { type BareWorkerd, readBuiltWorker, startWorkerd } from '../laboratory/workerd.ts'

/** Processor time that a free plan of Cloudflare allows a request. */
const maxCpuMs = 10
const [warmTurns, rounds, timesInRound] = [30, 7, 20]

const examples = listExamples().map(({ path }) => path)
const slug = examples.find((path) => /^\/c\/[^/]+$/.test(path))?.slice('/c/'.length) ?? ''

/** A call of each tool; the turn makes them different, so that nothing has the answer already. */
const calls: Readonly<Record<string, (turn: number) => object>> = {
  search_concerts: (turn) => ({
    words: ['film music', 'zimmer', 'bach', 'anime', 'organ'][turn % 5],
    place: ['Moscow', 'Kazan', 'Riga', 'Bangkok', 'Tver'][(turn >> 2) % 5],
    access: ['wheelchair'],
    language: 'en',
  }),
  get_concert: () => ({ slug, language: 'en' }),
  list_cities: () => ({ language: 'en' }),
  get_program: (turn) => ({ program: ['hans-zimmer', 'naruto', 'hisaishi'][turn % 3], language: 'en' }),
  answer_question: (turn) => ({
    question: ['refund', 'wheelchair', 'dress code', 'children'][turn % 4],
    language: 'en',
  }),
}

/** Measures the processor time of an answer to an assistant, and of a page as Markdown, in a warm isolate. */
export async function measureAssistants(): Promise<Figure[]> {
  const { kv, stop } = await startPublished()
  const worker = await startWorkerd({
    modules: await readBuiltWorker(),
    variables: publishedVariables,
    kvPort: kv.port,
    assetsDir: join(import.meta.dirname, '../../../../public'),
  })
  try {
    const figures: Figure[] = []
    for (const [name, toArguments] of Object.entries(calls))
      figures.push(await measure(worker, name, (turn) => callTool(worker, name, toArguments(turn))))
    figures.push(await measure(worker, 'tools/list', () => post(worker, 'tools/list', {})))
    figures.push(
      await measure(worker, 'a concert as Markdown', async () => {
        const answer = await fetch(new URL(toMarkdownPath(`/en/c/${slug}`), worker.url))
        expectAnswer(answer, await answer.text())
      }),
    )
    return figures
  } finally {
    await worker.stop()
    await stop()
  }
}

async function measure(
  { cpuMs }: BareWorkerd,
  name: string,
  ask: (turn: number) => Promise<void>,
): Promise<Figure> {
  for (let turn = 0; turn < warmTurns; turn++) await ask(turn)
  const costs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await cpuMs()
    for (let turn = 0; turn < timesInRound; turn++) await ask(round * timesInRound + turn)
    costs.push(((await cpuMs()) - before) / timesInRound)
  }
  const ms = median(costs)
  return {
    name: `${name}: processor time`,
    measured: `${ms.toFixed(1)} ms`,
    target: `≤ ${maxCpuMs} ms`,
    isMet: ms <= maxCpuMs,
    // The figure is printed without failing the run, since times depend on the machine.
    isOnlyPrinted: true,
  }
}

const callTool = (worker: BareWorkerd, name: string, given: object): Promise<void> =>
  post(worker, 'tools/call', { name, arguments: given })

async function post({ url }: BareWorkerd, method: string, params: object): Promise<void> {
  const answer = await fetch(new URL('/mcp', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  expectAnswer(answer, await answer.text())
}

function expectAnswer({ status }: Response, text: string): void {
  if (status !== 200 || text.includes('"isError":true')) throw new Error(`answered ${status}: ${text}`)
}
