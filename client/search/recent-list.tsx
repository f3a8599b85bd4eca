import { useState } from 'react'
import { searchMessages } from '../../src/i18n/search.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { PageTools } from '../islands/registry.ts'
import { Icon } from './icon.tsx'
import { forgetSearches, readRecentSearches } from './recent-searches.ts'

interface RecentSearchesProps {
  locale: Locale
  page: PageTools
  onChoose: (query: string) => void
  /** They are gone, and the button that had the focus too. */
  onForget: () => void
}

/** What was searched on this device, to be searched again; shown while nothing is typed. */
export function RecentSearches({ locale, page, onChoose, onForget }: RecentSearchesProps) {
  const t = searchMessages(locale)
  const [recent, setRecent] = useState(() => readRecentSearches(page))
  if (recent.length === 0) return null
  const forget = () => {
    forgetSearches(page)
    setRecent([])
    onForget()
  }
  return (
    <section className="search-recent" aria-label={t.recent}>
      <h2>{t.recent}</h2>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className="button button-quiet" onClick={() => onChoose(query)}>
              <Icon name="recent" />
              <span>{query}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="search-forget" onClick={forget}>
        {t.clearRecent}
      </button>
    </section>
  )
}
