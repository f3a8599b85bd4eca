import type { Concert } from '../../content/concerts/concert.ts'
import type { Neighbours } from '../../content/concerts/neighbours.ts'
import { findSeller, nameSeller, toSellerAddress } from '../../content/concerts/seller.ts'
import { chooseTicketState, isDeadEnd } from '../../content/concerts/ticket-state.ts'
import type { Question } from '../../content/reading/questions.ts'
import { calendarMessages, concertPageMessages, waysOnMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatFullDay } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath, toTelHref } from '../../shared/urls.ts'
import { SubscribeToCalendar } from './calendar-menu.tsx'
import { ConcertList } from './concert-list.tsx'
import { MarkedTexts } from './marked-texts.tsx'
import { Prose } from './prose.tsx'

interface NeighboursProps {
  page: Page
  concert: Concert
  neighbours: Neighbours
}

/**
 * Suggestions above all other facts of a concert that is sold out, cancelled, postponed or over. For a concert that
 * was changed it says that tickets may be returned.
 */
export function ConcertWaysOn({ page, concert, neighbours }: NeighboursProps) {
  const { locale, now } = page
  const t = waysOnMessages(locale)
  const state = chooseTicketState(concert, now)
  const refund =
    state === 'past' ? null : <RefundRights page={page} concert={concert} help={neighbours.help} />
  if (!isDeadEnd(state, concert.price)) return refund
  return (
    <>
      {refund}
      {state === 'none' ? <p className="notice">{t.noTicketsYet}</p> : null}
      {state === 'sold-out' ? <SoldOutHelp page={page} help={neighbours.help} /> : null}
      <NeighbourLists page={page} concert={concert} neighbours={neighbours} />
      <p className="after">
        <a className="button" href={localePath(locale, pathTo('concerts'))}>
          {t.inMyCity}
        </a>
      </p>
      <NewDates page={page} concert={concert} />
    </>
  )
}

/** Tells when and where returned tickets appear. */
function SoldOutHelp({ page: { locale }, help }: { page: Page; help: Neighbours['help'] }) {
  return (
    <Await value={help}>
      {(question) =>
        question?.answerHtml ? (
          <section>
            <h2 lang={question.lang}>
              <a href={localePath(locale, pathTo('qaEntry', { slug: question.slug }))}>{question.question}</a>
            </h2>
            <Prose html={question.answerHtml} lang={question.lang} />
          </section>
        ) : null
      }
    </Await>
  )
}

/** The program on other days, then the city. */
export function NeighbourLists({ page: { locale, now }, concert, neighbours }: NeighboursProps) {
  const t = concertPageMessages(locale)
  return (
    <>
      <Await value={neighbours.otherDates}>
        {({ concerts }) =>
          concerts.length > 0 ? (
            <section>
              <h2>{t.otherDates}</h2>
              <ConcertList concerts={concerts} locale={locale} now={now} without="program" />
            </section>
          ) : null
        }
      </Await>
      <Await value={neighbours.inCity}>
        {({ concerts }) =>
          concerts.length > 0 && concert.city ? (
            <section>
              <h2>{t.inCity(concert.city)}</h2>
              <ConcertList concerts={concerts} locale={locale} now={now} without="city" />
            </section>
          ) : null
        }
      </Await>
    </>
  )
}

/** New dates come into the calendar by themselves: those of the program, else of the city. */
function NewDates({ page, concert: { program, city } }: { page: Page; concert: Concert }) {
  const t = calendarMessages(page.locale)
  if (program) {
    const path = pathTo('programCalendar', { slug: program.slug })
    return <SubscribeToCalendar page={page} path={path} name={t.ofProgram(program.name)} />
  }
  if (!city) return null
  const path = pathTo('cityCalendar', { slug: city.slug })
  return <SubscribeToCalendar page={page} path={path} name={t.inCity(city)} />
}

interface RefundRightsProps {
  page: Page
  concert: Concert
  help: Promise<Question | null>
}

/** The right to a refund if a concert differs from what was bought: the amount, the last day, and where to ask. */
function RefundRights({ page, concert, help }: RefundRightsProps) {
  const { locale } = page
  const t = waysOnMessages(locale)
  const right = toRight(concert, locale)
  if (right === undefined) return null
  const seller = findSeller(page.config.SELLERS, concert)
  const paid = seller?.refundDays === undefined ? undefined : t.refundPaid(seller.refundDays)
  return (
    <section className="refund" id="refund">
      <h2>{t.refund}</h2>
      <p>{[right, paid].filter(Boolean).join(' ')}</p>
      {seller ? (
        <address>
          {`${t.refundTo} `}
          <MarkedTexts texts={[nameSeller(seller, locale), toSellerAddress(seller, locale)]} />
          {seller.email ? (
            <>
              {', '}
              <a href={`mailto:${seller.email}`}>{seller.email}</a>
            </>
          ) : null}
          {seller.phone ? (
            <>
              {', '}
              <a href={toTelHref(seller.phone)}>{seller.phone}</a>
            </>
          ) : null}
        </address>
      ) : null}
      <Await value={help}>
        {(question) =>
          question ? (
            <p>
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

function toRight({ status, date }: Concert, locale: Locale): string | undefined {
  const t = waysOnMessages(locale)
  if (status === 'cancelled') return t.refundCancelled
  if (status === 'postponed') return t.refundPostponed
  if (status === 'rescheduled') return t.refundMoved(formatFullDay(locale, date))
  return status === 'moved_online' ? t.refundOnline(formatFullDay(locale, date)) : undefined
}
