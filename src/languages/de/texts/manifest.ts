import type { Texts } from '../../messages.ts'

export const manifest: Texts<'manifest'> = {
  concerts: 'Alle Konzerte',
  myCity: 'Konzerte in meiner Stadt',
  myCityShort: 'Meine Stadt',
  search: 'Suche',
  screenshots: {
    home: 'Startseite: die nächsten Programme und Konzerte',
    concerts: 'Konzerte Monat für Monat',
    concert: 'Ein Konzert: Datum, Saal und Tickets',
  },
}
