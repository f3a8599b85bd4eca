import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const places: Texts<'places'> = {
  cities: 'Städte',
  citiesDescription: `${names.de.fullName}: alle Städte, in denen wir spielen, und wie viele Konzerte dort anstehen.`,
  nextStops: 'Nächste Stationen:',
  countries: 'Länder',
  noCities: 'Noch keine Städte',
  concertsIn: (city: CityInText) => `Konzerte ${inCity(city, 'in ')}`,
  cityDescription: (city: CityInText) =>
    `${names.de.fullName} ${inCity(city, 'in ')}: Termine, Spielstätten und Tickets.`,
  noneInCity: (city: CityInText) => `Derzeit keine Konzerte ${inCity(city, 'in ')}`,
  nearest: 'Die nächstgelegenen Konzerte:',
  inCity: (city: CityInText) => inCity(city, 'in '),
  distance: (km: string) => `${km}\u00a0km`,
  noneAnywhere: 'Jeden Monat kommen neue Termine dazu: Schauen Sie in den Spielplan.',
  wholeSchedule: 'Ganzer Spielplan',
  allCities: 'Alle Städte',
  allInCity: 'Alle Konzerte in dieser Stadt',
  homeCityLead: 'Hier sind wir zu Hause. Die Konzerte sind nach Spielstätten geordnet.',
  byVenue: 'Spielstätten mit Konzerten',
  venueUnknown: 'Spielstätte folgt',
  venues: 'Spielstätten',
  venuesIn: (city: CityInText) => `Spielstätten ${inCity(city, 'in ')}`,
  venuesDescription: `${names.de.fullName}: alle Spielstätten nach Städten, mit Adressen, Sälen und Konzerten.`,
  noVenues: 'Noch keine Spielstätten',
  otherVenues: 'Weitere Spielstätten',
  venueDescription: (name: string, city: string) =>
    `${name}${city ? `, ${city}` : ''}: Adresse, Säle und Konzerte – ${names.de.fullName}.`,
  halls: 'Säle',
  concerts: 'Konzerte',
  concertsHere: 'Die nächsten Konzerte hier',
  noneHere: 'Derzeit keine Konzerte hier',
  noneHereHint: 'Sehen Sie sich die anderen Spielstätten der Stadt an.',
  map: 'Auf der Karte',
  openMap: 'Karte öffnen',
  coordinates: 'Koordinaten',
}
