import { type ConcertListPage, noConcerts, readConcerts } from '../content/concerts/concerts.ts'
import { chooseTicketStates } from '../content/concerts/ticket-state.ts'
import { readVenue } from '../content/places/readers.ts'
import type { Hall, Venue } from '../content/places/venue-detail.ts'
import { NotFound } from '../errors.ts'
import { countMessages, placeMessages, siteMessages, visitMessages } from '../languages/texts.ts'
import { countWheelchairPlaces } from '../languages/visit.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listAlternates } from '../rendering/head.ts'
import { toMusicVenue } from '../rendering/structured-data/music-venue.ts'
import { pathTo } from '../routes/paths.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'
import { ConcertList } from '../ui/components/concert-list.tsx'
import { VenueFactList } from '../ui/components/fact-rows.tsx'
import { BackLink, PageFrame } from '../ui/components/page-frame.tsx'
import { Picture } from '../ui/components/picture.tsx'
import { PlaceMap, streetZoom } from '../ui/components/place-map.tsx'
import { Prose } from '../ui/components/prose.tsx'

interface Critical {
  venue: Venue
}

interface Deferred {
  concerts: Promise<ConcertListPage>
  /** Concerts of the city, if the venue has none. */
  inCity: Promise<ConcertListPage>
}

const pictureSizes = '(min-width: 64rem) 34rem, 100vw'
const shown = { here: 30, inCity: 4 }

export const venuePage = definePage('venue', {
  externalServices: ['map', 'ticket-widget'],
  loadCritical: async ({ content, locale, params, path }) => {
    const venue = await readVenue(content, locale, params.slug)
    if (!venue) throw new NotFound(path)
    return { venue }
  },
  loadDeferred: ({ content, locale, params }, critical) => {
    const read = (filter: { venueSlug: string } | { citySlug: string }, pageSize: number) =>
      readConcerts(content, locale, { when: 'upcoming', ...filter, pageSize })
    const concerts = read({ venueSlug: params.slug }, shown.here)
    const inCity = Promise.all([concerts, critical]).then(([{ total }, { venue }]) =>
      total === 0 && venue.city ? read({ citySlug: venue.city.slug }, shown.inCity) : noConcerts,
    )
    return { concerts, inCity }
  },
  head: (page, { venue }) => {
    const { locale } = page
    const picture = venue.halls[0]?.images[0]
    const image = venue.seo.image ?? picture
    return {
      title: venue.seo.title ?? [venue.name, venue.city?.name].filter(Boolean).join(', '),
      description:
        venue.seo.description ??
        venue.excerpt ??
        placeMessages(locale).venueDescription(venue.name, venue.city?.name ?? ''),
      ...(image ? { image } : {}),
      shareImage: {
        title: venue.name,
        ...(venue.city ? { place: venue.city.name, skyline: venue.city.slug } : {}),
      },
      trail: [
        { name: placeMessages(locale).venues, path: pathTo('venues') },
        { name: venue.name, path: pathTo('venue', { slug: venue.slug }) },
      ],
      structuredData: [toMusicVenue(page, venue)],
      alternates: listAlternates(venue.translations, 'venue'),
      button: 'ticketsAnchor',
      styles: ['concerts', 'venues', 'place'],
    }
  },
  timeDependencies: ({ now }, { concerts, inCity }) =>
    chooseTicketStates([...concerts.concerts, ...inCity.concerts], now),
  View: VenueView,
})

