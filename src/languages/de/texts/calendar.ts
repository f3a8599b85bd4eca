import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const calendar: Texts<'calendar'> = {
  concert: 'Konzert',
  cancelled: (name: string) => `Abgesagt: ${name}`,
  postponed: (name: string) => `Verschoben: ${name}`,
  rescheduled: (day: string) => `Dieses Konzert wurde vom ${day} verlegt.`,
  online: 'Online',
  schedule: `Konzerte: ${names.de.fullName}`,
  inCity: (city: CityInText) => `${names.de.fullName} ${inCity(city, 'in ')}`,
  ofProgram: (program: string) => `${program}: alle Termine`,
  add: 'In den Kalender',
  subscribe: 'Konzerte abonnieren',
  subscribeHint: 'Neue Termine und Änderungen erscheinen von selbst in Ihrem Kalender.',
  file: '.ics-Datei',
}
