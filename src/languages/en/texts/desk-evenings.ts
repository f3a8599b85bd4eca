import { formatNumber } from '../../../shared/format.ts'
import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

const days = (count: number) => `${count} ${plural('en', count, { one: 'day', other: 'days' })}`
const times = (count: number) =>
  `${formatNumber('en', count)} ${plural('en', count, { one: 'time', other: 'times' })}`

export const deskEvenings: Texts<'deskEvenings'> = {
  lead: 'How concerts sell. Those that fall behind similar ones come first, then the soonest.',
  behindCount: (count: number) =>
    `${count} ${plural('en', count, { one: 'concert is behind', other: 'concerts are behind' })}`,
  noneBehind: 'No concert is behind.',
  ahead: 'Ahead',
  over: 'Played',
  years: 'Years',
  none: 'There are no concerts in this year.',
  notCounted: 'Concerts aren’t counted yet: the first numbers appear in a few minutes.',
  updated: 'Numbers are updated four times a day.',
  concert: 'Concert',
  day: 'Day',
  views: 'Views',
  tickets: 'To tickets',
  saved: 'Saved',
  followers: 'Followers',
  sold: 'Sold',
  state: 'How it goes',
  course: 'Course',
  inDays: (count: number) => (count === 0 ? 'today' : count === 1 ? 'tomorrow' : `in ${days(count)}`),
  states: {
    behind: 'behind',
    usual: 'as usual',
    ahead: 'better than usual',
    unknown: 'nothing to compare with yet',
    soldOut: 'sold out',
    cancelled: 'cancelled',
    over: 'played',
  },
  kinds: {
    program: 'concerts of this programme',
    'city-size': 'concerts in cities of this size',
    all: 'other concerts',
  },
  when: (count: number) => (count === 0 ? 'On the day of the concert' : `${days(count)} before the concert`),
  reasonTickets: (when: string, value: number, kind: string, low: number, high: number) =>
    `${when} people went for tickets ${times(value)}; for ${kind} it is usually ${formatNumber('en', low)} to ${formatNumber('en', high)} by then.`,
  reasonSold: (when: string, value: number, kind: string, low: number, high: number) =>
    `${when} ${value}% of the tickets are sold; for ${kind} it is usually ${low} to ${high}% by then.`,
  compared: (count: number) =>
    `Compared with ${count} ${plural('en', count, { one: 'concert', other: 'concerts' })}.`,
  toConcert: 'Page of the concert',
  byDay: 'Views by day',
  ticketsByDay: 'Clicks on tickets by day',
  ticketsCurve: 'Clicks on tickets before the concert',
  soldCurve: 'Tickets sold before the concert',
  available: 'Tickets left',
  thisConcert: 'this concert',
  usually: 'usually',
  low: 'lower quarter',
  high: 'upper quarter',
  beforeConcert: 'Before the concert',
  tickBefore: (count: number) => (count === 0 ? 'day' : `−${count}`),
  sources: 'Where visitors come from',
  cities: 'From which cities',
  direct: 'without a link',
  others: 'others',
  people: 'How many',
  fewHidden: 'Cities from which fewer than five visits came aren’t shown.',
}