function VenueView({ page, data }: { page: Page; data: Critical & Deferred }) {
  const { locale } = page
  const { venue } = data
  const t = placeMessages(locale)
  const picture = venue.halls[0]?.images[0]
  return (
    <PageFrame page={page} alternates={listAlternates(venue.translations, 'venue')}>
      <div className="wrap">
        <BackLink locale={locale} />
        <div className="venue-top">
          <div>
            <h1 lang={venue.lang}>{venue.name}</h1>
            <VenueCity venue={venue} locale={locale} />
            {venue.descriptionHtml ? <Prose html={venue.descriptionHtml} lang={venue.lang} /> : null}
            <VenueFactList facts={venue.facts} halls={venue.halls} locale={locale} lang={venue.lang} />
          </div>
          {picture ? <Picture image={picture} sizes={pictureSizes} isPriority /> : null}
        </div>
        <section id="concerts">
          <h2>{t.concertsHere}</h2>
          <Await value={data.concerts} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
            {({ concerts }) =>
              concerts.length > 0 ? (
                <ConcertList concerts={concerts} locale={locale} now={page.now} without="venue" />
              ) : (
                <NoConcertsHere venue={venue} page={page} inCity={data.inCity} />
              )
            }
          </Await>
        </section>
        <Halls halls={venue.halls} locale={locale} lang={venue.lang} />
        <section>
          <h2>{t.map}</h2>
          <PlaceMap {...venue} locale={locale} zoom={streetZoom} config={page.config} />
        </section>
        <p className="after">
          <a className="button button-quiet" href={localePath(locale, pathTo('venues'))}>
            {t.otherVenues}
          </a>
        </p>
      </div>
    </PageFrame>
  )
}

function VenueCity({ venue: { city, address, lang }, locale }: { venue: Venue; locale: Page['locale'] }) {
  if (!city && !address) return null
  return (
    <p className="venue-address">
      {city ? (
        <a href={localePath(locale, pathTo('city', { slug: city.slug }))} lang={city.lang}>
          {city.name}
        </a>
      ) : null}
      {address ? <span lang={lang}>{`${city ? ', ' : ''}${address}`}</span> : null}
    </p>
  )
}

function NoConcertsHere({
  venue: { city },
  page: { locale, now },
  inCity,
}: {
  venue: Venue
  page: Page
  inCity: Deferred['inCity']
}) {
  const t = placeMessages(locale)
  return (
    <>
      <div className="empty">
        <p className="empty-title">{t.noneHere}</p>
        <p>{city ? t.noneHereHint : t.noneAnywhere}</p>
        <a
          className="button"
          href={localePath(locale, city ? pathTo('city', { slug: city.slug }) : pathTo('concerts'))}
        >
          {city ? t.concertsIn(city) : t.wholeSchedule}
        </a>
      </div>
      <Await value={inCity}>
        {({ concerts }) =>
          concerts.length > 0 ? (
            <ConcertList concerts={concerts} locale={locale} now={now} without="city" />
          ) : null
        }
      </Await>
    </>
  )
}

interface HallsProps {
  halls: Hall[]
  locale: Locale
  /** Language of the halls' names if it isn't the page's. */
  lang: Locale | undefined
}

/** The rooms of a venue with their sizes and pictures. Needs the sheet `places`. */
function Halls({ halls, locale, lang }: HallsProps) {
  if (halls.length === 0) return null
  return (
    <section>
      <h2>{placeMessages(locale).halls}</h2>
      <ul className="halls">
        {halls.map((hall) => (
          <li key={hall.name}>
            {hall.images.map((image) => (
              <Picture
                key={image.url}
                image={image}
                sizes="(min-width: 64rem) 23rem, (min-width: 36rem) 45vw, 92vw"
              />
            ))}
            <h3 lang={lang}>{hall.name}</h3>
            <HallSizes hall={hall} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Size and equipment of a hall in one line, as `1699 seats, 14 wheelchair places, hearing loop`. */
function HallSizes({ hall, locale }: { hall: Hall; locale: Locale }) {
  const { seats, wheelchairPlaces, hearingLoop } = hall
  const texts = [
    seats ? countMessages(locale).seats(seats) : '',
    wheelchairPlaces === undefined ? '' : countWheelchairPlaces(locale, wheelchairPlaces),
    hearingLoop ? visitMessages(locale).hearingLoop : '',
  ].filter(Boolean)
  return texts.length > 0 ? <p className="note">{texts.join(', ')}</p> : null
}
