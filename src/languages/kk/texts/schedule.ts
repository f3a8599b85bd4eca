import { names } from '../../../brand/chosen.ts'
import { plural, type SomeTexts } from '../../messages.ts'
import { inPlace, ofPlace } from '../in-place.ts'

export const schedule: SomeTexts<'schedule'> = {
  when: 'Қашан',
  anyDate: 'Кез келген күн',
  today: 'Бүгін',
  weekend: 'Осы демалыс күндері',
  comingWeekend: 'Осы демалыс',
  nextWeekend: 'Келесі демалыс',
  children: 'Балаларға',
  filters: 'Сүзгілер',
  months: 'Айлар',
  asCalendar: 'Күнтізбе',
  asList: 'Тізім',
  remove: (what: string) => `Алып тастау: ${what}`,
  price: 'Бағасы',
  anyPrice: 'Кез келген баға',
  upTo: (price) => `${price} дейін`,
  sort: 'Реті',
  byDate: 'Күні бойынша',
  byVenue: 'Залдар бойынша',
  byPrice: 'Бағасы бойынша',
  noneInMonth: (place, month) => `${place} әзірге концерт жоқ: ${month.toLowerCase()}.`,
  noneToday: (place) => `${place} бүгін концерт жоқ.`,
  noneAtWeekend: (place) => `${place} осы демалыс күндері концерт жоқ.`,
  noneAtNextWeekend: (place) => `${place} келесі демалыс күндері концерт жоқ.`,
  otherDays: (place) => `${place} басқа күндері`,
  wholeCity: 'Қаланың барлық концерттері',
  same: 'Жақын маңда дәл осы:',
  searchSite: (words) => `«${words}» бүкіл сайттан іздеу`,
  without: {
    city: 'Барлық қалаларда',
    program: 'Барлық бағдарламалармен',
    when: 'Кез келген күні',
    season: 'Кез келген маусымда',
    price: 'Кез келген бағаға',
    available: 'Сатылып кеткендерімен бірге',
    children: 'Тек балаларға емес',
    words: 'Осы сөздерсіз',
  },
}

/** A sentence with the name of a city, which is inflected in Kazakh. */
export const poster: SomeTexts<'poster'> = {
  nothingIn: (month, city) => `${month}: ${inPlace(city)} концерт жоқ`,
}

export const calendar: SomeTexts<'calendar'> = {
  concert: 'Концерт',
  cancelled: (name) => `Болмайды: ${name}`,
  postponed: (name) => `Кейінге қалдырылды: ${name}`,
  rescheduled: (day) => `Концерттің бұрынғы күні: ${day}.`,
  online: 'Онлайн',
  schedule: `${names.kk.fullName}: концерттер`,
  inCity: (city) => `${inPlace(city)}: ${names.kk.name}`,
  ofProgram: (program) => `${program}: барлық күндер`,
  add: 'Күнтізбеге қосу',
  subscribe: 'Концерттерге жазылу',
  subscribeHint: 'Жаңа күндер мен ауысқан күндер күнтізбеңізде өздігінен пайда болады.',
  file: '.ics файлы',
}

/** A noun after a number stays in the singular. */
export const counts: SomeTexts<'counts'> = {
  concerts: (count) => `${count} ${plural('kk', count, { one: 'концерт', other: 'концерт' })}`,
  programs: (count) => `${count} ${plural('kk', count, { one: 'бағдарлама', other: 'бағдарлама' })}`,
  seats: (count) => `${count} ${plural('kk', count, { one: 'орын', other: 'орын' })}`,
  wheelchairPlaces: (count) =>
    `арбаға арналған ${count} ${plural('kk', count, { one: 'орын', other: 'орын' })}`,
  intervals: (count) => `${count} ${plural('kk', count, { one: 'үзіліс', other: 'үзіліс' })}`,
}

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
