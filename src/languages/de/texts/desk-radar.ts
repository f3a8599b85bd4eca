import { formatNumber } from '../../../shared/format.ts'
import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const deskRadar: Texts<'deskRadar'> = {
  lead: 'Wo auf ein Konzert gewartet wird: Wünsche, gemerkte Programme, Suchen und Besucher aus 90 Tagen.',
  settings: 'Was gezeigt wird',
  program: 'Programm',
  anyProgram: 'Alle',
  count: 'Städte der Tour',
  from: 'Erster Tag',
  show: 'Zeigen',
  wouldCome: (count: number, place: string, program: string) =>
    `${place}: ${formatNumber('de', count)} ${plural('de', count, { one: 'Person wartet', other: 'Menschen warten' })} auf „${program}“`,
  map: 'Karte: wo auf ein Konzert gewartet wird, und die vorgeschlagene Route',
  route: 'Route',
  summary: (stops: number, km: number, days: number) =>
    `${stops} ${plural('de', stops, { one: 'Stadt', other: 'Städte' })}, ${formatNumber('de', km)}\u00a0km, ${days} ${plural('de', days, { one: 'Tag', other: 'Tage' })}`,
  place: 'Stadt',
  day: 'Tag',
  halls: 'Säle',
  noHalls: 'kein Saal bekannt',
  way: 'Weg',
  km: (km: number) => `${formatNumber('de', km)}\u00a0km`,
  reach: 'Mit Umland',
  wishes: 'Wünsche',
  saves: 'Gemerkt',
  searches: 'Suchen',
  visitors: 'Besucher',
  people: 'Warten',
  order: 'Reihenfolge',
  earlier: (place: string) => `${place}: früher`,
  later: (place: string) => `${place}: später`,
  remove: (place: string) => `${place}: entfernen`,
  add: 'Stadt hinzufügen',
  addIt: 'Hinzufügen',
  shorter: (km: number) => `Umordnen: ${formatNumber('de', km)}\u00a0km kürzer`,
  again: 'Neu vorschlagen',
  csv: 'CSV herunterladen',
  calendar: 'Kalender herunterladen',
  emptyRoute: 'Die Route hat keine Städte: Fügen Sie die erste hinzu.',
  where: 'Wo gewartet wird',
  nobody: 'Nirgends warten so viele Menschen, dass es gezeigt werden darf.',
  explained:
    'Mit Umland: wie viele Menschen aus bis zu 160\u00a0km kämen, aus größerer Entfernung ein kleinerer Teil. Wo vor Kurzem gespielt wurde oder bald gespielt wird, warten weniger.',
  fewHidden:
    'Orte und Programme, auf die weniger als fünf Menschen warten, werden nicht gezeigt und sind in keiner Zahl enthalten.',
  concert: (days: number) =>
    days === 0
      ? 'Konzert heute'
      : days > 0
        ? `Konzert in ${days} ${plural('de', days, { one: 'Tag', other: 'Tagen' })}`
        : `vor ${-days} ${plural('de', -days, { one: 'Tag', other: 'Tagen' })} gespielt`,
  missing: {
    wishes: 'Die Wünsche konnten gerade nicht gelesen werden.',
    statistics: 'Die Statistik konnte gerade nicht gelesen werden.',
  },
  searchesLead:
    'Was auf der Website gesucht und nicht gefunden wurde. Wer gesucht hat, weiß die Website nicht.',
  lastDays: (count: number) => `${count} ${plural('de', count, { one: 'Tag', other: 'Tage' })}`,
  period: 'Für wie viele Tage',
  query: 'Suche',
  asked: 'Wie oft',
  noSearches: 'Alles, was in diesen Tagen gesucht wurde, wurde gefunden.',
  fewSearches: 'Suchen, die weniger als fünfmal vorkamen, werden nicht gezeigt.',
}
