/**
 * An island because the list is kept in the browser. Its rows are the server's: the same page, asked for with
 * the slugs of the list. The last copy stays on the device, and is shown with its age where there is no network.
 */
import { savedMessages } from '../../src/i18n/saved.ts'
import { savedQuery } from '../../src/shared/saved.ts'
import { savedCache } from '../../src/shared/stored-names.ts'
import { whenStyled } from '../navigation/styled.ts'
import { addHearts } from '../saved/hearts.ts'
import { onSavedChange, readSaved } from '../saved/saved-concerts.ts'
import type { IslandProps } from './island-props.ts'
import type { StartIsland } from './registry.ts'

const list = '[data-saved-list]'

export const start: StartIsland<IslandProps['SavedList']> = async (element, { locale }) => {
  const place = element.querySelector(list)
  const state = element.querySelector('[data-saved-state]')
  // An address with a list of its own shows that one: it was passed on by somebody.
  if (!place || !state || new URLSearchParams(location.search).has('slugs')) return undefined
  const t = savedMessages(locale)
  const empty = [...place.childNodes]
  /** Rows stay when their heart is taken away, so that it can be given back; a new concert needs a new list. */
  let shown: string[] = []

  const show = async () => {
    const slugs = readSaved()
    if (slugs.length === 0 && shown.length === 0) return
    if (slugs.every((slug) => shown.includes(slug)) && shown.length > 0) return
    shown = slugs
    if (place.contains(empty[0] ?? null)) state.textContent = t.loading
    try {
      const { rows, keptAt } = await readRows(location.pathname, slugs)
      place.replaceChildren(...rows)
      whenStyled().then(() => addHearts(element), console.warn)
      state.textContent = keptAt ? t.offline(formatMoment(locale, keptAt)) : ''
    } catch (error) {
      console.warn('saved concerts could not be loaded', error)
      shown = []
      state.textContent = t.failed
    }
  }

  onSavedChange(() => void show())
  addEventListener('online', () => {
    shown = []
    void show()
  })
  await show()
  return undefined
}

interface Rows {
  rows: Node[]
  /** Set where they are a copy of that time, in milliseconds. */
  keptAt?: number
}

async function readRows(path: string, slugs: string[]): Promise<Rows> {
  const store = await openStore()
  try {
    const answer = await fetch(`${path}${savedQuery(slugs)}`)
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const html = await answer.text()
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'X-Kept-At': String(Date.now()) }
    // Full or forbidden: the list is there now, and won't be without network.
    await store?.put(path, new Response(html, { headers })).catch(() => undefined)
    return { rows: rowsIn(html) }
  } catch (error) {
    const kept = await store?.match(path)
    if (!kept) throw error
    return { rows: rowsIn(await kept.text()), keptAt: Number(kept.headers.get('X-Kept-At')) }
  }
}

/** Private windows and insecure addresses have no such store. */
const openStore = (): Promise<Cache | undefined> =>
  'caches' in window ? caches.open(savedCache.name).catch(() => undefined) : Promise.resolve(undefined)

/** @throws when the answer is no page of ours. */
function rowsIn(html: string): Node[] {
  const rows = new DOMParser().parseFromString(html, 'text/html').querySelector(list)?.childNodes
  if (!rows) throw new Error('no list in the answer')
  return [...rows].map((row) => document.adoptNode(row))
}

const formatMoment = (locale: string, milliseconds: number) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(milliseconds)
