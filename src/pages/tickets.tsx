import * as z from 'zod/mini'
import { BackLink } from '../components/back-link.tsx'
import { ConcertNotice } from '../components/concert-notice.tsx'
import { TicketButton } from '../components/ticket-button.tsx'
import { type Concert, readConcert } from '../content/concert.ts'
import { slugSchema } from '../content/fields.ts'
import { chooseTicketState } from '../content/ticket-state.ts'
import { NotFound } from '../errors.ts'
import { concertPageMessages } from '../i18n/concert-page.ts'
import { concertMessages } from '../i18n/concerts.ts'
import { DefaultLayout } from '../layouts/default.tsx'
import type { Page, PageDefinition } from '../rendering/page.ts'
import { formatFullDay, formatTime } from '../shared/format.ts'
import { localePath, paths } from '../shared/urls.ts'

interface Critical {
  concert: Concert
}

/** The provider's page in a frame, with a way out of it. An external link stays a link: we redirect nowhere. */
export const ticketsPage: PageDefinition<{ slug: string }, unknown, Critical, unknown> = {
  params: z.object({ slug: slugSchema }),
  loadCritical: async ({ content, locale, params, path }) => {
    const concert = await readConcert(content, locale, params.slug)
    if (!concert) throw new NotFound(path)
    return { concert }
  },
  head: ({ locale }, { concert }) => ({
    title: concertPageMessages(locale).ticketsTitle(nameOf(concert, locale)),
    robots: 'noindex',
    styles: ['concert'],
    ...(concert.program?.repertoire ? { light: concert.program.repertoire } : {}),
  }),
  View: TicketsView,
}

const nameOf = (concert: Concert, locale: Page['locale']) =>
  concert.program?.name ?? concertMessages(locale).title

function TicketsView({ page, data: { concert } }: { page: Page<{ slug: string }>; data: Critical }) {
  const { locale, now, config } = page
  const t = concertPageMessages(locale)
  const frame = frameAddress(concert, now, config)
  return (
    <DefaultLayout page={page}>
      <div className="wrap">
        <BackLink locale={locale} />
        <h1 lang={concert.program?.lang}>{nameOf(concert, locale)}</h1>
        <p>
          {[
            formatFullDay(locale, concert.date),
            concert.time ? formatTime(concert.time) : concertMessages(locale).timeUnknown,
            concert.city?.name,
            concert.venue?.name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ConcertNotice concert={concert} locale={locale} now={now} />
        {frame ? (
          <>
            <p className="note">
              {`${t.ticketsOutsideHint} `}
              <a href={frame} target="_blank" rel="noopener">
                {t.ticketsOutside}
              </a>
            </p>
            <iframe className="tickets-frame" src={frame} title={t.ticketsFrame} allow="payment" />
          </>
        ) : (
          <p className="hero-actions">
            <TicketButton concert={concert} locale={locale} now={now} isProminent />
            <a className="button button-quiet" href={localePath(locale, paths.concert(concert.slug))}>
              {t.backToConcert}
            </a>
          </p>
        )}
      </div>
    </DefaultLayout>
  )
}

/** `https://{host}/seance/{seanceId}/#abiframe` (seed, section 7), while there is something to buy. */
function frameAddress(
  { ticket, ...concert }: Concert,
  now: number,
  config: Page['config'],
): string | undefined {
  if (ticket.kind !== 'frame' || chooseTicketState({ ticket, ...concert }, now) !== 'buy') return undefined
  const host = ticket.host === 'intickets' ? config.TICKET_HOST : config.TICKET_HOST_TUTTI
  return `https://${host}/seance/${ticket.seanceId}/#abiframe`
}
