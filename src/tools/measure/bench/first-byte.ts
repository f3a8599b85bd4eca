import { localePath } from '../../../shared/urls.ts'
import { contentUrl, startContent, startKv } from './content-stand-in.ts'
import { type Figure, median } from './figure.ts'
import { type BareWorkerd, readBuiltWorker, startWorkerd } from './workerd.ts'

const rounds = 5
const warmUps = 15
const contentDelayMs = 300
const maxBeyondMs = 10
const maxCardMs = 20

/** A path that runs the whole middleware without content. */
const constantPath = '/api/no-such-call'

/**
 * A page with other content. After a failure the Worker waits for content; this page shows it that the service works
 * again.
 */
const pathOfOtherContent = '/en/security'

interface ListPage {
  path: string
  /** Beginning of the first card's HTML. */
  card: string
  /** The page's content is shared by all languages, so its code can't run beforehand without filling the cache. */
  isShared?: true
}

/** Pages whose status does not depend on content. */
const listPages: ListPage[] = [
  { path: '/', card: 'href="/c/' },
  { path: '/concerts', card: 'href="/c/' },
  { path: '/programs', card: 'class="posters"' },
  { path: '/venues', card: 'href="/venues/' },
  { path: '/news', card: 'href="/p/' },
  { path: '/cities', card: 'href="/cities/', isShared: true },
]

/**
 * Measures how much later than a constant response a page's first byte arrives, and how long its first card takes once
 * the content is there, by the clock and by the Worker's CPU time, while the content service responds after 300 ms.
 * Each view has a new Worker with empty caches (except for the list of cities) and code that has run before: in other
 * languages, with refused content.
 */
export async function* measureFirstBytes(): AsyncGenerator<Figure> {
  const content = await startContent()
  for (const page of listPages) {
    const views = []
    for (let round = 0; round < rounds; round++) views.push(await viewCold(content, page))
    const beyond = median(views.map((view) => view.beyondConstantMs))
    const card = median(views.map((view) => view.cardAfterContentMs))
    const cpu = median(views.map((view) => view.cardCpuMs))
    yield toFigure(`first byte beyond a constant answer, caches cold: ${page.path}`, beyond, maxBeyondMs)
    yield toFigure(
      `first card after the content${page.isShared ? ', by code that never ran' : ''}: ${page.path}`,
      card,
      maxCardMs,
      ` (CPU ${cpu.toFixed(1)} ms)`,
    )
  }
  content.stop()
}

const toFigure = (name: string, ms: number, max: number, also = ''): Figure => ({
  name,
  measured: Number.isNaN(ms) ? 'never came' : `${ms.toFixed(1)} ms${also}`,
  target: `≤ ${max} ms`,
  isMet: ms <= max,
  isOnlyPrinted: true,
})

async function viewCold(
  { state, port }: Awaited<ReturnType<typeof startContent>>,
  { path, card, isShared }: ListPage,
) {
  const kv = await startKv()
  const worker = await startWorkerd({
    modules: await readBuiltWorker(),
    variables: { CONTENT_URL: contentUrl },
    outboundPort: port,
    kvPort: kv.port,
  })
  const view = async (times: number, viewed: string) => {
    const taken = []
    for (let time = 0; time < times; time++) taken.push(await timeView(worker, viewed, card))
    return taken
  }
  try {
    Object.assign(state, { isRefusing: false, delayMs: 0 })
    for (const locale of isShared ? [] : (['en', 'th'] as const)) await view(1, localePath(locale, path))
    state.isRefusing = true
    await view(warmUps, path)
    const constants = await view(warmUps, constantPath)
    Object.assign(state, { isRefusing: false })
    await view(1, pathOfOtherContent)
    Object.assign(state, { delayMs: contentDelayMs, firstAnswerAt: undefined })
    // Nothing happens between the page's head and the content, so CPU time from then on belongs to the content.
    const idle = new Promise((resolve) => setTimeout(resolve, contentDelayMs / 2)).then(worker.cpuMs)
    const { firstByteMs, cardAt, cpuMsAtCard } = await timeView(worker, path, card)
    return {
      beyondConstantMs: firstByteMs - median(constants.map((constant) => constant.firstByteMs)),
      cardAfterContentMs: cardAt - (state.firstAnswerAt ?? Number.NaN),
      cardCpuMs: cpuMsAtCard - (await idle),
    }
  } finally {
    await worker.stop()
    kv.stop()
  }
}

/** Measures one view. `cardAt` and `cpuMsAtCard` are NaN if no card arrived. */
async function timeView({ url, cpuMs }: BareWorkerd, path: string, card: string) {
  const begun = performance.now()
  // Local workerd would compress and hold back chunks; in production the edge compresses.
  const response = await fetch(new URL(path, url), { headers: { 'accept-encoding': 'identity' } })
  let firstByteMs = Number.NaN
  let cardAt = Number.NaN
  let cpuMsAtCard = Promise.resolve(Number.NaN)
  let html = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (html === '') firstByteMs = performance.now() - begun
    html += chunk
    const main = html.indexOf('<main')
    if (!Number.isNaN(cardAt) || main < 0 || !html.includes(card, main)) continue
    cardAt = performance.now()
    cpuMsAtCard = cpuMs()
  }
  return { firstByteMs, cardAt, cpuMsAtCard: await cpuMsAtCard }
}
