import type { City } from '../../content/places/cities.ts'
import { concertMessages, scheduleMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { listAddress } from '../../routes/list-address.ts'
import { pathTo } from '../../routes/paths.ts'
import { allCitiesSlug } from '../../shared/city.ts'
import type { ConcertsQuery } from '../../shared/concerts-query.ts'
import { localePath } from '../../shared/urls.ts'

interface ScheduleHeadingProps {
  page: Page<unknown, ConcertsQuery>
  /** The city of the listed concerts; `undefined` for concerts of all cities. */
  city: City | undefined
}

/**
 * The heading of the schedule. The list of one city (from the address or the visitor's own) is named after the city and
 * links to the list of all cities.
 */
export function ScheduleHeading({ page: { locale, query }, city }: ScheduleHeadingProps) {
  const t = concertMessages(locale)
  if (!city) return <h1>{query.past ? t.pastTitle : t.title}</h1>
  const name = city.names[locale]
  // The link keeps the other filters and drops the page number, since the list of all cities has other pages.
  const { city: _, ...others } = query
  const elsewhere = listAddress(localePath(locale, pathTo('concerts')), { city: allCitiesSlug, ...others }, 1)
  return (
    <div className="of-city">
      <h1>{query.past ? t.pastTitleIn(name) : t.titleIn(name)}</h1>
      <a href={elsewhere}>{t.allCities}</a>
    </div>
  )
}

/** Links to upcoming and to past concerts, and on phones the button that opens the filters. */
export function ScheduleTabs({ page }: { page: Page<unknown, ConcertsQuery> }) {
  const t = concertMessages(page.locale)
  const href = localePath(page.locale, pathTo('concerts'))
  return (
    <div className="list-top">
      <nav className="tabs" aria-label={t.title}>
        <a href={href} aria-current={page.query.past ? undefined : 'page'}>
          {t.upcoming}
        </a>
        <a href={`${href}?past=1`} aria-current={page.query.past ? 'page' : undefined}>
          {t.past}
        </a>
      </nav>
      <button type="button" className="button button-quiet" popoverTarget="filters">
        {scheduleMessages(page.locale).filters}
      </button>
    </div>
  )
}
