import type { Concert } from '../../content/concerts/concert.ts'
import { chooseTicketState } from '../../content/concerts/ticket-state.ts'
import type { Page } from '../../rendering/define-page.ts'
import type { Topic } from '../../shared/notices.ts'
import { Bell } from './bell.tsx'

/** What one may want to hear of a concert as it stands; nothing for one that is over or cancelled. */
export function ConcertBell({ page, concert }: { page: Page; concert: Concert }) {
  const state = chooseTicketState(concert, page.now)
  if (state === 'past' || state === 'cancelled') return null
  const { slug: key } = concert
  const tickets: Topic[] =
    state === 'sold-out' || state === 'not-on-sale' || state === 'none' ? [{ kind: 'tickets', key }] : []
  return <Bell page={page} topics={[...tickets, { kind: 'concert', key }]} />
}
