import type { Texts } from '../../messages.ts'

export const deskHealth: Texts<'deskHealth'> = {
  now: 'Jetzt',
  service: 'Dienst',
  days: 'Dreißig Tage',
  absent: 'nicht verbunden',
  unread: 'Was früher war, lässt sich gerade nicht lesen.',
  unknown: 'noch nicht geprüft',
  failures: 'Was nicht geantwortet hat',
  when: 'Stunde',
  why: 'Warum',
  note: 'Einmal in der Stunde geprüft. Besucher sahen solange gespeicherte Seiten.',
  states: { ok: 'läuft', failing: 'antwortet nicht' },
  status: { ok: 'Alles läuft.', failing: 'Etwas antwortet nicht.' },
  share: (percent) => `${percent} % der Stunden`,
  names: {
    content: 'Inhalte (Strapi)',
    search: 'Suche',
    cache: 'Zwischenspeicher',
    submissions: 'Formulare und E-Mail',
    votes: 'Abstimmungen',
    notices: 'Benachrichtigungen',
    tickets: 'Ticketverkäufer',
  },
}
