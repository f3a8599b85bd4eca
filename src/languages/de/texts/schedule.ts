import type { ListCondition } from '../../../shared/concerts-query.ts'
import type { Texts } from '../../messages.ts'

type Without = Record<ListCondition, string>

export const schedule: Texts<'schedule'> = {
  when: 'Wann',
  anyDate: 'Alle Termine',
  today: 'Heute',
  weekend: 'Am Wochenende',
  nextWeekend: 'Am Wochenende',
  children: 'Für Kinder',
  filters: 'Filter',
  months: 'Monate',
  remove: (what: string) => `Entfernen: ${what}`,
  price: 'Preis',
  anyPrice: 'Alle Preise',
  upTo: (price: string) => `bis ${price}`,
  sort: 'Reihenfolge',
  byDate: 'Nach Datum',
  byVenue: 'Nach Spielstätte',
  byPrice: 'Nach Preis',
  noneInMonth: (place: string, month: string) => `Im ${month} gibt es ${place} noch keine Konzerte.`,
  noneToday: (place: string) => `Heute gibt es ${place} kein Konzert.`,
  noneAtWeekend: (place: string) => `An diesem Wochenende gibt es ${place} kein Konzert.`,
  otherDays: (place: string) => `An anderen Tagen ${place}`,
  wholeCity: 'Alle Konzerte in dieser Stadt',
  same: 'Dasselbe in der Nähe:',
  searchSite: (words: string) => `„${words}“ auf der ganzen Website suchen`,
  without: {
    city: 'In allen Städten',
    program: 'Mit allen Programmen',
    when: 'An allen Tagen',
    price: 'Zu allen Preisen',
    available: 'Auch ausverkaufte',
    children: 'Nicht nur für Kinder',
    words: 'Ohne diese Stichwörter',
  } satisfies Without,
}
