import { siteMessages } from '../i18n/site.ts'
import { allCitiesSlug } from '../shared/city.ts'
import { maxQueryLength } from '../shared/constants.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath, paths } from '../shared/urls.ts'

/** Finds concerts by words; the answer is the concert list's own address. */
export function SearchForm({ locale }: { locale: Locale }) {
  const t = siteMessages(locale)
  return (
    <search>
      <form className="search-form" action={localePath(locale, paths.concerts())}>
        <input type="hidden" name="city" value={allCitiesSlug} />
        <input
          type="search"
          name="q"
          maxLength={maxQueryLength}
          placeholder={t.searchPlaceholder}
          aria-label={t.search}
        />
        <button className="button" type="submit">
          {t.find}
        </button>
      </form>
    </search>
  )
}
