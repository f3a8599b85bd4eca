import type { ListCondition } from '../../../shared/concerts-query.ts'
import type { Texts } from '../../messages.ts'

type Without = Record<ListCondition, string>

export const schedule: Texts<'schedule'> = {
  when: 'When',
  anyDate: 'Any date',
  today: 'Today',
  weekend: 'This weekend',
  nextWeekend: 'This weekend',
  children: 'For children',
  filters: 'Filters',
  months: 'Months',
  remove: (what: string) => `Remove: ${what}`,
  price: 'Price',
  anyPrice: 'Any price',
  upTo: (price: string) => `up to ${price}`,
  sort: 'Order',
  byDate: 'By date',
  byVenue: 'By venue',
  byPrice: 'By price',
  noneInMonth: (place: string, month: string) => `No concerts ${place} in ${month} yet.`,
  noneToday: (place: string) => `No concerts ${place} today.`,
  noneAtWeekend: (place: string) => `No concerts ${place} this weekend.`,
  otherDays: (place: string) => `On other days ${place}`,
  wholeCity: 'All concerts of the city',
  same: 'The same nearby:',
  searchSite: (words: string) => `Search the site for “${words}”`,
  without: {
    city: 'In all cities',
    program: 'With any program',
    when: 'On any day',
    price: 'At any price',
    available: 'Sold out ones too',
    children: 'Not only for children',
    words: 'Without these words',
  } satisfies Without,
}
