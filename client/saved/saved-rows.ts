import { buildCheckMs } from '../../src/shared/constants.ts'
import { savedQuery } from '../../src/shared/saved.ts'
import { savedCache } from '../../src/shared/stored-names.ts'

/** The element that holds the rows, on the page and in its answer. */
export const savedListSelector = '[data-saved-list]'

const keptAtHeader = 'X-Kept-At'
/** Whose rows they are: another list needs others. */
const queryHeader = 'X-Kept-Query'

export interface SavedRows {
  rows: Node[]
  /** Set where they are a copy of that time, in milliseconds. */
  copiedAt?: number
}

/**
 * The rows of saved concerts as the server makes them, or the last copy of them on this device.
 *
 * @param path of the page that lists them, in its language
 * @throws where there is neither
 */
export async function loadSavedRows(path: string, slugs: string[]): Promise<SavedRows> {
  try {
    return { rows: rowsIn(await fetchAndCacheRows(path, slugs)) }
  } catch (error) {
    const kept = await (await openStore())?.match(path)
    if (!kept) throw error
    return { rows: rowsIn(await kept.text()), copiedAt: Number(kept.headers.get(keptAtHeader)) }
  }
}

/** Has a copy of these rows on the device, no older than what the service worker calls young. @throws as below */
export async function refreshSavedRows(path: string, slugs: string[]): Promise<void> {
  const kept = await (await openStore())?.match(path)
  const age = Date.now() - Number(kept?.headers.get(keptAtHeader))
  const isYoung = kept?.headers.get(queryHeader) === savedQuery(slugs) && age >= 0 && age < buildCheckMs
  if (!isYoung) await fetchAndCacheRows(path, slugs)
}

/** Fetches the page with the rows of these concerts, and keeps it on the device. @throws where it can't be had */
async function fetchAndCacheRows(path: string, slugs: string[]): Promise<string> {
  const query = savedQuery(slugs)
  const answer = await fetch(`${path}${query}`)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const html = await answer.text()
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    [keptAtHeader]: String(Date.now()),
    [queryHeader]: query,
  }
  const store = await openStore()
  // Full or forbidden: the list is there now, and won't be without network.
  await store?.put(path, new Response(html, { headers })).catch(() => undefined)
  return html
}

/** Private windows and insecure addresses have no such store. */
const openStore = (): Promise<Cache | undefined> =>
  'caches' in window ? caches.open(savedCache.name).catch(() => undefined) : Promise.resolve(undefined)

/** @throws when the answer is no page of ours. */
function rowsIn(html: string): Node[] {
  const rows = new DOMParser().parseFromString(html, 'text/html').querySelector(savedListSelector)?.childNodes
  if (!rows) throw new Error('no list in the answer')
  return [...rows].map((row) => document.adoptNode(row))
}
