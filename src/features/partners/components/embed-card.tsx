import type { ReactNode } from 'react'
import type { ConcertSummary } from '../../../content/concerts/concert-summary.ts'
import { chooseTicketState, isOff } from '../../../content/concerts/ticket-state.ts'
import { priceFrom } from '../../../languages/price-words.ts'
import { concertMessages, embedMessages, siteMessages } from '../../../languages/texts.ts'
import { ticketWords } from '../../../languages/ticket-words.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { withCampaign } from '../../../shared/campaign.ts'
import { newTabId } from '../../../shared/new-tab.ts'
import { localePath } from '../../../shared/urls.ts'
import { describeTime, StubDate } from '../../../ui/components/concert-row.tsx'
import { MarkedTexts } from '../../../ui/components/marked-texts.tsx'
import { toLastTicketsText } from '../../../ui/components/ticket-button.tsx'

interface EmbedCardProps {
  page: Page
  /** Campaign parameters of the frame's own address (`findCampaign`). */
  campaign: string
  title: { text: string; lang?: string | undefined }
  /** Path of the full page, without its language. */
  path: string
  more: string
  children: ReactNode
}

/** Content of an embed: a title, rows of concerts, and a link to the full page. */
export function EmbedCard({ page, campaign, title, path, more, children }: EmbedCardProps) {
  const href = toHref(page, path, campaign)
  return (
    <main>
      <h1 lang={title.lang}>
        <a href={href} aria-describedby={newTabId}>
          {title.text}
        </a>
      </h1>
      {children}
      <p className="embed-more">
        <a href={href} aria-describedby={newTabId}>
          {more}
        </a>
        <span>{page.names.name}</span>
      </p>
      <p id={newTabId} hidden>
        {siteMessages(page.locale).newTab}
      </p>
    </main>
  )
}

/** Makes an absolute address with the partner's campaign. */
const toHref = ({ origin, locale }: Page, path: string, campaign: string) =>
  withCampaign(`${origin}${localePath(locale, path)}`, campaign)

interface RowsProps {
  page: Page
  campaign: string
  concerts: readonly ConcertSummary[]
  /** Column to omit, because the title of the card contains it. */
  without?: 'city' | 'program'
}

export function EmbedRows({ concerts, ...rest }: RowsProps) {
  if (concerts.length === 0) return <p className="note">{embedMessages(rest.page.locale).noDates}</p>
  return (
    <ol className="stubs">
      {concerts.map((concert) => (
        <Row key={concert.slug} concert={concert} {...rest} />
      ))}
    </ol>
  )
}

function Row({
  page,
  campaign,
  concert,
  without,
}: Omit<RowsProps, 'concerts'> & { concert: ConcertSummary }) {
  const { locale, now } = page
  const { city, program, venue, date, slug } = concert
  const t = concertMessages(locale)
  const state = chooseTicketState(concert, now)
  const last = toLastTicketsText(concert, locale, state)
  const title = without === 'program' ? (city ?? program) : program
  const place = [
    ...(city && !without ? [{ text: city.name, lang: city.lang }] : []),
    { text: venue?.name, lang: venue?.lang },
  ]
  return (
    <li className="stub" data-light={program?.repertoire}>
      <StubDate
        date={date}
        locale={locale}
        isOff={isOff(state)}
        hasYear={!date.startsWith(page.today.slice(0, 4))}
      />
      <a
        href={toHref(page, pathTo('concert', { slug }), campaign)}
        lang={title?.lang}
        aria-describedby={newTabId}
      >
        {title?.name ?? t.title}
      </a>
      <p>
        <MarkedTexts texts={place} />
        <br />
        {describeTime(concert, locale)}
      </p>
      {last ? <em>{last}</em> : null}
      <Tickets page={page} campaign={campaign} concert={concert} state={state} />
    </li>
  )
}

interface TicketsProps {
  page: Page
  campaign: string
  concert: ConcertSummary
  state: ReturnType<typeof chooseTicketState>
}

function Tickets({ page, campaign, concert, state }: TicketsProps) {
  const { locale } = page
  if (state !== 'buy') {
    return state === 'none' ? null : (
      <span className="buy buy-off" data-changed={isOff(state) ? '' : undefined}>
        {ticketWords(locale)[state]}
      </span>
    )
  }
  const { ticket, slug } = concert
  const href =
    ticket.kind === 'link'
      ? withCampaign(ticket.url, campaign)
      : toHref(page, pathTo('tickets', { slug }), campaign)
  return (
    <a className="buy" href={href} aria-describedby={newTabId}>
      {priceFrom(concert, locale) ?? concertMessages(locale).buyTickets}
    </a>
  )
}
