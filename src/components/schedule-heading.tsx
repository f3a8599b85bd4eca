import type { City } from '../content/places/cities.ts'
import { concertMessages } from '../i18n/concerts.ts'
import type { Page } from '../page/define-page.ts'
import { allCitiesSlug } from '../shared/city.ts'
import type { ConcertsQuery } from '../shared/concerts-query.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'

interface ScheduleHeadingProps {
  page: Page<unknown, ConcertsQuery>
  /** That the list is about; `undefined`: all. */
  city: City | undefined
}

/** A list of one city says so, whether it was asked for or is the visitor's, and leads to all the others. */
export function ScheduleHeading({ page: { locale, query }, city }: ScheduleHeadingProps) {
  const t = concertMessages(locale)
  if (!city) return <h1>{query.past ? t.pastTitle : t.title}</h1>
  const { namePrepositional } = city.names[locale]
  // What else was chosen stays; another list has other pages.
  const { page: _page, city: _city, ...others } = query
  const kept = Object.entries(others).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const elsewhere = new URLSearchParams([['city', allCitiesSlug], ...kept])
  return (
    <div className="of-city">
      <h1>{query.past ? t.pastTitleIn(namePrepositional) : t.titleIn(namePrepositional)}</h1>
      <a href={`${localePath(locale, pathTo('concerts'))}?${elsewhere}`}>{t.allCities}</a>
    </div>
  )
}
