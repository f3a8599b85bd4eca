import { names } from '../../../brand/chosen.ts'
import type { ListCondition } from '../../../shared/concerts-query.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import { plural, type Texts } from '../../messages.ts'

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

export const poster: Texts<'poster'> = {
  title: 'Poster',
  titleOf: (month: string, city: string) => `Poster: ${month}${city ? `, ${city}` : ''}`,
  description: `A month of ${names.en.fullName} concerts on one sheet: a calendar to print on A4 or A3.`,
  choose: 'Month and city',
  month: 'Month',
  city: 'City',
  allCities: 'All cities',
  show: 'Show',
  next: 'Next month',
  printHint: 'To print, press Ctrl+P or Share → Print. The sheet is landscape, A4 or A3.',
  caption: (month: string, place: string) => `Concert calendar: ${month}, ${place}`,
  everywhere: 'all cities',
  list: 'Concerts of the month',
  nothing: (month: string) => `${month}: no concerts`,
  nothingIn: (month: string, city: CityInText) => `${month}: no concerts ${inCity(city, 'in ')}`,
  nothingHint: 'Look at the next month or at the whole schedule.',
  schedule: 'Whole schedule',
  more: (count: string) => `Not on the sheet: ${count} more. The schedule has them.`,
  tickets: 'Tickets:',
}

export const calendar: Texts<'calendar'> = {
  concert: 'Concert',
  cancelled: (name: string) => `Cancelled: ${name}`,
  postponed: (name: string) => `Postponed: ${name}`,
  rescheduled: (day: string) => `This concert was moved from ${day}.`,
  online: 'Online',
  schedule: `${names.en.fullName} concerts`,
  inCity: (city: CityInText) => `${names.en.fullName} ${inCity(city, 'in ')}`,
  ofProgram: (program: string) => `${program}: all dates`,
  add: 'Add to calendar',
  subscribe: 'Subscribe to concerts',
  subscribeHint: 'New dates and changes will appear in your calendar by themselves.',
  file: '.ics file',
}

export const evening: Texts<'evening'> = {
  title: 'My evening',
  titleOf: (concert) => `My evening: ${concert}`,
  keepsake: 'The evening that was',
  description: (concert, day) =>
    `${concert}, ${day}: when doors open, which entrance to use, how to get there and back, what is played.`,
  tonight: 'Your concert is today',
  today: 'Today: the entrance, the doors, the way home',
  times: 'Times',
  doors: 'doors open',
  start: 'start',
  interval: (length) => `interval ${length}`.trim(),
  end: 'end, about',
  timeUnknown: 'We’ll announce the time: press “Follow” on the concert’s page.',
  forGuests: 'At the venue',
  entrance: 'Which entrance',
  food: 'Food and drink',
  lastTrain: 'Getting home',
  plans: 'Ticket and calendar',
  aboutConcert: 'About the concert',
  ifYouCannotCome: 'If you can’t come',
  again: 'Hear it again',
  pictures: 'The hall',
}

export const counts: Texts<'counts'> = {
  concerts: (count: number) => `${count} ${plural('en', count, { one: 'concert', other: 'concerts' })}`,
  programs: (count: number) => `${count} ${plural('en', count, { one: 'program', other: 'programs' })}`,
  seats: (count: number) => `${count} ${plural('en', count, { one: 'seat', other: 'seats' })}`,
  wheelchairPlaces: (count: number) =>
    `${count} ${plural('en', count, { one: 'wheelchair place', other: 'wheelchair places' })}`,
  intervals: (count: number) => `${count} ${plural('en', count, { one: 'interval', other: 'intervals' })}`,
}

export const places: Texts<'places'> = {
  cities: 'Cities',
  citiesDescription: `Cities where ${names.en.fullNameInText} plays, and how many concerts each has ahead.`,
  nextStops: 'Next stops:',
  countries: 'Countries',
  noCities: 'No cities yet',
  concertsIn: (city: CityInText) => `Concerts ${inCity(city, 'in ')}`,
  cityDescription: (city: CityInText) =>
    `${names.en.fullName} ${inCity(city, 'in ')}: dates, venues and tickets.`,
  noneInCity: (city: CityInText) => `No concerts ${inCity(city, 'in ')} yet`,
  nearest: 'The nearest are',
  inCity: (city: CityInText) => inCity(city, 'in '),
  distance: (km: string) => `${km} km`,
  noneAnywhere: 'New dates come out every month: have a look at the schedule.',
  wholeSchedule: 'Whole schedule',
  allCities: 'All cities',
  allInCity: 'The whole schedule of the city',
  homeCityLead: 'This is home. The concerts are sorted by venue.',
  byVenue: 'Venues with concerts',
  venueUnknown: 'Venue to be announced',
  venues: 'Venues',
  venuesIn: (city: CityInText) => `Venues ${inCity(city, 'in ')}`,
  venuesDescription: `The halls where ${names.en.fullNameInText} plays, by city: addresses, rooms, concerts.`,
  noVenues: 'No venues yet',
  otherVenues: 'Other venues',
  venueDescription: (name: string, city: string) =>
    `${name}${city ? `, ${city}` : ''}: address, rooms and concerts of ${names.en.fullNameInText}.`,
  halls: 'Halls',
  concerts: 'Concerts',
  concertsHere: 'Upcoming concerts here',
  noneHere: 'No concerts here yet',
  noneHereHint: 'Have a look at the other venues of the city.',
  map: 'On the map',
  openMap: 'Open the map',
  coordinates: 'Coordinates',
}
