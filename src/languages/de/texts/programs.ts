import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const programs: Texts<'programs'> = {
  title: 'Programme',
  description: `${names.de.fullName}: alle Programme, nach Reihen geordnet.`,
  lead: 'Suchen Sie sich die Musik aus; Stadt und Datum finden sich dann.',
  byStar: 'Das Programm zu Ihrem Sternzeichen',
  collections: 'Konzertreihen',
  others: 'Außerhalb der Reihen',
  none: 'Noch keine Programme. Im Spielplan steht alles, was schon angekündigt ist.',
  dates: 'Termine und Tickets',
  chooseDate: 'Termin wählen',
  noDates: 'Derzeit keine Termine',
  noDatesHint:
    'Dieses Programm macht zwischen zwei Tourneen Pause. Sehen Sie, was das Orchester gerade spielt.',
  wholeSchedule: 'Ganzer Spielplan',
  allDates: (count: number) => `Alle ${count} Termine`,
  story: 'So klingt es',
  otherPrograms: 'Mehr aus diesen Reihen',
  restOfPrograms: 'Weitere Programme',
  allPrograms: 'Alle Programme',
  listen: 'Live erleben',
  inPrograms: 'Zu hören in',
  noPrograms: 'Derzeit in keinem Programm zu hören. Sehen Sie, wer bei den nächsten Konzerten spielt.',
}
