import type { VenueSummary } from '../../content/places/venue-summary.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { Picture } from './picture.tsx'

/** Halls 3:2 with name and address. Needs the sheet `places`. */
export function VenueCards({ venues, locale }: { venues: VenueSummary[]; locale: Locale }) {
  return (
    <ul className="venues">
      {venues.map((venue) => (
        <li key={venue.slug}>
          <a href={localePath(locale, pathTo('venue', { slug: venue.slug }))} lang={venue.lang}>
            {venue.image ? (
              <Picture
                image={venue.image}
                alt=""
                sizes="(min-width: 64rem) 17rem, (min-width: 36rem) 45vw, 6.5rem"
              />
            ) : null}
            <strong>{venue.name}</strong>
            {venue.address ? <span>{venue.address}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
