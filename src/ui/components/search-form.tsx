import type { ReactNode } from 'react'
import { siteMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { maxQueryLength } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'

interface SearchFormProps {
  locale: Locale
  /** The text that was searched for. */
  query?: string
  /** Hidden fields that are sent with the search. */
  children?: ReactNode
}

/** Leads to the search page, whose address has the search text. */
export function SearchForm({ locale, query, children }: SearchFormProps) {
  const t = siteMessages(locale)
  return (
    <search>
      <form className="search-form" action={localePath(locale, pathTo('search'))}>
        <input
          type="search"
          name="q"
          maxLength={maxQueryLength}
          defaultValue={query}
          placeholder={t.searchPlaceholder}
          aria-label={t.search}
        />
        {children}
        <button className="button" type="submit">
          {t.find}
        </button>
      </form>
    </search>
  )
}
