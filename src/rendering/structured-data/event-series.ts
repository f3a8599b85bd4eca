import type { EventSeries, MusicEvent } from 'schema-dts'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { isPast, type StandingSeries } from '../../content/series/standing-series.ts'
import { toExcerpt } from '../../content/text/text-preview.ts'
import { pathTo } from '../../routes/paths.ts'
import { toUnits } from '../../shared/money.ts'
import { eventStatuses, toTimes } from './music-event.ts'
import { toOrganizationReference } from './organization.ts'
import { type SiteFacts, toImageProperty, toPageUrl } from './site-facts.ts'

/** A series with its concerts, which have all their facts on pages of their own. */
export function toEventSeries(
  site: SiteFacts,
  { series, concerts, counts, sold }: StandingSeries,
): EventSeries {
  const description = toExcerpt(series.descriptionHtml)
  const { price, ticketUrl } = series
  return {
    '@type': 'EventSeries',
    name: series.name,
    url: toPageUrl(site, pathTo('series', { slug: series.slug })),
    ...(description ? { description } : {}),
    ...toImageProperty(site, series.hero),
    ...(concerts[0] ? { startDate: concerts[0].date } : {}),
    ...(concerts.at(-1) ? { endDate: concerts.at(-1)?.date ?? '' } : {}),
    organizer: toOrganizationReference(site),
    ...(ticketUrl && !isPast(counts)
      ? {
          offers: {
            '@type': 'Offer',
            url: ticketUrl,
            availability: `https://schema.org/${sold.soldOut ? 'SoldOut' : 'InStock'}`,
            ...(price
              ? {
                  price: toUnits({ amount: price.from, currency: price.currency }),
                  priceCurrency: price.currency,
                }
              : {}),
          },
        }
      : {}),
    subEvent: concerts.map((concert) => toSubEvent(site, concert)),
  }
}

const toSubEvent = (site: SiteFacts, concert: ConcertSummary): MusicEvent => ({
  '@type': 'MusicEvent',
  name: toConcertName(concert)?.name ?? site.names.fullName,
  url: toPageUrl(site, pathTo('concert', { slug: concert.slug })),
  ...toTimes(concert),
  eventStatus: `https://schema.org/${eventStatuses[concert.status]}`,
  location: {
    '@type': 'Place',
    name: concert.venue?.name ?? concert.city?.name ?? site.names.fullName,
    ...(concert.city ? { address: { '@type': 'PostalAddress', addressLocality: concert.city.name } } : {}),
  },
})
