import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

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
