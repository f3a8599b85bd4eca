import { formatNumber } from '../../../shared/format.ts'
import { plural, type Texts } from '../../messages.ts'

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
    program: 'concerts of this program',
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
  tooDifferent: (kind, low, high) =>
    `No verdict: for ${kind} it differs too much by then, from ${formatNumber('en', low)} to ${formatNumber('en', high)}.`,
  byClicks: 'by clicks on tickets',
  measured: {
    sold: 'The seller reports seats, which are compared.',
    tickets: 'No seller reports seats: clicks on tickets are compared.',
  },
  toConcert: 'Page of the concert',
  byDay: 'Views by day',
  ticketsByDay: 'Clicks on tickets by day',
  ticketsCurve: 'Clicks on tickets before the concert',
  soldCurve: 'Tickets sold before the concert',
  soldByDay: 'Seats sold by day',
  available: 'Tickets left',
  left: 'Left',
  category: 'Category',
  price: 'Price',
  revenue: 'Revenue',
  currency: 'Currency',
  byCategory: 'By category',
  revenueByDay: 'Revenue by day',
  revenueSince: (sum: string, day: string) =>
    `Revenue since ${day}, when the seller was first asked: ${sum}. What was sold before isn’t counted.`,
  noRevenue: 'The seller reports no categories with price and number: the revenue isn’t known.',
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

export const deskRadar: Texts<'deskRadar'> = {
  lead: 'Where people wait for a concert: wishes, saved programs, searches and visitors of 90 days.',
  settings: 'What to show',
  program: 'Program',
  anyProgram: 'Any',
  count: 'Cities of the tour',
  from: 'First day',
  show: 'Show',
  wouldCome: (count: number, place: string, program: string) =>
    `${place}: ${formatNumber('en', count)} ${plural('en', count, { one: 'person waits', other: 'people wait' })} for ${program}`,
  map: 'Map: where people wait for a concert, and the proposed route',
  route: 'Route',
  summary: (stops: number, km: number, days: number) =>
    `${stops} ${plural('en', stops, { one: 'city', other: 'cities' })}, ${formatNumber('en', km)} km, ${days} ${plural('en', days, { one: 'day', other: 'days' })}`,
  place: 'City',
  day: 'Day',
  halls: 'Venues',
  noHalls: 'no venue known',
  way: 'Way',
  km: (km: number) => `${formatNumber('en', km)} km`,
  reach: 'In reach',
  wishes: 'Wishes',
  saves: 'Saved',
  searches: 'Searches',
  visitors: 'Visitors',
  people: 'Waiting',
  order: 'Order',
  earlier: (place: string) => `${place}: earlier`,
  later: (place: string) => `${place}: later`,
  remove: (place: string) => `${place}: remove`,
  add: 'Add a city',
  addIt: 'Add',
  shorter: (km: number) => `Reorder: ${formatNumber('en', km)} km shorter`,
  again: 'Propose anew',
  csv: 'Download CSV',
  calendar: 'Download calendar',
  emptyRoute: 'The route has no cities: add the first one.',
  where: 'Where people wait',
  nobody: 'Nowhere do enough people wait to be shown.',
  explained:
    'In reach: how many people would come from up to 160 km, a smaller share the farther away. Where a concert was played lately, or will be soon, fewer wait.',
  fewHidden:
    'Places and programs that fewer than five people wait for aren’t shown, and are in none of the numbers.',
  concert: (days: number) =>
    days === 0
      ? 'concert today'
      : days > 0
        ? `concert in ${days} ${plural('en', days, { one: 'day', other: 'days' })}`
        : `played ${-days} ${plural('en', -days, { one: 'day', other: 'days' })} ago`,
  missing: {
    wishes: 'The wishes couldn’t be read just now.',
    statistics: 'The statistics couldn’t be read just now.',
  },
  searchesLead: 'What was looked for on the site and not found. The site doesn’t know who looked.',
  lastDays: (count: number) => `${count} ${plural('en', count, { one: 'day', other: 'days' })}`,
  period: 'For how many days',
  query: 'Query',
  asked: 'How often',
  noSearches: 'Everything that was looked for in these days was found.',
  fewSearches: 'Queries that came fewer than five times aren’t shown.',
}
