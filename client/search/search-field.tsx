import { type FormEvent, type RefObject, useId } from 'react'
import { searchMessages } from '../../src/i18n/search.ts'
import { searchPopupMessages } from '../../src/i18n/search-popup.ts'
import { pathTo } from '../../src/routes/paths.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { searchLimits } from '../../src/shared/search.ts'
import { localePath } from '../../src/shared/urls.ts'
import { PopupIcon } from './icon.tsx'

interface SearchLineProps {
  locale: Locale
  text: string
  field: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
  /** Enter was pressed; the form goes to the page of results by itself. */
  onEnter: () => void
  onClose: () => void
}

/** The text field and the way out. An ordinary form: Enter leads to `/search?q=…`, which can be shared. */
export function SearchField({ locale, text, field, onType, onEnter, onClose }: SearchLineProps) {
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
        <PopupIcon name="search" />
        <input
          ref={field}
          id={fieldId}
          // Not `search`: Escape would empty it before it closes the popup.
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
          <PopupIcon name="close" />
        </button>
      </form>
    </search>
  )
}

/** Where the results of a text can be shared: the server's page of them. */
export const toResultsPath = (locale: Locale, query: string, as?: 'typed'): string =>
  `${localePath(locale, pathTo('search'))}?${new URLSearchParams({ q: query, ...(as ? { as } : {}) })}`

/**
 * Whether an address is the open page's. Then the popup only has to close: going there would load the page anew
 * at the same entry of the history, the popup's own, and the popup would open again.
 */
export const isCurrentPage = (address: string): boolean =>
  new URL(address, location.href).href === location.href.replace(/#.*/, '')
