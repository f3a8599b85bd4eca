import { indexKey, makeIndex } from '../../../search/in-process-index.ts'
import { allLocales, type Locale } from '../../../shared/locales.ts'
import { createProgramContent, readProgramConfig } from '../../operate/program-content.ts'
import { serveWorker } from '../../operate/serve-worker.ts'
import { postSearch } from './judge.ts'
import { judgements } from './judgements/index.ts'

const rounds = 300
const warmUps = 60

/** The three indexes that visitors search most. */
const indexes = ['concert', 'program', 'city'] as const

/**
 * Measures a multi-search of three queries over loopback, with new queries each time, one after the other. A request
 * that is refused before any search shows the share of the transport.
 */
export async function measureTimes(origin: URL) {
  const texts = judgements.filter(({ locale }) => locale === 'ru').map(({ q }) => q)
  const textAt = (round: number) => texts[round % texts.length] ?? ''
  const search = (round: number) =>
    postSearch(
      origin,
      'ru',
      indexes.map((indexUid) => ({ indexUid, q: textAt(round), hitsPerPage: 4 })),
    )
  const refused = () =>
    fetch(new URL('/api/search', origin), { method: 'POST', body: '{}' }).then((response) => response.text())
  return [
    {
      name: 'a multi-search of three queries, loopback included',
      ms: await time(search),
      isSearch: true,
    },
    { name: 'the same call, refused', ms: await time(refused), isSearch: false },
  ]
}

async function time(call: (round: number) => Promise<unknown>): Promise<number[]> {
  for (let round = 0; round < warmUps; round++) await call(round)
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await call(round)
    taken.push(performance.now() - begun)
  }
  return taken
}

/** Returns the demo's index of each language, as it is stored in KV. */
export async function makeStoredIndexes(): Promise<{ locale: Locale; key: string; text: string }[]> {
  const content = createProgramContent(readProgramConfig({}, []), console.error)
  const stored = []
  for (const locale of allLocales) {
    const index = await makeIndex(content, locale, Date.now())
    const text = JSON.stringify({ value: index, storedAt: Date.now() })
    stored.push({ locale, key: indexKey(content, locale).text, text })
  }
  return stored
}

/** Number of measured isolates; each has only one first search. */
const isolates = 5

/**
 * Measures the first search of an isolate over loopback: with an empty KV, so that the index is built from all content
 * (and the demo's content service is evaluated for it), and with the index in KV.
 */
export async function measureFirstSearch(stored: Record<string, string>) {
  return [
    { name: 'first search of an isolate that makes the index', ms: await timeFirstSearch({}) },
    { name: 'first search of an isolate, index in KV', ms: await timeFirstSearch(stored) },
  ]
}

async function timeFirstSearch(stored: Record<string, string>): Promise<number[]> {
  const taken: number[] = []
  for (let isolate = 0; isolate < isolates; isolate++) {
    const worker = await serveWorker({ port: 0, stored, onLog: () => undefined })
    try {
      // The first request of any kind evaluates the Worker, which is not part of the search.
      await fetch(new URL('/api/search', worker.url), { method: 'POST', body: '{}' })
      const begun = performance.now()
      await postSearch(worker.url, 'ru', [{ indexUid: 'program', q: 'циммер', hitsPerPage: 4 }])
      taken.push(performance.now() - begun)
    } finally {
      await worker.stop()
    }
  }
  return taken
}
