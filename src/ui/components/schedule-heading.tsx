import type { City } from '../../content/places/cities.ts'
import { concertMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { listAddress } from '../../routes/list-address.ts'
import { pathTo } from '../../routes/paths.ts'
import { allCitiesSlug } from '../../shared/city.ts'
import type { ConcertsQuery } from '../../shared/concerts-query.ts'
import { localePath } from '../../shared/urls.ts'

interface ScheduleHeadingProps {
  page: Page<unknown, ConcertsQuery>
  /** That the list is about; `undefined`: all. */
  city: City | undefined
}

/** A list of one city says so, whether it was asked for or is the visitor's, and leads to all the others. */
export function ScheduleHeading({ page: { locale, query }, city }: ScheduleHeadingProps) {
  const t = concertMessages(locale)
  if (!city) return <h1>{query.past ? t.pastTitle : t.title}</h1>
  const name = city.names[locale]
  // What else was chosen stays; another list has other pages.
  const { city: _, ...others } = query
  const elsewhere = listAddress(localePath(locale, pathTo('concerts')), { city: allCitiesSlug, ...others }, 1)
  return (
    <div className="of-city">
      <h1>{query.past ? t.pastTitleIn(name) : t.titleIn(name)}</h1>
      <a href={elsewhere}>{t.allCities}</a>
    </div>
  )
}
