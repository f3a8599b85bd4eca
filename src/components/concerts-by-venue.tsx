import type { ReactNode } from 'react'
import type { ConcertSummary } from '../content/concerts/concert-summary.ts'
import { groupByVenue } from '../content/places/venue-groups.ts'
import { placeMessages } from '../i18n/places.ts'
import { countConcerts } from '../i18n/site.ts'
import type { Locale } from '../shared/locales.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'
import { ConcertList } from './concert-list.tsx'

interface ConcertsByVenueProps {
  /** Of one city, in the order in which they are shown. */
  concerts: ConcertSummary[]
  locale: Locale
  now: number
}

/** Concerts under their venues, with links to each venue's part above them. Needs the sheet `places`. */
export function ConcertsByVenue({ concerts, locale, now }: ConcertsByVenueProps): ReactNode {
  const t = placeMessages(locale)
  const groups = groupByVenue(concerts)
  const idOf = (slug: string | undefined) => `venue-${slug ?? 'unknown'}`
  return (
    <>
      {groups.length > 2 ? (
        <nav className="chips" aria-label={t.byVenue}>
          {groups.map(({ venue, concerts: ofVenue }) => (
            <a key={idOf(venue?.slug)} href={`#${idOf(venue?.slug)}`} lang={venue?.lang}>
              {venue?.name ?? t.venueUnknown} <i>{String(ofVenue.length)}</i>
            </a>
          ))}
        </nav>
      ) : null}
      {groups.map(({ venue, concerts: ofVenue }) => (
        <section key={idOf(venue?.slug)} className="month at-venue" id={idOf(venue?.slug)}>
          <h2 lang={venue?.lang}>
            {venue ? (
              <a href={localePath(locale, pathTo('venue', { slug: venue.slug }))}>{venue.name}</a>
            ) : (
              t.venueUnknown
            )}
            <small lang={venue?.lang ? locale : undefined}>{countConcerts(locale, ofVenue.length)}</small>
          </h2>
          <ConcertList concerts={ofVenue} locale={locale} now={now} without="venue" />
        </section>
      ))}
    </>
  )
}
