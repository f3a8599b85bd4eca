import { type Concert, readConcert } from '../content/concerts/concert.ts'
import { toConcertName } from '../content/concerts/concert-name.ts'
import { type Neighbours, readNeighbours } from '../content/concerts/neighbours.ts'
import { chooseTicketState } from '../content/concerts/ticket-state.ts'
import { NotFound } from '../errors.ts'
import { concertMessages, concertPageMessages } from '../languages/texts.ts'
import { definePage, type Page } from '../rendering/define-page.ts'
import { pathTo } from '../routes/paths.ts'
import { formatFullDay, formatTime } from '../shared/format.ts'
import { inNewTab } from '../shared/new-tab.ts'
import { needsNoTicket } from '../shared/price.ts'
import { localePath } from '../shared/urls.ts'
import { ConcertNotice } from '../ui/components/concert-notice.tsx'
import { ConcertWaysOn } from '../ui/components/concert-ways-on.tsx'
import { Island } from '../ui/components/island.tsx'
import { MarkedTexts } from '../ui/components/marked-texts.tsx'
import { BackLink, PageFrame } from '../ui/components/page-frame.tsx'
import { ActionWithoutTickets, VoucherNote } from '../ui/components/ticket-action.tsx'
import { TicketButton } from '../ui/components/ticket-button.tsx'

interface Data extends Neighbours {
  concert: Concert
}

/**
 * The provider's page in a frame, with a way out of it. An external link stays a link: we redirect nowhere. A concert without
 * tickets to buy has the bell, its other dates and what is played near.
 */
export const ticketsPage = definePage('tickets', {
  externalServices: ['ticket-frame'],
  loadCritical: async ({ content, locale, params, path }) => {
    const concert = await readConcert(content, locale, params.slug)
    if (!concert) throw new NotFound(path)
    return { concert }
  },
  loadDeferred: (page, critical) =>
    readNeighbours(
      page,
      critical.then(({ concert }) => concert),
    ),
  head: ({ locale }, { concert }) => ({
    title: concertPageMessages(locale).ticketsTitle(nameOf(concert, locale)),
    robots: 'noindex',
    edits: { type: 'concert', slug: concert.slug },
    styles: ['concerts', 'concert', 'tickets'],
    ...(concert.program?.repertoire ? { light: concert.program.repertoire } : {}),
  }),
  View: TicketsView,
})

const nameOf = (concert: Concert, locale: Page['locale']) =>
  toConcertName(concert)?.name ?? concertMessages(locale).title

function TicketsView({ page, data }: { page: Page<{ slug: string }>; data: Data }) {
  const { concert } = data
  const { locale, now, config } = page
  const t = concertPageMessages(locale)
  const state = chooseTicketState(concert, now)
  const { ticket } = concert
  const frame = state === 'buy' ? frameAddress(concert, config) : undefined
  const shop = state === 'buy' && ticket.kind === 'shop' ? ticket : undefined
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <BackLink locale={locale} />
        <h1 lang={toConcertName(concert)?.lang}>{nameOf(concert, locale)}</h1>
        <p>
          {`${formatFullDay(locale, concert.date)}, ${concert.time ? formatTime(locale, concert.time) : concertMessages(locale).timeUnknown}`}
          <br />
          <MarkedTexts
            texts={[
              { text: concert.city?.name, lang: concert.city?.lang },
              { text: concert.venue?.name, lang: concert.venue?.lang },
            ]}
          />
        </p>
        <ConcertNotice concert={concert} locale={locale} now={now} />
        {state === 'buy' ? <VoucherNote locale={locale} /> : null}
        {frame ? (
          <Frame locale={locale} address={frame} page={shop?.url ?? frame} />
        ) : shop ? (
          <Widget locale={locale} slug={concert.slug} {...shop} />
        ) : (
          <>
            {state === 'none' && !needsNoTicket(concert.price) ? (
              <p className="notice">{t.noTickets}</p>
            ) : null}
            <div className="hero-actions">
              <TicketButton concert={concert} locale={locale} state={state} isProminent />
              <ActionWithoutTickets page={page} concert={concert} />
              <a
                className="button button-quiet"
                href={localePath(locale, pathTo('concert', { slug: concert.slug }))}
              >
                {t.backToConcert}
              </a>
            </div>
            <div className="concert-body">
              <ConcertWaysOn page={page} concert={concert} neighbours={data} />
            </div>
          </>
        )}
      </div>
    </PageFrame>
  )
}

/** The frame, and above it always a way out. What it says of its loading, `client/tickets/frame.ts` shows. */
function Frame({ locale, address, page }: { locale: Page['locale']; address: string; page: string }) {
  const t = concertPageMessages(locale)
  return (
    <>
      <WayOut locale={locale} page={page} />
      <div className="tickets-place" data-ticket-frame>
        <div className="tickets-state" role="status">
          <p data-when="loading" hidden>
            {t.ticketsLoading}
          </p>
          <div data-when="late" hidden>
            <p>{t.ticketsLate}</p>
            <p>
              <OutsideLink locale={locale} page={page} />
              <button type="button" className="button">
                {t.ticketsAgain}
              </button>
            </p>
          </div>
        </div>
        <iframe
          className="tickets-frame"
          src={address}
          title={t.ticketsFrame}
          allow="payment"
          data-provider=""
        />
      </div>
    </>
  )
}

interface Outside {
  locale: Page['locale']
  /** Address of the event's page at the provider. */
  page: string
}

const OutsideLink = ({ locale, page }: Outside) => (
  <a href={page} {...inNewTab} data-provider="">
    {concertPageMessages(locale).ticketsOutside}
  </a>
)

const WayOut = (outside: Outside) => (
  <p className="note">
    {`${concertPageMessages(outside.locale).ticketsOutsideHint} `}
    <OutsideLink {...outside} />
  </p>
)

interface WidgetProps {
  locale: Page['locale']
  slug: string
  provider: string
  url: string
}

/** The container for the provider's widget, which `client/tickets/tickets-island.ts` loads, and a link to the provider's page. */
function Widget({ locale, slug, provider, url }: WidgetProps) {
  const t = concertPageMessages(locale)
  return (
    <>
      <WayOut locale={locale} page={url} />
      <Island name="Tickets" load="visible" props={{ locale, provider, event: url }}>
        <div role="status">
          <p data-when="loading" hidden>
            {t.ticketsLoading}
          </p>
          <p data-when="late" hidden>
            {t.ticketsLate}
          </p>
        </div>
        {/* A shop shows no tickets for a voucher that is wrong, used or out of date. */}
        <p className="note" data-without-voucher="" hidden>
          <a href={localePath(locale, pathTo('tickets', { slug }))}>{t.ticketsWithoutVoucher}</a>
        </p>
        <div data-tickets="" />
      </Island>
    </>
  )
}

/** Address of the provider's page in a frame; of Intickets `https://{host}/seance/{seanceId}/#abiframe`. */
function frameAddress({ ticket }: Concert, config: Page['config']): string | undefined {
  if (ticket.kind === 'shop') return ticket.frame
  if (ticket.kind !== 'frame') return undefined
  const host = ticket.host === 'intickets' ? config.TICKET_HOST : config.TICKET_HOST_TUTTI
  return host && `https://${host}/seance/${ticket.seanceId}/#abiframe`
}
