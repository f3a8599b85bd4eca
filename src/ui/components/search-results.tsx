import { searchMessages } from '../../languages/texts.ts'
import { listAddress, pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import {
  countFound,
  type SearchAnswer,
  type SearchIndex,
  type SearchPlace,
  type SearchResult,
  searchIndexes,
} from '../../shared/search.ts'
import { localePath } from '../../shared/urls.ts'
import { SearchAnswers } from '../shared/search-answers.tsx'
import { SearchCards } from '../shared/search-cards.tsx'
import {
  FoundByParts,
  PlaceNotOnTour,
  ShownInstead,
  sayNotOnTour,
  UnderstoodDays,
} from '../shared/search-guidance.tsx'

/** What the search page shows: the parts of its address. */
export interface ShownSearch {
  locale: Locale
  q: string
  /** Kind of results that is shown; every kind if it is absent. */
  index?: SearchIndex | undefined
  page: number
  /** Whether the text is searched as it was typed, without other keyboard layouts. */
  as?: 'typed' | undefined
}

/** The address of another view of the same search. */
const toHref = (
  { locale, q, as }: ShownSearch,
  { index, page = 1 }: { index?: SearchIndex | undefined; page?: number },
): string => listAddress(localePath(locale, pathTo('search')), { q, index, as }, page)

export function SearchTabs({ search }: { search: ShownSearch }) {
  const t = searchMessages(search.locale)
  return (
    <nav className="tabs find-tabs" aria-label={t.tabsLabel}>
      <a href={toHref(search, {})} aria-current={search.index ? undefined : 'page'}>
        {t.tabs.all}
      </a>
      {searchIndexes.map((index) => (
        <a
          key={index}
          href={toHref(search, { index })}
          aria-current={index === search.index ? 'page' : undefined}
        >
          {t.tabs[index]}
        </a>
      ))}
    </nav>
  )
}

/** A section for each kind of result that was found. */
export function SearchResults({ search, answer }: { search: ShownSearch; answer: SearchAnswer }) {
  const { locale, index } = search
  const { results, place, period, parts, answers = [], instead } = answer
  const found = results.filter(({ hits }) => hits.length > 0)
  const count = countFound(found)
  const guidance = { locale, toHref: (q: string) => toHref({ locale, q, page: 1 }, { index }) }
  return (
    <>
      {instead ? (
        <ShownInstead
          locale={locale}
          query={instead}
          typed={search.q}
          href={toHref({ ...search, as: 'typed' }, { index })}
        />
      ) : null}
      {place && (count > 0 || parts || answers.length > 0) ? (
        <PlaceNotOnTour locale={locale} place={place} />
      ) : null}
      {period ? <UnderstoodDays {...guidance} shown={period} /> : null}
      {answers.length > 0 ? <SearchAnswers locale={locale} answers={answers} /> : null}
      {parts ? <FoundByParts {...guidance} shown={parts} /> : null}
      {count > 0 ? <p className="count">{searchMessages(locale).found(count)}</p> : null}
      {count === 0 && !parts && answers.length === 0 ? <NothingFound search={search} place={place} /> : null}
      {found.map((result) => (
        <section key={result.indexUid} className="find-block">
          <header>
            <h2>{searchMessages(locale).tabs[result.indexUid]}</h2>
            <PageControl search={search} result={result} />
          </header>
          <SearchCards result={result} locale={locale} />
        </section>
      ))}
    </>
  )
}

/** `2/7` with its neighbours. Among all kinds it says how many there are, and leads to the kind's own tab. */
function PageControl({ search, result }: { search: ShownSearch; result: SearchResult }) {
  const t = searchMessages(search.locale)
  const { indexUid: index, page, totalPages, hits, totalHits = hits.length } = result
  if (!search.index) {
    return totalPages > 1 ? (
      <p className="find-pages">
        <a href={toHref(search, { index })}>{t.allOf(totalHits)}</a>
      </p>
    ) : null
  }
  return (
    <nav className="find-pages" aria-label={t.pageOf(page, totalPages)}>
      {page > 1 ? (
        <a rel="prev" href={toHref(search, { index, page: page - 1 })} aria-label={t.previousPage}>
          ←
        </a>
      ) : null}
      <span>{`${page}/${totalPages}`}</span>
      {page < totalPages ? (
        <a rel="next" href={toHref(search, { index, page: page + 1 })} aria-label={t.nextPage}>
          →
        </a>
      ) : null}
    </nav>
  )
}

/** Says so, and what to do next. A place that isn't on tour is the answer. */
function NothingFound({ search, place }: { search: ShownSearch; place: SearchPlace | undefined }) {
  const { locale, q, index } = search
  const t = searchMessages(locale)
  return (
    <div className="empty">
      <p className="empty-title">{place ? sayNotOnTour(locale, place) : q ? t.nothingFor(q) : t.nothing}</p>
      {place ? null : <p>{index ? t.nothingHere : t.nothingHint}</p>}
      <p className="find-actions">
        {place ? (
          <a
            className="button"
            href={localePath(locale, pathTo('place', { slug: place.key }))}
            rel="nofollow"
          >
            {t.inviteUs}
          </a>
        ) : null}
        {index ? (
          <a className="button button-quiet" href={toHref(search, {})}>
            {t.searchEverywhere}
          </a>
        ) : null}
        <a className="button button-quiet" href={localePath(locale, pathTo('concerts'))}>
          {t.allConcerts}
        </a>
        <a className="button button-quiet" href={localePath(locale, pathTo('programs'))}>
          {t.allPrograms}
        </a>
      </p>
    </div>
  )
}

export function SearchFailed({ search }: { search: ShownSearch }) {
  const t = searchMessages(search.locale)
  return (
    <div className="empty">
      <p>{t.failed}</p>
      <a className="button" href={toHref(search, search)}>
        {t.retry}
      </a>
    </div>
  )
}
