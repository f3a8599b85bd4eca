import { formatNumber } from '../../../shared/format.ts'
import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

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
  tickets: 'Zu Tickets',
  saved: 'Gemerkt',
  followers: 'Folgen',
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
    `${when}: ${formatNumber('de', value)} Klicks auf Tickets; bei ${kind} sind es bis dahin meist ${formatNumber('de', low)} bis ${formatNumber('de', high)}.`,
  reasonSold: (when: string, value: number, kind: string, low: number, high: number) =>
    `${when}: ${value}\u00a0% der Tickets verkauft; bei ${kind} sind es bis dahin meist ${low} bis ${high}\u00a0%.`,
  compared: (count: number) =>
    `Verglichen mit ${count} ${plural('de', count, { one: 'Konzert', other: 'Konzerten' })}.`,
  toConcert: 'Seite des Konzerts',
  byDay: 'Aufrufe nach Tagen',
  ticketsByDay: 'Klicks auf Tickets nach Tagen',
  ticketsCurve: 'Klicks auf Tickets vor dem Konzert',
  soldCurve: 'Verkaufte Tickets vor dem Konzert',
  available: 'Verfügbare Tickets',
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
