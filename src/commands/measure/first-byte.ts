import { type ServedWorker, serveWorker } from '../serve-worker.ts'
import { contentUrl, createContentStandIn } from './content-stand-in.ts'
import { type Figure, median } from './figure.ts'

const rounds = 5
const warmUps = 15
const contentDelayMs = 300
const maxBeyondMs = 10
const maxCardMs = 25

/** Goes through the whole middleware and asks for no content. */
const constantPath = '/api/no-such-call'

/** Pages whose status is known beforehand, with what the first card of each begins with. */
const listPages: [string, string][] = [
  ['/', 'href="/c/'],
  ['/concerts', 'href="/c/'],
  ['/programs', 'class="posters"'],
  ['/cities', 'href="/cities/'],
  ['/venues', 'href="/venues/'],
  ['/news', 'href="/p/'],
]

/**
 * How much later than a constant answer a page's first byte comes, and how long its first card takes once the
 * content is there: every cache empty, the content service answering after 300 ms. Each view has a Worker of its
 * own, whose code has run before.
 */
export async function measureFirstBytes(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [path, cardMark] of listPages) {
    const views = []
    for (let round = 0; round < rounds; round++) views.push(await viewCold(path, cardMark))
    const beyond = median(views.map((view) => view.beyondConstantMs))
    const card = median(views.map((view) => view.cardAfterContentMs))
    figures.push(
      toFigure(`first byte beyond a constant answer, caches cold: ${path}`, beyond, maxBeyondMs),
      toFigure(`first card after the content: ${path}`, card, maxCardMs),
    )
  }
  return figures
}

const toFigure = (name: string, ms: number, max: number): Figure => ({
  name,
  measured: Number.isNaN(ms) ? 'never came' : `${ms.toFixed(1)} ms`,
  target: `≤ ${max} ms`,
  isMet: ms <= max,
  isTiming: true,
})

async function viewCold(path: string, cardMark: string) {
  const { state, outbound } = createContentStandIn()
  const worker = await serveWorker({
    port: 0,
    variables: { CONTENT_URL: contentUrl },
    outbound,
    onLog: () => {},
  })
  try {
    state.isRefusing = true
    for (let view = 0; view < warmUps; view++) await timeView(worker, path, cardMark)
    const constants = []
    for (let view = 0; view < warmUps; view++) {
      constants.push((await timeView(worker, constantPath, cardMark)).firstByteMs)
    }
    Object.assign(state, { isRefusing: false, delayMs: contentDelayMs, firstAnswerAt: undefined })
    const { firstByteMs, cardAt } = await timeView(worker, path, cardMark)
    return {
      beyondConstantMs: firstByteMs - median(constants),
      cardAfterContentMs: cardAt - (state.firstAnswerAt ?? Number.NaN),
    }
  } finally {
    await worker.stop()
  }
}

/** `cardAt` is NaN when no card came. */
async function timeView({ url }: ServedWorker, path: string, cardMark: string) {
  const begun = performance.now()
  // Workerd on a machine of its own compresses and holds chunks back meanwhile; the edge compresses elsewhere.
  const response = await fetch(new URL(path, url), { headers: { 'accept-encoding': 'identity' } })
  let firstByteMs = Number.NaN
  let cardAt = Number.NaN
  let html = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (html === '') firstByteMs = performance.now() - begun
    html += chunk
    const main = html.indexOf('<main')
    if (Number.isNaN(cardAt) && main >= 0 && html.includes(cardMark, main)) cardAt = performance.now()
  }
  return { firstByteMs, cardAt }
}
