import { useEffect, useRef } from 'react'
import { searchMessages } from '../../src/languages/texts.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { SearchIndex, SearchResult } from '../../src/shared/search.ts'
import { SearchPopupIcon } from './icon.tsx'

export type OnTurnPage = (index: SearchIndex, page: number) => void

interface PageControlProps {
  locale: Locale
  result: SearchResult
  onTurn: OnTurnPage
}

/** Shows the page number (`2/7`) between buttons for the previous and the next page of a category's results. */
export function ResultsPagination({ locale, result, onTurn }: PageControlProps) {
  const t = searchMessages(locale)
  const { indexUid, page, totalPages } = result
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
      <span>{`${page}/${totalPages}`}</span>
      {page < totalPages ? button('next', t.nextPage, page + 1) : null}
    </div>
  )
}
