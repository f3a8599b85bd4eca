import { names } from '../../../brand/chosen.ts'
import type { CityInText } from '../../city-in-text.ts'
import { atPlaceStart, inPlace } from '../in-place.ts'

/** Texts about cities and venues: their lists, their own pages, the map. */
export const places = {
  cities: 'Города',
  citiesDescription: `Города, где играет ${names.ru.fullNameInText}, и сколько концертов впереди в каждом.`,
  nextStops: 'Дальше:',
  countries: 'Страны',
  noCities: 'Список городов пока пуст',
  concertsIn: (city: CityInText) => `Концерты ${inPlace(city)}`,
  cityDescription: (city: CityInText) =>
    `Концерты ${names.ru.fullNameGenitive} ${inPlace(city)}: даты, площадки и билеты.`,
  noneInCity: (city: CityInText) => `${atPlaceStart(city)} пока нет концертов`,
  nearest: 'Ближайшие концерты —',
  inCity: (city: CityInText) => inPlace(city),
  distance: (km: string) => `${km} км`,
  noneAnywhere: 'Новые даты появляются каждый месяц: загляните в расписание.',
  wholeSchedule: 'Всё расписание',
  allCities: 'Все города',
  allInCity: 'Всё расписание города',
  homeCityLead: 'Здесь дом оркестра. Концерты собраны по площадкам.',
  byVenue: 'Площадки с концертами',
  venueUnknown: 'Площадка уточняется',
  venues: 'Площадки',
  venuesIn: (city: CityInText) => `Площадки ${inPlace(city)}`,
  venuesDescription: `Залы, в которых играет ${names.ru.fullNameInText}, по городам: адреса, схемы, концерты.`,
  noVenues: 'Список площадок пока пуст',
  otherVenues: 'Другие площадки',
  venueDescription: (name: string, city: string) =>
    `${name}${city ? `, ${city}` : ''}: адрес, залы и концерты ${names.ru.fullNameGenitive}.`,
  halls: 'Залы',
  concerts: 'Концерты',
  concertsHere: 'Ближайшие концерты здесь',
  noneHere: 'Здесь пока нет концертов',
  noneHereHint: 'Посмотрите, что идёт на других площадках города.',
  map: 'На карте',
  openMap: 'Открыть карту',
  coordinates: 'Координаты',
}
