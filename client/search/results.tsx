import { useEffect, useRef } from 'react'
import { searchMessages } from '../../src/languages/texts.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { SearchAnswers } from '../../src/ui/shared/search-answers.tsx'
import { SearchCards } from '../../src/ui/shared/search-cards.tsx'
import {
  FoundByParts,
  PlaceNotOnTour,
  ShownInstead,
  UnderstoodDays,
} from '../../src/ui/shared/search-guidance.tsx'
import { addHeartButtonsOnceStyled } from '../saved/hearts.ts'
import { type OnTurnPage, ResultsPagination } from './page-control.tsx'
import { toResultsPath } from './search-field.tsx'
import type { SearchSnapshot } from './search-session.ts'
import { hasFoundAnything, isSameSearchView, searchIndexesOfTab } from './search-view.ts'

interface ResultsProps {
  locale: Locale
  search: SearchSnapshot
  onTurn: OnTurnPage
}

/** Shows a block for each category with results. While new results are loading, the old ones stay. */
export function SearchPopupResults({ locale, search, onTurn }: ResultsProps) {
  const { view, answered, state, guidance } = search
  const shown = search.results.filter(({ indexUid, hits }) => {
    return hits.length > 0 && searchIndexesOfTab(view).includes(indexUid)
  })
  const blocks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (search.results.length === 0) return
    if (blocks.current) addHeartButtonsOnceStyled(blocks.current)
  }, [search.results, guidance])
  const guided = {
    locale,
    toHref: (query: string) => toResultsPath(locale, query),
  }
  const isStale = answered !== undefined && !isSameSearchView(view, answered)
  return (
    <div
      ref={blocks}
      className="search-blocks"
      aria-busy={state === 'loading'}
      data-stale={isStale || undefined}
    >
      {guidance.instead && answered ? (
        <ShownInstead
          locale={locale}
          query={guidance.instead}
          typed={answered.query}
          href={toResultsPath(locale, answered.query, 'typed')}
        />
      ) : null}
      {guidance.place && hasFoundAnything(search) ? (
        <PlaceNotOnTour locale={locale} place={guidance.place} />
      ) : null}
      {guidance.period ? <UnderstoodDays {...guided} shown={guidance.period} /> : null}
      {guidance.answers ? <SearchAnswers locale={locale} answers={guidance.answers} /> : null}
      {guidance.parts ? <FoundByParts {...guided} shown={guidance.parts} /> : null}
      {shown.map((result) => (
        <section key={result.indexUid} aria-labelledby={`search-${result.indexUid}`}>
          <div className="search-block-head">
            <h2 id={`search-${result.indexUid}`}>{searchMessages(locale).tabs[result.indexUid]}</h2>
            <ResultsPagination locale={locale} result={result} onTurn={onTurn} />
          </div>
          <SearchCards locale={locale} result={result} />
        </section>
      ))}
    </div>
  )
}
