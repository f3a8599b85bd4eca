import { formatNumber } from '../../../shared/format.ts'
import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const notices: Texts<'notices'> = {
  concert: 'Concert',
  announced: (name) => `New concert: ${name}`,
  onSale: (name) => `Tickets on sale: ${name}`,
  returned: (name) => `Tickets are back: ${name}`,
  last: (name) => `Last tickets: ${name}`,
  moved: (name) => `Concert changed: ${name}`,
  movedTo: (when, where, before) =>
    `Now: ${when}${where ? `, ${where}` : ''}.${before ? ` It was: ${before}.` : ''}`,
  movedOnline: (when) => `The concert takes place online: ${when}.`,
  postponed: (name) => `Concert postponed: ${name}`,
  postponedText: (when, where) =>
    `${when}${where ? `, ${where}` : ''}: the concert won’t take place on that day. We’ll tell you the new date.`,
  cancelled: (name) => `Concert cancelled: ${name}`,
  cancelledText: (when, where) =>
    `${when}${where ? `, ${where}` : ''}. The concert’s page says how to return tickets.`,
  castChanged: (name) => `A change of cast: ${name}`,
  castText: (when, names) =>
    `${when}. ${names ? `Playing: ${names}.` : 'The concert’s page says who plays.'}`,
  reminder: (name) => `Tomorrow: ${name}`,
  reminderText: (when, where) => [when, where].filter(Boolean).join(', '),
  words: (name, day) => `${name}, ${day}`,
  digest: (count) => plural('en', count, { one: `${count} new concert`, other: `${count} new concerts` }),
  andMore: (count) => `and ${formatNumber('en', count)} more`,
}
