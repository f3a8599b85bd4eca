import { buildCheckMs } from '../../src/shared/constants.ts'
import { savedQuery } from '../../src/shared/saved-slugs.ts'
import { savedCache } from '../../src/shared/stored-names.ts'

/** Selects the element with the rows, on the page and in fetched HTML. */
export const savedListSelector = '[data-saved-list]'

/** Header of the cached response: its time, in milliseconds since 1970. */
const copyTimeHeader = 'X-Kept-At'
/** Header of the cached response: the query, which tells for which concerts it was fetched. */
const queryHeader = 'X-Kept-Query'

export interface SavedConcertRows {
  rows: Node[]
  /** Set where the rows come from the cache: the time of their response, in milliseconds since 1970. */
  copiedAt?: number
}

/**
 * Fetches the rows of saved concerts; where that fails, reads the last copy on this device.
 *
 * @param path path of the page of saved concerts, with its language.
 * @throws where there are neither.
 */
export async function loadSavedConcertRows(path: string, slugs: string[]): Promise<SavedConcertRows> {
  try {
    return { rows: rowsIn(await fetchAndCacheRows(path, slugs)) }
  } catch (error) {
    const cached = await (await openStore())?.match(path)
    if (!cached) throw error
    return { rows: rowsIn(await cached.text()), copiedAt: Number(cached.headers.get(copyTimeHeader)) }
  }
}

/** Caches these rows, unless a copy is younger than `buildCheckMs`. @throws where they can't be fetched. */
export async function refreshSavedConcertRows(path: string, slugs: string[]): Promise<void> {
  const cached = await (await openStore())?.match(path)
  const age = Date.now() - Number(cached?.headers.get(copyTimeHeader))
  const isYoung = cached?.headers.get(queryHeader) === savedQuery(slugs) && age >= 0 && age < buildCheckMs
  if (!isYoung) await fetchAndCacheRows(path, slugs)
}

/** Fetches the page with the rows of these concerts and caches it. @throws where it can't be had. */
async function fetchAndCacheRows(path: string, slugs: string[]): Promise<string> {
  const query = savedQuery(slugs)
  const answer = await fetch(`${path}${query}`)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const html = await answer.text()
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    [copyTimeHeader]: String(Date.now()),
    [queryHeader]: query,
  }
  const store = await openStore()
  // A cache that is full or forbidden is ignored: only the list without a network is missing then.
  await store?.put(path, new Response(html, { headers })).catch(() => undefined)
  return html
}

/** @returns `undefined` in private windows and at insecure addresses, where browsers have no Cache Storage. */
const openStore = (): Promise<Cache | undefined> =>
  'caches' in window ? caches.open(savedCache.name).catch(() => undefined) : Promise.resolve(undefined)

/** @throws when the HTML has no list of saved concerts. */
function rowsIn(html: string): Node[] {
  const rows = new DOMParser().parseFromString(html, 'text/html').querySelector(savedListSelector)?.childNodes
  if (!rows) throw new Error('no list in the answer')
  return [...rows].map((row) => document.adoptNode(row))
}
