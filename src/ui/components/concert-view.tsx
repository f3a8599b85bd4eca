import { sections } from '../../brand/chosen.ts'
import { chooseWorks } from '../../content/concerts/choose-works.ts'
import type { Concert } from '../../content/concerts/concert.ts'
import type { Neighbours } from '../../content/concerts/neighbours.ts'
import { chooseTicketState, isDeadEnd, isOff, isUnderWay } from '../../content/concerts/ticket-state.ts'
import { concertPageMessages, eveningMessages } from '../../languages/texts.ts'
import { assetUrls } from '../../rendering/assets.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { Bell } from './bell.tsx'
import { AddToCalendar } from './calendar-menu.tsx'
import { MemberCards } from './cards.tsx'
import { ConcertFacts, TicketCategories } from './concert-facts.tsx'
import { ConcertTicket } from './concert-ticket.tsx'
import { ConcertWaysOn, NeighbourLists } from './concert-ways-on.tsx'
import { Excerpts } from './excerpts.tsx'
import { EveningDirections } from './fact-rows.tsx'
import { MessengerLinks } from './messenger-links.tsx'
import { BackLink, PageFrame } from './page-frame.tsx'
import { Picture } from './picture.tsx'
import { ConcertMap } from './place-map.tsx'
import { SeriesFact } from './series-line.tsx'
import { Share } from './share.tsx'
import { offersNotices } from './ticket-action.tsx'
import { EveningWorksView } from './tracklist.tsx'

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
      <div className="wrap ticket-page">
        <div className="ticket-top">
          <BackLink locale={locale} />
          <p data-heart-place />
          <Share page={page} title={title} />
        </div>
        <ConcertTicket page={page} concert={concert} />
        <div className="concert-body">
          {/* The ticket fills the first screen, so only the parts below it wait for these sheets. */}
          <link rel="stylesheet" href={assetUrls.styles.concerts} />
          <link rel="stylesheet" href={assetUrls.styles.concert} />
          <ConcertWaysOn page={page} concert={concert} neighbours={neighbours} />
          <TicketCategories concert={concert} locale={locale} now={now} />
          <ConcertFacts concert={concert} page={page} />
          {sections.includes('series') ? (
            <Await value={neighbours.series}>{(all) => <SeriesFact all={all} locale={locale} />}</Await>
          ) : null}
          <div className="choices-row">
            <EveningLink concert={concert} locale={locale} now={now} />
            <AddToCalendar page={page} concert={concert} title={title} />
            <ConcertBell page={page} concert={concert} />
          </div>
          <Place page={page} concert={concert} />
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
          <Excerpts excerpts={concert.excerpts} locale={locale} lang={concert.program?.lang} />
          <EveningWorksView works={chooseWorks(concert, locale, now)} locale={locale} />
          {concert.performers.length > 0 ? (
            <section>
              <link rel="stylesheet" href={assetUrls.styles.members} />
              <h2>{t.performers}</h2>
              <MemberCards members={concert.performers} locale={locale} />
            </section>
          ) : null}
          {isStuck ? null : <NeighbourLists page={page} concert={concert} neighbours={neighbours} />}
        </div>
      </div>
    </PageFrame>
  )
}

/** Links to the concert's evening: facts for its day, and after it what was played. */
function EveningLink({ concert, locale, now }: { concert: Concert; locale: Locale; now: number }) {
  if (isOff(chooseTicketState(concert, now))) return null
  return (
    <a className="button button-quiet" href={localePath(locale, pathTo('evening', { slug: concert.slug }))}>
      {eveningMessages(locale).title}
    </a>
  )
}

/** The way to the hall, with a picture of it. */
function Place({ page: { locale, config }, concert }: { page: Page; concert: Concert }) {
  const { venue, eveningFacts, address, hall, hallLang } = concert
  const [picture] = concert.hallImages
  if (!venue && !address) return null
  return (
    <section>
      <h2>{concertPageMessages(locale).route}</h2>
      {picture ? (
        <figure className="hall">
          <Picture image={picture} sizes="(min-width: 64rem) 46rem, 92vw" />
          {hall ? <figcaption lang={hallLang}>{hall}</figcaption> : null}
        </figure>
      ) : null}
      <EveningDirections facts={eveningFacts} locale={locale} />
      <ConcertMap concert={concert} locale={locale} config={config} />
    </section>
  )
}

/** The button for notices about the concert, unless its ticket has one. One that has begun or is cancelled has no notices. */
function ConcertBell({ page, concert }: { page: Page; concert: Concert }) {
  const state = chooseTicketState(concert, page.now)
  if (state === 'past' || isUnderWay(concert, page.now) || state === 'cancelled' || offersNotices(state))
    return null
  const topic = { kind: 'concert', key: concert.slug } as const
  return (
    <>
      <Bell page={page} topics={[topic]} />
      <MessengerLinks page={page} topic={topic} />
    </>
  )
}
