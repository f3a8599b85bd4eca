import type { Texts } from '../../messages.ts'

export const deskHealth: Texts<'deskHealth'> = {
  now: 'Now',
  service: 'Service',
  days: 'Thirty days',
  absent: 'not connected',
  unread: 'What was before can’t be read just now.',
  unknown: 'not checked yet',
  failures: 'What did not answer',
  when: 'Hour',
  why: 'Why',
  note: 'Checked once an hour. Meanwhile visitors saw stored pages.',
  states: { ok: 'works', failing: 'does not answer' },
  status: { ok: 'Everything works.', failing: 'Something does not answer.' },
  share: (percent) => `${percent} % of the hours`,
  names: {
    content: 'Content (Strapi)',
    search: 'Search',
    cache: 'Cache',
    submissions: 'Forms and e-mail',
    votes: 'Votes',
    notices: 'Notices',
    tickets: 'Ticket sellers',
  },
}
