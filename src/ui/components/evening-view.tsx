import { chooseWorks } from '../../content/concerts/choose-works.ts'
import type { Concert } from '../../content/concerts/concert.ts'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import type { EveningFactName } from '../../content/concerts/evening-facts.ts'
import { chooseTicketState, isInHall, isOff, isUnderWay } from '../../content/concerts/ticket-state.ts'
import type { Question } from '../../content/reading/questions.ts'
import {
  concertMessages,
  concertPageMessages,
  eveningMessages,
  programMessages,
  visitMessages,
} from '../../languages/texts.ts'
import { describeIntervals } from '../../languages/visit.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatWholeDay } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { AddToCalendar } from './calendar-menu.tsx'
import { ConcertList } from './concert-list.tsx'
import { ConcertNotice } from './concert-notice.tsx'
import { formatTimes } from './concert-times.ts'
import { AccessFact, Fact, WayFacts } from './fact-rows.tsx'
import { MarkedTexts } from './marked-texts.tsx'
import { PageFrame } from './page-frame.tsx'
import { Picture } from './picture.tsx'
import { ConcertMap } from './place-map.tsx'
import { TicketButton } from './ticket-button.tsx'
import { EveningWorksView } from './tracklist.tsx'

interface EveningViewProps {
  page: Page
  concert: Concert
  /** The editors' answer to guests who can't come; `null` if they have written none. */
  help: Promise<Question | null>
  /** Other concerts with the same program. */
  again: Promise<ConcertSummary[]>
}

/** Shows what a guest needs on the day of a concert; once it is over, what was played and pictures of the hall. */
export function EveningView({ page, concert, help, again }: EveningViewProps) {
  const { locale, now } = page
  const state = chooseTicketState(concert, now)
  const isOver = state === 'past'
  const isComing = !isOver && !isOff(state)
  const works = chooseWorks(concert, locale, now)
  return (
    <PageFrame page={page}>
      <article className="wrap my-evening" data-light={concert.program?.repertoire}>
        <EveningHead concert={concert} locale={locale} now={now} />
        {isOver || isUnderWay(concert, now) ? null : (
          <ConcertNotice concert={concert} locale={locale} now={now} />
        )}
        {isComing ? <Times concert={concert} locale={locale} /> : null}
        {isInHall(concert, now) && isComing ? <GuestFacts page={page} concert={concert} /> : null}
        <EveningWorksView works={works} locale={locale} />
        {isOver ? (
          <Keepsake page={page} concert={concert} again={again} />
        ) : (
          <Plans page={page} concert={concert} help={help} />
        )}
      </article>
    </PageFrame>
  )
}

/** The concert's name, day and place. */
function EveningHead({ concert, locale, now }: { concert: Concert; locale: Locale; now: number }) {
  const { date, time, city, venue, posterImage, slug } = concert
  const name = toConcertName(concert)
  return (
    <header className="evening-head">
      {posterImage ? <Picture image={posterImage} alt="" sizes="(min-width: 768px) 180px, 30vw" /> : null}
      <div>
        <p className="evening-kind">{kindOf(concert, locale, now)}</p>
        <h1 lang={name?.lang}>
          <a href={localePath(locale, pathTo('concert', { slug }))}>
            {name?.name ?? concertMessages(locale).title}
          </a>
        </h1>
        <p>
          <time dateTime={time ? `${date}T${time.slice(0, 5)}` : date} data-concert-time="">
            {formatWholeDay(locale, date)}
          </time>
        </p>
        <p>
          <MarkedTexts
            texts={[
              { text: city?.name, lang: city?.lang },
              { text: venue?.name, lang: venue?.lang },
              { text: concert.hall, lang: concert.hallLang },
            ]}
          />
        </p>
      </div>
    </header>
  )
}

/** What the page is now. A guest of a concert that has begun has tickets, so nothing is said of their sale. */
function kindOf(concert: Concert, locale: Locale, now: number): string {
  const t = eveningMessages(locale)
  if (chooseTicketState(concert, now) === 'past') return t.keepsake
  return isUnderWay(concert, now) ? concertMessages(locale).underWay : t.title
}

