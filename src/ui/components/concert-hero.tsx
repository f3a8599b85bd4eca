import type { Concert } from '../../content/concerts/concert.ts'
import { chooseTicketState, isInHall, isOff } from '../../content/concerts/ticket-state.ts'
import { priceFrom } from '../../languages/price-words.ts'
import { concertMessages, concertPageMessages, visitMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatTime, formatWholeDay } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { Icon } from './icon.tsx'
import { HeroPicture } from './picture.tsx'
import { lastTickets, TicketButton } from './ticket-button.tsx'

/** What, when, where, from how much, and the button: all in a phone's first screen. */
export function ConcertHero({ concert, locale, now }: { concert: Concert; locale: Locale; now: number }) {
  const t = concertMessages(locale)
  const { city, venue, program } = concert
  const state = chooseTicketState(concert, now)
  const isOnSale = state === 'buy'
  const last = lastTickets(concert, locale, state)
  const price = isOnSale ? priceFrom(concert, locale) : undefined
  return (
    <section className="concert-hero">
      <HeroPicture wide={concert.heroImage} tall={concert.posterImage} />
      <div className="wrap concert-hero-text" id="concerts">
        <h1 lang={program?.lang}>{program?.name ?? t.title}</h1>
        <DateFact concert={concert} locale={locale} now={now} />
        <p className="fact">
          <Icon name="pin" />
          <span>
            {concert.status === 'moved_online' ? `${t.movedOnline}${city ? ', ' : ''}` : null}
            {city ? (
              <a href={localePath(locale, pathTo('city', { slug: city.slug }))} lang={city.lang}>
                {city.name}
              </a>
            ) : null}
            {city && venue ? ', ' : null}
            {venue ? (
              <a href={localePath(locale, pathTo('venue', { slug: venue.slug }))} lang={venue.lang}>
                {venue.name}
              </a>
            ) : null}
            {concert.hall ? (
              <>
                {', '}
                {concert.hallLang ? <span lang={concert.hallLang}>{concert.hall}</span> : concert.hall}
              </>
            ) : null}
          </span>
        </p>
        <AccessLine concert={concert} locale={locale} now={now} />
        <div className={isOnSale ? 'concert-buy buy-bar' : 'concert-buy'}>
          {price || last ? (
            <p>
              {price ? <span className="price">{price}</span> : null}
              {last ? <em>{last}</em> : null}
            </p>
          ) : null}
          <TicketButton concert={concert} locale={locale} state={state} isProminent />
        </div>
      </div>
    </section>
  )
}

/** The way in, for whom it decides everything; what else is known of it stands below. */
function AccessLine({ concert, locale, now }: { concert: Concert; locale: Locale; now: number }) {
  const stepFree = concert.venueFacts?.stepFree
  if (!stepFree || !isInHall(concert, now)) return null
  return (
    <p className="fact">
      <Icon name="wheelchair" />
      <a href="#access">{visitMessages(locale).stepFree[stepFree]}</a>
    </p>
  )
}

/** When it is. A day that no longer holds is crossed out, after what has become of it. */
function DateFact({ concert, locale, now }: { concert: Concert; locale: Locale; now: number }) {
  const t = concertMessages(locale)
  const { date, time } = concert
  const state = chooseTicketState(concert, now)
  const hasMoved = isOff(state)
  const moment = `${formatWholeDay(locale, date)}, ${time ? formatTime(locale, time) : t.timeUnknown}`
  return (
    <p className="fact" data-state={hasMoved ? state : undefined}>
      <Icon name="calendar" />
      <span>
        {hasMoved ? <strong>{state === 'cancelled' ? t.cancelled : t.postponed}</strong> : null}
        {hasMoved ? `${concertPageMessages(locale).wasPlanned} ` : null}
        <time data-concert-time dateTime={time ? `${date}T${time.slice(0, 5)}` : date}>
          {hasMoved ? <s>{moment}</s> : moment}
        </time>
      </span>
    </p>
  )
}
