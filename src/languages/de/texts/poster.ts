import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const poster: Texts<'poster'> = {
  title: 'Monatsplakat',
  titleOf: (month: string, city: string) => `Monatsplakat: ${month}${city ? `, ${city}` : ''}`,
  description: `${names.de.fullName}: die Konzerte eines Monats auf einem Blatt, als Kalender zum Drucken in A4 oder A3.`,
  choose: 'Monat und Stadt',
  month: 'Monat',
  city: 'Stadt',
  allCities: 'Alle Städte',
  show: 'Anzeigen',
  next: 'Nächster Monat',
  printHint: 'Zum Drucken: Strg+P oder „Teilen“ → „Drucken“. Das Blatt liegt quer, A4 oder A3.',
  caption: (month: string, place: string) => `Konzertkalender: ${month}, ${place}`,
  everywhere: 'alle Städte',
  list: 'Konzerte des Monats',
  nothing: (month: string) => `${month}: keine Konzerte`,
  nothingIn: (month: string, city: CityInText) => `${month}: keine Konzerte ${inCity(city, 'in ')}`,
  nothingHint: 'Sehen Sie sich den nächsten Monat oder den ganzen Spielplan an.',
  schedule: 'Ganzer Spielplan',
  more: (count: string) => `Nicht auf dem Blatt: ${count} weitere. Sie stehen im Spielplan.`,
  tickets: 'Tickets:',
}
