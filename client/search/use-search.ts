import { useEffect, useSyncExternalStore } from 'react'
import type { SearchSession, SearchSnapshot } from './search-session.ts'
import { isSameView, narrowScreen, type SearchTab } from './search-view.ts'

/** Time to type the next letter before results are asked for. */
const debounceMs = 150

/** Keeps a session at what the visitor looks for; only typing waits. */
export function useSearch(session: SearchSession, query: string, tab: SearchTab): SearchSnapshot {
  const isNarrow = useSyncExternalStore(followWidth, () => matchMedia(narrowScreen).matches)
  useEffect(() => {
    const view = { query, tab, isNarrow }
    const asked = session.read().view
    if (isSameView(view, asked)) return
    const isTyped = query !== asked.query && query !== ''
    const timer = setTimeout(() => session.show(view), isTyped ? debounceMs : 0)
    return () => clearTimeout(timer)
  }, [session, query, tab, isNarrow])
  return useSyncExternalStore(session.subscribe, session.read)
}

function followWidth(listener: () => void): () => void {
  const media = matchMedia(narrowScreen)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
