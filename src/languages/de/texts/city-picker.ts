import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const cityPicker: Texts<'cityPicker'> = {
  title: 'Stadt wählen',
  search: 'Stadt suchen',
  allCities: 'Alle Städte',
  close: 'Schließen',
  loading: 'Städte werden geladen …',
  found: (count: number) =>
    plural('de', count, { one: `${count} Stadt gefunden`, other: `${count} Städte gefunden` }),
  notListed: 'Ihre Stadt fehlt? Laden Sie uns ein',
  inviteTo: (city) => `Uns einladen: ${city}`,
  nothing:
    'In dieser Stadt spielen wir derzeit nicht. Wählen Sie eine andere oder sehen Sie sich alle Konzerte an.',
  failed:
    'Die Städte konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
}
