import { culturePass } from '../../brand/chosen.ts'
import type { Concert } from '../../content/concerts/concert.ts'
import { nameSeller, sellerOf } from '../../content/concerts/seller.ts'
import { chooseTicketState, isInHall, toSpan } from '../../content/concerts/ticket-state.ts'
import { taxNumberName } from '../../languages/legal-numbers.ts'
import { priceInWords } from '../../languages/price-words.ts'
import { concertMessages, concertPageMessages, visitMessages } from '../../languages/texts.ts'
import { describeIntervals } from '../../languages/visit.ts'
import type { Page } from '../../rendering/define-page.ts'
import { formatMoneyRange, formatTime } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { timeIn } from '../../shared/zoned-time.ts'
import { AccessFact } from './access-fact.tsx'
import { Fact } from './fact.tsx'
import { toHelpLinks, toLinkHref } from './menu-links.ts'

interface ConcertFactsProps {
  concert: Concert
  page: Pick<Page, 'locale' | 'now' | 'config'>
}

/** The facts of a concert that a visitor needs before buying and on the day. */
export function ConcertFacts({ concert, page }: ConcertFactsProps) {
  const { locale, now, config } = page
  const t = concertPageMessages(locale)
  const v = visitMessages(locale)
  const { city, venue, terms = {}, durationMinutes, ageLimit } = concert
  const state = chooseTicketState(concert, now)
  // Times, prices and discounts are shown only for a concert that is neither past nor cancelled.
  const isAhead = state !== 'past' && state !== 'cancelled'
  const isForVisitors = isInHall(concert, now)
  const seller = sellerOf(config.SELLERS, concert)
  const helpLinks = toHelpLinks(locale, config.HELP_URL)
  return (
    <>
      <dl className="facts">
        <Fact
          name={t.where}
          texts={
            concert.status === 'moved_online'
              ? [{ text: concertMessages(locale).movedOnline }]
              : [
                  { text: city?.name, lang: city?.lang },
                  { text: venue?.name, lang: venue?.lang },
                  { text: concert.address, lang: venue?.lang },
                ]
          }
          isWide
        />
        {isForVisitors ? (
          <AccessFact
            facts={concert.venueFacts}
            hall={concert.hallFacts}
            locale={locale}
            lang={venue?.lang}
          />
        ) : null}
        {isAhead && state !== 'postponed' ? <Fact name={v.times} texts={listTimes(concert, locale)} /> : null}
        <Fact
          name={t.duration}
          texts={[
            { text: durationMinutes ? t.minutes(durationMinutes) : '' },
            { text: describeBreaks(concert, locale) },
          ]}
        />
        <Fact
          name={t.age}
          texts={[
            { text: ageLimit === undefined ? '' : `${ageLimit}+` },
            { text: terms.recommendedAge ? v.recommendedAge(terms.recommendedAge) : '' },
            { text: terms.freeUnderAge ? v.freeUnderAge(terms.freeUnderAge) : '' },
          ]}
        />
        {isAhead ? <PriceFact concert={concert} locale={locale} /> : null}
        {isAhead ? <Fact name={v.discounts} texts={listDiscounts(concert, locale)} /> : null}
        {isForVisitors ? <Fact name={v.latecomers} texts={[{ text: letIn(concert, locale) }]} /> : null}
        <Fact
          name={t.seller}
          texts={
            seller ? [nameSeller(seller, locale), { text: `${taxNumberName(locale)} ${seller.inn}` }] : []
          }
        />
      </dl>
      {helpLinks.length > 0 ? (
        <p className="fact-links">
          {helpLinks.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </p>
      ) : null}
    </>
  )
}

/**
 * Shows the lowest and the highest price, and the culture card if it pays for tickets. A concert whose tickets can't be
 * bought shows no price.
 */
function PriceFact({ concert, locale }: { concert: Concert; locale: Locale }) {
  const { price, acceptsCulturePass } = concert
  const range = price?.to === undefined ? undefined : formatMoneyRange(locale, { ...price, to: price.to })
  const pass = acceptsCulturePass ? culturePass : undefined
  return (
    <Fact
      name={visitMessages(locale).price}
      texts={[{ text: priceInWords(concert, locale) }, { text: range }]}
    >
      {pass ? (
        pass.path ? (
          <a className="pass" href={toLinkHref(locale, pass.path)}>
            {pass.names[locale]}
          </a>
        ) : (
          <span className="pass">{pass.names[locale]}</span>
        )
      ) : null}
    </Fact>
  )
}

/**
 * Lists the times by the clock of the concert's city. The start is listed only among other times, since the page
 * already shows it above.
 */
function listTimes(concert: Concert, locale: Locale) {
  const { time, timeZone, durationMinutes, terms } = concert
  const v = visitMessages(locale)
  if (!time) return []
  const { start, end } = toSpan(concert)
  const opens = terms?.doorsOpenMinutes
  if (!opens && !durationMinutes) return []
  return [
    { text: opens ? v.doors(formatTime(locale, timeIn(timeZone, start - opens * 60_000))) : '' },
    { text: v.begins(formatTime(locale, time)) },
    { text: durationMinutes ? v.ends(formatTime(locale, timeIn(timeZone, end))) : '' },
  ]
}

function describeBreaks({ terms }: Concert, locale: Locale): string {
  const { intervals, intervalMinutes } = terms ?? {}
  if (intervals === undefined) return ''
  const length = intervalMinutes ? concertPageMessages(locale).minutes(intervalMinutes) : undefined
  return describeIntervals(locale, intervals, length)
}

function listDiscounts({ terms }: Concert, locale: Locale) {
  const v = visitMessages(locale)
  return (terms?.discounts ?? []).map(({ audience, percent }) => {
    const who = v.audiences[audience]
    return { text: percent === 100 ? v.free(who) : v.discount(who, percent) }
  })
}

/** Says when latecomers are let in: between two pieces, and without an interval only then. */
function letIn({ terms }: Concert, locale: Locale): string | undefined {
  const { latecomers, intervals } = terms ?? {}
  const words = visitMessages(locale).letIn
  if (!latecomers) return undefined
  return latecomers === 'between_pieces' && !intervals ? words.between_pieces_only : words[latecomers]
}
