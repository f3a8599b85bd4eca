import type { Concert } from '../../content/concerts/concert.ts'
import { chooseTicketState } from '../../content/concerts/ticket-state.ts'
import { concertPageMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Topic } from '../../shared/notices.ts'
import { localePath } from '../../shared/urls.ts'
import { BackLink } from './back-link.tsx'
import { Bell } from './bell.tsx'
import { AddToCalendar } from './calendar-menu.tsx'
import { ConcertFacts } from './concert-facts.tsx'
import { ConcertHero } from './concert-hero.tsx'
import { ConcertNotice } from './concert-notice.tsx'
import { ConcertWaysOn, isDeadEnd, NeighbourLists, type Neighbours } from './concert-ways-on.tsx'
import { MarkedTexts } from './marked-texts.tsx'
import { MemberCards } from './member-cards.tsx'
import { PageFrame } from './page-frame.tsx'
import { Picture } from './picture.tsx'
import { PlaceMap } from './place-map.tsx'
import { Share } from './share.tsx'
import { TracklistView } from './tracklist.tsx'
import { WayFactList } from './venue-facts.tsx'

interface ConcertViewProps {
  page: Page
  concert: Concert
  /** Title of the concert, the same as in the document's `title`. */
  title: string
  neighbours: Neighbours
}

export function ConcertView({ page, concert, title, neighbours }: ConcertViewProps) {
  const { locale, now } = page
  const t = concertPageMessages(locale)
  const isStuck = isDeadEnd(chooseTicketState(concert, now), concert.price)
  return (
    <PageFrame page={page}>
      <ConcertHero concert={concert} locale={locale} now={now} />
      <div className="wrap concert-body">
        <BackLink locale={locale} />
        <ConcertNotice concert={concert} locale={locale} now={now} />
        <ConcertWaysOn page={page} concert={concert} neighbours={neighbours} />
        <ConcertFacts concert={concert} page={page} />
        <div className="choices-row">
          <AddToCalendar page={page} concert={concert} title={title} />
          <Share page={page} title={title} />
          <ConcertBell page={page} concert={concert} />
          <p data-heart-place />
        </div>
        {concert.about && concert.program ? (
          <section data-program-links="">
            <h2>{t.program}</h2>
            <p className="lead" lang={concert.program.lang}>
              {concert.about}
            </p>
            <a
              className="button button-quiet"
              href={localePath(locale, pathTo('bySlug', { slug: concert.program.slug }))}
            >
              {t.aboutProgram}
            </a>
          </section>
        ) : null}
        <TracklistView tracklists={concert.tracklists} locale={locale} lang={concert.program?.lang} />
        {concert.performers.length > 0 ? (
          <section>
            <h2>{t.performers}</h2>
            <MemberCards members={concert.performers} locale={locale} />
          </section>
        ) : null}
        {concert.hallImages[0] ? (
          <section>
            <h2>{t.hall}</h2>
            <figure className="hall">
              <Picture image={concert.hallImages[0]} sizes="(min-width: 900px) 800px, 92vw" />
              <figcaption>
                <MarkedTexts
                  separator=", "
                  texts={[
                    { text: concert.venue?.name, lang: concert.venue?.lang },
                    { text: concert.hall, lang: concert.hallLang },
                  ]}
                />
              </figcaption>
            </figure>
          </section>
        ) : null}
        {concert.venue || concert.address ? (
          <section>
            <h2>{t.route}</h2>
            <WayFactList facts={concert.venueFacts} locale={locale} lang={concert.venue?.lang} />
            <PlaceMap
              locale={locale}
              name={concert.venue?.name ?? t.venue}
              lang={concert.venue?.lang}
              address={concert.address}
              latitude={concert.latitude}
              longitude={concert.longitude}
              zoom={16}
              config={page.config}
            />
          </section>
        ) : null}
        {isStuck ? null : <NeighbourLists page={page} concert={concert} neighbours={neighbours} />}
      </div>
    </PageFrame>
  )
}

/** The button that subscribes to notices about the concert. A past or cancelled concert has none. */
function ConcertBell({ page, concert }: { page: Page; concert: Concert }) {
  const state = chooseTicketState(concert, page.now)
  if (state === 'past' || state === 'cancelled') return null
  const { slug: key } = concert
  const tickets: Topic[] =
    state === 'sold-out' || state === 'not-on-sale' || state === 'none' ? [{ kind: 'tickets', key }] : []
  return <Bell page={page} topics={[...tickets, { kind: 'concert', key }]} />
}
