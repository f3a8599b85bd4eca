import { useEffect, useRef } from 'react'
import { searchMessages } from '../../src/languages/texts.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { SearchIndex, SearchResult } from '../../src/shared/search.ts'
import { SearchAnswers } from '../../src/ui/shared/search-answers.tsx'
import { SearchCards } from '../../src/ui/shared/search-cards.tsx'
import {
  FoundByParts,
  PlaceNotOnTour,
  ShownInstead,
  UnderstoodDays,
} from '../../src/ui/shared/search-guidance.tsx'
import { addHeartButtonsOnceStyled } from '../saved/hearts.ts'
import { SearchPopupIcon } from './icon.tsx'
import { toResultsPath } from './search-field.tsx'
import type { SearchSnapshot } from './search-session.ts'
import { hasFoundAnything, isSameSearchView, searchIndexesOfTab } from './search-view.ts'

interface ResultsProps {
  locale: Locale
  search: SearchSnapshot
  onTurn: OnTurnPage
  /** Shows the tab of a category. */
  onChooseTab: (index: SearchIndex) => void
}

/** Shows a block for each category with results. While new results are loading, the old ones stay. */
export function SearchPopupResults({ locale, search, onTurn, onChooseTab }: ResultsProps) {
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
            <ResultsPagination
              locale={locale}
              result={result}
              onTurn={onTurn}
              onAll={view.tab === 'all' ? () => onChooseTab(result.indexUid) : undefined}
            />
          </div>
          <SearchCards locale={locale} result={result} />
        </section>
      ))}
    </div>
  )
}

type OnTurnPage = (index: SearchIndex, page: number) => void

interface PageControlProps {
  locale: Locale
  result: SearchResult
  onTurn: OnTurnPage
  /** Leads to the category's own tab, where the block stands among others. */
  onAll?: (() => void) | undefined
}

/**
 * Shows the page number (`2/7`) between buttons for the previous and the next page of a category's results. Among all
 * categories the number of results stands in its place, since `1/134` reads as one result of 134.
 */
export function ResultsPagination({ locale, result, onTurn, onAll }: PageControlProps) {
  const t = searchMessages(locale)
  const { indexUid, page, totalPages, hits, totalHits = hits.length } = result
  const control = useRef<HTMLDivElement>(null)
  const isTurning = useRef(false)
  useEffect(() => {
    // The pressed button disappears at the first and the last page; the focus moves to the other button.
    const isLost = document.activeElement?.matches('body, dialog') ?? true
    if (isTurning.current && isLost) control.current?.querySelector('button')?.focus()
    isTurning.current = false
  }, [page])
  const button = (name: 'back' | 'next', label: string, target: number) => (
    <button
      type="button"
      className={`search-turn search-turn-${name}`}
      aria-label={`${label}: ${t.tabs[indexUid]}`}
      onClick={() => {
        isTurning.current = true
        onTurn(indexUid, target)
      }}
    >
      <SearchPopupIcon name={name} />
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form.
    <div ref={control} className="search-pages" role="group" aria-label={t.pageOf(page, totalPages)}>
      {page > 1 ? button('back', t.previousPage, page - 1) : null}
      {onAll && totalPages > 1 ? (
        <button type="button" className="search-all" onClick={onAll}>
          {t.allOf(totalHits)}
        </button>
      ) : null}
      {onAll ? null : <span>{`${page}/${totalPages}`}</span>}
      {page < totalPages ? button('next', t.nextPage, page + 1) : null}
    </div>
  )
}
