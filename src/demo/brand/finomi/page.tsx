import { home } from '../../../brand/chosen.ts'
import { type ConcertListPage, readConcerts } from '../../../content/concerts/concerts.ts'
import { readVenue } from '../../../content/places/readers.ts'
import type { Venue } from '../../../content/places/venue-detail.ts'
import { siteMessages } from '../../../languages/texts.ts'
import { Await } from '../../../rendering/await.tsx'
import { defineFixedPage, type Page } from '../../../rendering/define-page.ts'
import { toMusicVenue } from '../../../rendering/structured-data/music-venue.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { ConcertList } from '../../../ui/components/concert-list.tsx'
import { VenueFactList } from '../../../ui/components/fact-rows.tsx'
import { BackLink } from '../../../ui/components/page-frame.tsx'
import { Picture } from '../../../ui/components/picture.tsx'
import { PlaceMap, streetZoom } from '../../../ui/components/place-map.tsx'
import { StructuredData } from '../../../ui/components/structured-data.tsx'
import { FinomiFrame } from './frame.tsx'
import { finomiMessages } from './texts.ts'

/** The hall's entry in content, where there is one. */
const slug = 'finomi'
const place = { latitude: 55.7405, longitude: 37.609 } as const
const shown = 12

interface Deferred {
  venue: Promise<Venue | null>
  concerts: Promise<ConcertListPage>
}

/** `/venues/finomi`: whole without content, which adds concerts and pictures. */
export const finomiPage = defineFixedPage({
  externalServices: ['map', 'ticket-widget'],
  loadDeferred: ({ content, locale }) => ({
    venue: readVenue(content, locale, slug),
    concerts: readConcerts(content, locale, { when: 'upcoming', venueSlug: slug, pageSize: shown }),
  }),
  head: ({ locale }) => ({
    title: `${finomiMessages(locale).name}: ${finomiMessages(locale).overline}`,
    description: finomiMessages(locale).description,
    shareImage: {
      title: finomiMessages(locale).name,
      place: finomiMessages(locale).overline,
      light: 'film',
    },
    trail: [
      { name: siteMessages(locale).menuLinks.venues, path: pathTo('venues') },
      { name: finomiMessages(locale).name, path: pathTo('venue', { slug }) },
    ],
    light: 'film',
    edits: { type: 'venue', slug },
    button: 'ticketsAnchor',
    styles: ['concerts', 'venues', 'place', 'fixed-pages'],
  }),
  View: FinomiView,
})

function FinomiView({ page, data }: { page: Page; data: Deferred }) {
  const { locale, now } = page
  const t = finomiMessages(locale)
  return (
    <FinomiFrame page={page} top={<Top locale={locale} />}>
      <section id="concerts">
        <h2>{t.concerts}</h2>
        <Await value={data.concerts} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {({ concerts }) =>
            concerts.length > 0 ? (
              <ConcertList concerts={concerts} locale={locale} now={now} without="venue" />
            ) : (
              <Rehearsing locale={locale} />
            )
          }
        </Await>
      </section>
      <div className="finomi-rooms">
        <section>
          <h2>{t.stageTitle}</h2>
          <p>{t.stage}</p>
        </section>
        <section>
          <h2>{t.houseTitle}</h2>
          <p>{t.house}</p>
        </section>
        <section>
          <h2>{t.roomTitle}</h2>
          <p>{t.room}</p>
        </section>
      </div>
      <Await value={data.venue}>{(venue) => <Pictures venue={venue} locale={locale} />}</Await>
      <section>
        <h2>{t.eveningTitle}</h2>
        <ol className="evening-steps">
          {t.evening.map(({ when, what }) => (
            <li key={when}>
              <strong>{when}</strong>
              {what}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t.wayTitle}</h2>
        <Await value={data.venue} failed={<p className="finomi-way">{t.way}</p>}>
          {(venue) =>
            venue?.facts?.stepFree ? (
              <VenueFactList facts={venue.facts} halls={venue.halls} locale={locale} lang={venue.lang} />
            ) : (
              <p className="finomi-way">{t.way}</p>
            )
          }
        </Await>
        <PlaceMap
          {...place}
          locale={locale}
          name={t.name}
          address={t.address}
          zoom={streetZoom}
          config={page.config}
        />
      </section>
      <Await
        value={data.venue}
        failed={<StructuredData things={[toMusicVenue(page, venueOfTexts(locale))]} />}
      >
        {(venue) => <StructuredData things={[toMusicVenue(page, venue ?? venueOfTexts(locale))]} />}
      </Await>
    </FinomiFrame>
  )
}

/** What this page itself knows of the hall. */
function venueOfTexts(locale: Locale): Venue {
  const { name, address, description, houseTitle, roomTitle } = finomiMessages(locale)
  return {
    slug,
    name,
    address,
    excerpt: description,
    ...place,
    halls: [
      { name: houseTitle, seats: 420, images: [] },
      { name: roomTitle, seats: 90, images: [] },
    ],
    seo: {},
    translations: {},
  }
}

function Top({ locale }: { locale: Locale }) {
  const t = finomiMessages(locale)
  return (
    <>
      <BackLink locale={locale} />
      <p className="overline">{t.overline}</p>
      <h1>{t.name}</h1>
      <p className="lead">{t.lead}</p>
      <a className="button" href="#concerts">
        {t.chooseConcert}
      </a>
      <dl className="figures">
        {t.facts.map(({ value, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Pictures({ venue, locale }: { venue: Venue | null; locale: Locale }) {
  const images = venue?.halls.flatMap((hall) => hall.images) ?? []
  if (images.length === 0) return null
  return (
    <section>
      <h2>{finomiMessages(locale).pictures}</h2>
      <div className="hall-pictures">
        {images.map((image) => (
          <Picture
            key={image.url}
            image={image}
            sizes="(min-width: 76rem) 36rem, (min-width: 48rem) 47vw, 92vw"
          />
        ))}
      </div>
    </section>
  )
}

function Rehearsing({ locale }: { locale: Locale }) {
  const t = finomiMessages(locale)
  return (
    <div className="empty">
      <p className="empty-title">{t.noConcerts}</p>
      <p>{t.noConcertsHint}</p>
      <a className="button" href={localePath(locale, pathTo('city', { slug: home.citySlug }))}>
        {t.moscowConcerts}
      </a>
    </div>
  )
}
