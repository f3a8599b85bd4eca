import { names } from '../../../brand/chosen.ts'
import type { SomeTexts } from '../../messages.ts'
import { inPlace, ofPlace } from '../in-place.ts'

export const places: SomeTexts<'places'> = {
  cities: 'Қалалар',
  citiesDescription: `${names.kk.fullName} ойнайтын қалалар және әрқайсысында алда қанша концерт бар.`,
  nextStops: 'Келесі қалалар:',
  countries: 'Елдер',
  noCities: 'Қалалар тізімі әзірге бос',
  concertsIn: (city) => `${ofPlace(city)} концерттер`,
  cityDescription: (city) =>
    `${names.kk.fullName}, ${ofPlace(city)} концерттер: күндер, залдар және билеттер.`,
  noneInCity: (city) => `${inPlace(city)} әзірге концерт жоқ`,
  nearest: 'Жақын концерттер —',
  inCity: (city) => inPlace(city),
  distance: (km) => `${km} км`,
  noneAnywhere: 'Жаңа күндер ай сайын шығады: кестені қарап тұрыңыз.',
  wholeSchedule: 'Бүкіл кесте',
  allCities: 'Барлық қалалар',
  allInCity: 'Қаланың бүкіл кестесі',
  homeCityLead: 'Оркестрдің үйі осында. Концерттер залдар бойынша жиналған.',
  byVenue: 'Концерт өтетін залдар',
  venueUnknown: 'Залы нақтылануда',
  venues: 'Залдар',
  venuesIn: (city) => `${ofPlace(city)} залдар`,
  venuesDescription: `${names.kk.fullName} ойнайтын залдар, қалалар бойынша: мекенжайлар, сызбалар, концерттер.`,
  noVenues: 'Залдар тізімі әзірге бос',
  otherVenues: 'Басқа залдар',
  venueDescription: (name, city) =>
    `${name}${city ? `, ${city}` : ''}: мекенжайы, залдары және концерттер. ${names.kk.fullName}.`,
  halls: 'Залдар',
  concerts: 'Концерттер',
  concertsHere: 'Осындағы жақын концерттер',
  noneHere: 'Мұнда әзірге концерт жоқ',
  noneHereHint: 'Қаланың басқа залдарында не болатынын қараңыз.',
  map: 'Картада',
  openMap: 'Картаны ашу',
  coordinates: 'Координаттар',
}
