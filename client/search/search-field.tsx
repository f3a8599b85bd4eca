import { type FormEvent, type RefObject, useId } from 'react'
import { searchMessages, searchPopupMessages } from '../../src/languages/texts.ts'
import { pathTo } from '../../src/routes/paths.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { searchLimits } from '../../src/shared/search.ts'
import { localePath } from '../../src/shared/urls.ts'
import { SearchPopupIcon } from './icon.tsx'

interface SearchFieldProps {
  locale: Locale
  text: string
  field: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
  /** Called when Enter is pressed; the form then opens the page of results. */
  onEnter: () => void
  onClose: () => void
}

/**
 * The text field and the button that closes the popup. Enter submits the form to `/search?q=…`, which can be shared.
 */
export function SearchField({ locale, text, field, onType, onEnter, onClose }: SearchFieldProps) {
  const t = searchMessages(locale)
  const fieldId = useId()
  const submit = (event: FormEvent) => {
    if (text.trim()) onEnter()
    const isThere = isCurrentPage(toResultsPath(locale, text))
    if (isThere) onClose()
    if (isThere || !text.trim()) event.preventDefault()
  }
  return (
    <search>
      <form className="wrap search-line" action={localePath(locale, pathTo('search'))} onSubmit={submit}>
        <label htmlFor={fieldId} className="hidden-text">
          {t.field}
        </label>
        <SearchPopupIcon name="search" />
        <input
          ref={field}
          id={fieldId}
          // In a field of type `search`, Escape would clear the text instead of closing the popup.
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={searchLimits.queryLength}
          placeholder={searchPopupMessages(locale).placeholder}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
        <button type="button" className="search-close" aria-label={t.close} onClick={onClose}>
          <SearchPopupIcon name="close" />
        </button>
      </form>
    </search>
  )
}

/** @returns the path of the server's page of results, which can be shared. */
export const toResultsPath = (locale: Locale, query: string, as?: 'typed'): string =>
  `${localePath(locale, pathTo('search'))}?${new URLSearchParams({ q: query, ...(as ? { as } : {}) })}`

/**
 * Tells whether an address is that of the open page. Then the popup must only close: a navigation would reload the page
 * at the popup's entry of the history, and open the popup again.
 */
export const isCurrentPage = (address: string): boolean =>
  new URL(address, location.href).href === location.href.replace(/#.*/, '')
