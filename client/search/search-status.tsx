import { searchMessages } from '../../src/languages/texts.ts'
import { pathTo } from '../../src/routes/paths.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { countFound } from '../../src/shared/search.ts'
import { localePath } from '../../src/shared/urls.ts'
import { choosePartsTitle, sayNotOnTour } from '../../src/ui/shared/search-guidance.tsx'
import type { SearchSnapshot } from './search-session.ts'
import { countSearchHits, hasFoundAnything, type SearchTab } from './search-view.ts'

interface SearchStatusProps {
  locale: Locale
  search: SearchSnapshot
  onRetry: () => void
  onChooseTab: (tab: SearchTab) => void
}

/** Announces the state of the search; shows it too where there are no results, or a failure. */
export function SearchStatus({ locale, search, onRetry, onChooseTab }: SearchStatusProps) {
  const t = searchMessages(locale)
  const { state, results, answered } = search
  const isEmpty = countSearchHits(results) === 0
  const { place } = search.guidance
  const isNothing = state === 'loaded' && !hasFoundAnything(search)
  return (
    <>
      <p role="status" className="hidden-text">
        {toWords(locale, search)}
      </p>
      {state === 'loading' && !answered ? <p className="note search-wait">{t.loading}</p> : null}
      {isNothing ? (
        <div className="empty">
          <p className="empty-title">{nothing(locale, search)}</p>
          {search.view.query && !place ? <p>{t.nothingHint}</p> : null}
          <p className="search-ways">
            {place ? (
              <a className="button" href={localePath(locale, pathTo('place', { slug: place.key }))}>
                {t.inviteUs}
              </a>
            ) : null}
            {search.view.tab === 'all' ? null : (
              <button type="button" className="button" onClick={() => onChooseTab('all')}>
                {t.searchEverywhere}
              </button>
            )}
            <a className="button button-quiet" href={localePath(locale, pathTo('concerts'))}>
              {t.allConcerts}
            </a>
            <a className="button button-quiet" href={localePath(locale, pathTo('programs'))}>
              {t.allPrograms}
            </a>
          </p>
        </div>
      ) : null}
      {state === 'failed' ? (
        <div className={isEmpty ? 'empty' : 'search-failed'}>
          <p>{t.failed}</p>
          <button type="button" className="button" onClick={onRetry}>
            {t.retry}
          </button>
        </div>
      ) : null}
    </>
  )
}

/** @returns the text for a search without results. */
const nothing = (locale: Locale, { view: { query }, guidance: { place } }: SearchSnapshot) =>
  place
    ? sayNotOnTour(locale, place)
    : query
      ? searchMessages(locale).nothingFor(query)
      : searchMessages(locale).nothingHere

/**
 * @returns the text for screen readers. It is empty while loading, so that an equal text afterwards is announced again.
 */
function toWords(locale: Locale, search: SearchSnapshot): string {
  const t = searchMessages(locale)
  const { state, results, turned } = search
  if (state === 'loading') return ''
  if (state === 'failed') return t.failed
  const { parts, answers = [], instead } = search.guidance
  const count = countFound(results) + answers.length
  if (parts) return choosePartsTitle(locale, parts)
  if (instead && !turned) return `${t.shownInstead(t.quoted(instead))} ${t.found(count)}`
  if (count === 0) return nothing(locale, search)
  const result = results.find(({ indexUid }) => indexUid === turned)
  return result ? `${t.tabs[result.indexUid]}: ${t.pageOf(result.page, result.totalPages)}` : t.found(count)
}
