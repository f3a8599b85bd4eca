import { formatNumber } from '../../../shared/format.ts'
import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const notices: Texts<'notices'> = {
  concert: 'Konzert',
  announced: (name) => `Neues Konzert: ${name}`,
  onSale: (name) => `Jetzt Tickets: ${name}`,
  returned: (name) => `Wieder Tickets: ${name}`,
  last: (name) => `Letzte Tickets: ${name}`,
  moved: (name) => `Konzert geändert: ${name}`,
  movedTo: (when, where, before) =>
    `Jetzt: ${when}${where ? `, ${where}` : ''}.${before ? ` Bisher: ${before}.` : ''}`,
  movedOnline: (when) => `Das Konzert findet online statt: ${when}.`,
  postponed: (name) => `Konzert verschoben: ${name}`,
  postponedText: (when, where) =>
    `${when}${where ? `, ${where}` : ''}: Das Konzert findet an diesem Tag nicht statt. Den neuen Termin teilen wir Ihnen mit.`,
  cancelled: (name) => `Konzert abgesagt: ${name}`,
  cancelledText: (when, where) =>
    `${when}${where ? `, ${where}` : ''}. Wie Sie Tickets zurückgeben, steht auf der Seite des Konzerts.`,
  castChanged: (name) => `Besetzung geändert: ${name}`,
  castText: (when, names) =>
    `${when}. ${names ? `Es spielen: ${names}.` : 'Wer spielt, steht auf der Seite des Konzerts.'}`,
  reminder: (name) => `Morgen: ${name}`,
  reminderText: (when, where) => [when, where].filter(Boolean).join(', '),
  words: (name, day) => `${name}, ${day}`,
  digest: (count) =>
    `${formatNumber('de', count)} ${plural('de', count, { one: 'neues Konzert', other: 'neue Konzerte' })}`,
  andMore: (count) => `und ${formatNumber('de', count)} weitere`,
}
