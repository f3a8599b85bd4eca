import type { Concert } from '../content/concerts/concert.ts'
import { chooseTicketState } from '../content/concerts/ticket-state.ts'
import { bellMessages } from '../i18n/bell.ts'
import type { Page } from '../page/define-page.ts'
import { Bell, type OfferedTopic } from './bell.tsx'

/** What one may want to hear of a concert as it stands; nothing for one that is over or cancelled. */
export function ConcertBell({ page, concert }: { page: Page; concert: Concert }) {
  const { locale, now } = page
  const t = bellMessages(locale).about
  const state = chooseTicketState(concert, now)
  if (state === 'past' || state === 'cancelled') return null
  const { slug: key } = concert
  const tickets: OfferedTopic[] =
    state === 'sold-out' || state === 'not-on-sale' || state === 'none'
      ? [{ kind: 'tickets', key, text: t.tickets }]
      : []
  return <Bell page={page} topics={[...tickets, { kind: 'concert', key, text: t.concert }]} />
}
