import { formatNumber } from '../../../shared/format.ts'
import { plural, type Texts } from '../../messages.ts'

const days = (count: number) => `${count} ${plural('de', count, { one: 'Tag', other: 'Tage' })}`

export const deskEvenings: Texts<'deskEvenings'> = {
  lead: 'Wie sich Konzerte verkaufen. Zuerst die, die hinter ähnlichen zurückliegen, dann die nächsten.',
  behindCount: (count: number) =>
    `${count} ${plural('de', count, { one: 'Konzert liegt zurück', other: 'Konzerte liegen zurück' })}`,
  noneBehind: 'Kein Konzert liegt zurück.',
  ahead: 'Kommende',
  over: 'Gespielt',
  years: 'Jahre',
  none: 'In diesem Jahr gibt es keine Konzerte.',
  notCounted: 'Die Konzerte sind noch nicht gezählt: Erste Zahlen erscheinen in einigen Minuten.',
  updated: 'Die Zahlen werden viermal am Tag erneuert.',
  concert: 'Konzert',
  day: 'Tag',
  views: 'Aufrufe',
  tickets: 'Ticketklicks',
  saved: 'Gemerkt',
  followers: 'Abonniert',
  sold: 'Verkauft',
  state: 'Wie es läuft',
  course: 'Verlauf',
  inDays: (count: number) =>
    count === 0
      ? 'heute'
      : count === 1
        ? 'morgen'
        : `in ${count} ${plural('de', count, { one: 'Tag', other: 'Tagen' })}`,
  states: {
    behind: 'liegt zurück',
    usual: 'wie üblich',
    ahead: 'besser als üblich',
    unknown: 'noch nichts zum Vergleichen',
    soldOut: 'ausverkauft',
    cancelled: 'abgesagt',
    over: 'gespielt',
  },
  kinds: {
    program: 'Konzerten dieses Programms',
    'city-size': 'Konzerten in Städten dieser Größe',
    all: 'anderen Konzerten',
  },
  when: (count: number) => (count === 0 ? 'Am Tag des Konzerts' : `${days(count)} vor dem Konzert`),
  reasonTickets: (when: string, value: number, kind: string, low: number, high: number) =>
    `${when}: ${formatNumber('de', value)} ${plural('de', value, { one: 'Ticketklick', other: 'Ticketklicks' })}; bei ${kind} sind es bis dahin meist ${formatNumber('de', low)} bis ${formatNumber('de', high)}.`,
  reasonSold: (when: string, value: number, kind: string, low: number, high: number) =>
    `${when}: ${value}\u00a0% der Tickets verkauft; bei ${kind} sind es bis dahin meist ${low} bis ${high}\u00a0%.`,
  compared: (count: number) =>
    `Verglichen mit ${count} ${plural('de', count, { one: 'Konzert', other: 'Konzerten' })}.`,
  tooDifferent: (kind, low, high) =>
    `Kein Urteil: Bei ${kind} gehen die Zahlen bis dahin zu weit auseinander, von ${formatNumber('de', low)} bis ${formatNumber('de', high)}.`,
  byClicks: 'nach Ticketklicks',
  measured: {
    sold: 'Der Ticketanbieter meldet Plätze: Danach wird verglichen.',
    tickets: 'Kein Ticketanbieter meldet Plätze: Verglichen werden Ticketklicks.',
  },
  toConcert: 'Seite des Konzerts',
  byDay: 'Aufrufe nach Tagen',
  ticketsByDay: 'Ticketklicks nach Tagen',
  ticketsCurve: 'Ticketklicks vor dem Konzert',
  soldCurve: 'Verkaufte Tickets vor dem Konzert',
  soldByDay: 'Verkaufte Plätze nach Tagen',
  available: 'Verfügbare Tickets',
  left: 'Frei',
  category: 'Kategorie',
  price: 'Preis',
  revenue: 'Einnahmen',
  currency: 'Währung',
  byCategory: 'Nach Kategorien',
  revenueByDay: 'Einnahmen nach Tagen',
  revenueSince: (sum: string, day: string) =>
    `Einnahmen seit dem ${day}, als der Anbieter zum ersten Mal gefragt wurde: ${sum}. Was vorher verkauft wurde, ist nicht gezählt.`,
  noRevenue:
    'Der Ticketanbieter meldet keine Kategorien mit Preis und Anzahl: Die Einnahmen sind nicht bekannt.',
  thisConcert: 'dieses Konzert',
  usually: 'üblich',
  low: 'unteres Viertel',
  high: 'oberes Viertel',
  beforeConcert: 'Vor dem Konzert',
  tickBefore: (count: number) => (count === 0 ? 'Tag' : `−${count}`),
  sources: 'Woher Besucher kommen',
  cities: 'Aus welchen Städten',
  direct: 'ohne Link',
  others: 'andere',
  people: 'Wie viele',
  fewHidden: 'Städte, aus denen weniger als fünf Besuche kamen, werden nicht gezeigt.',
}

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