/** Doors, start, interval and end of the evening; what isn't known is left out. */
function Times({ concert, locale }: { concert: Concert; locale: Locale }) {
  const t = eveningMessages(locale)
  const times = formatTimes(concert, locale)
  if (!times) return <p className="notice">{concertMessages(locale).timeUnknown}</p>
  const { doors, start, end } = times
  const { intervals, intervalMinutes } = concert.terms ?? {}
  const length = intervalMinutes ? concertPageMessages(locale).minutes(intervalMinutes) : undefined
  const isOnline = concert.status === 'moved_online'
  return (
    <ol className="evening-times" aria-label={t.times}>
      {doors && !isOnline ? <Moment time={doors} name={t.doors} /> : null}
      <Moment time={start} name={t.start} isMain />
      {intervals ? <Moment name={describeIntervals(locale, intervals, length)} /> : null}
      {end ? <Moment time={end} name={t.end} /> : null}
    </ol>
  )
}

function Moment({ time, name, isMain }: { time?: string; name: string; isMain?: true }) {
  return (
    <li data-main={isMain ? '' : undefined}>
      {time ? <b>{time}</b> : null}
      <span>{name}</span>
    </li>
  )
}

/** Facts for guests of the hall, and the way there and back. */
function GuestFacts({ page, concert }: { page: Page; concert: Concert }) {
  const { locale, config } = page
  const t = eveningMessages(locale)
  const v = visitMessages(locale)
  const { eveningFacts = {}, venue, terms } = concert
  const factOf = (name: EveningFactName) => eveningFacts[name]
  return (
    <>
      <section>
        <h2>{t.forGuests}</h2>
        <dl className="facts">
          <WayFacts names={['entrance', 'cloakroom', 'food']} factOf={factOf} locale={locale} />
          <Fact
            name={v.latecomers}
            texts={[{ text: terms?.latecomers ? v.letIn[terms.latecomers] : undefined }]}
          />
          <AccessFact
            facts={concert.venueFacts}
            hall={concert.hallFacts}
            locale={locale}
            lang={venue?.lang}
          />
        </dl>
      </section>
      <section>
        <h2>{concertPageMessages(locale).route}</h2>
        <dl className="facts">
          <WayFacts names={['transit', 'parking', 'lastTrain']} factOf={factOf} locale={locale} />
        </dl>
        <ConcertMap concert={concert} locale={locale} config={config} />
      </section>
    </>
  )
}

/** Links to the ticket and the calendar, and help for guests who can't come. */
function Plans({ page, concert, help }: { page: Page; concert: Concert; help: EveningViewProps['help'] }) {
  const { locale, now } = page
  const t = eveningMessages(locale)
  const name = toConcertName(concert)?.name ?? concertMessages(locale).title
  return (
    <section className="evening-plans">
      <h2>{t.plans}</h2>
      <div className="choices-row">
        <TicketButton concert={concert} locale={locale} state={chooseTicketState(concert, now)} isProminent />
        <AddToCalendar page={page} concert={concert} title={name} />
        <p data-heart-place />
      </div>
      <p>
        <a href={localePath(locale, pathTo('concert', { slug: concert.slug }))}>{t.aboutConcert}</a>
      </p>
      <Await value={help}>
        {(question) =>
          question ? (
            <p>
              {`${t.ifYouCannotCome}: `}
              <a href={localePath(locale, pathTo('qaEntry', { slug: question.slug }))} lang={question.lang}>
                {question.question}
              </a>
            </p>
          ) : null
        }
      </Await>
    </section>
  )
}

/** Pictures of the hall, and where the program is played again. */
function Keepsake({
  page: { locale, now },
  concert,
  again,
}: {
  page: Page
  concert: Concert
  again: EveningViewProps['again']
}) {
  const t = eveningMessages(locale)
  return (
    <>
      {concert.hallImages.length > 0 ? (
        <section>
          <h2>{t.pictures}</h2>
          <div className="evening-pictures">
            {concert.hallImages.slice(0, 2).map((image) => (
              <Picture key={image.url} image={image} sizes="(min-width: 768px) 34rem, 92vw" />
            ))}
          </div>
        </section>
      ) : null}
      <Await value={again}>
        {(concerts) =>
          concerts.length > 0 ? (
            <section>
              <h2>{t.again}</h2>
              <ConcertList concerts={concerts} locale={locale} now={now} without="program" />
              <a className="button button-quiet" href={localePath(locale, pathTo('concerts'))}>
                {programMessages(locale).wholeSchedule}
              </a>
            </section>
          ) : null
        }
      </Await>
    </>
  )
}
