import { names } from '../brand/chosen.ts'
import { places as inBrandsWords } from '../brand/texts.ts'
import type { Locale } from '../shared/locales.ts'
import { type CityInText, inCity, nameInText } from './city-in-text.ts'
import { defineMessages, plural } from './messages.ts'
import { atPlaceStart, inPlace } from './russian.ts'

/** Texts about cities and venues: their lists, their own pages, the map. */
export const placeMessages = defineMessages(inBrandsWords, {
  ru: {
    cities: 'Города',
    citiesDescription: `Города, где играет ${names.ru.fullNameInText}, и сколько концертов впереди в каждом.`,
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
  },
  en: {
    cities: 'Cities',
    citiesDescription: `Cities where ${names.en.fullNameInText} plays, and how many concerts each has ahead.`,
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
    concertsHere: 'Coming concerts here',
    noneHere: 'No concerts here yet',
    noneHereHint: 'Have a look at the other venues of the city.',
    map: 'On the map',
    openMap: 'Open the map',
    coordinates: 'Coordinates',
  },
  th: {
    cities: 'เมือง',
    citiesDescription: `เมืองที่${names.th.fullName} แสดง พร้อมจำนวนคอนเสิร์ตที่กำลังจะมาถึง`,
    countries: 'ประเทศ',
    noCities: 'ยังไม่มีรายชื่อเมือง',
    concertsIn: (city: CityInText) => `คอนเสิร์ต${inCity(city, 'ใน')}`,
    cityDescription: (city: CityInText) => `${names.th.fullName} ${inCity(city, 'ใน')} วันแสดง สถานที่ และบัตร`,
    noneInCity: (city: CityInText) => `ยังไม่มีคอนเสิร์ต${inCity(city, 'ใน')}`,
    nearest: 'เมืองใกล้ที่สุดที่มีคอนเสิร์ตคือ',
    inCity: (city: CityInText) => nameInText(city),
    distance: (km: string) => `${km} กม.`,
    noneAnywhere: 'เราประกาศรอบใหม่ทุกเดือน ดูได้ในตารางคอนเสิร์ต',
    wholeSchedule: 'ตารางทั้งหมด',
    allCities: 'ทุกเมือง',
    allInCity: 'ตารางทั้งหมดของเมืองนี้',
    homeCityLead: 'ที่นี่คือบ้านของวง คอนเสิร์ตเรียงตามสถานที่แสดง',
    byVenue: 'สถานที่ที่มีคอนเสิร์ต',
    venueUnknown: 'จะแจ้งสถานที่ภายหลัง',
    venues: 'สถานที่แสดง',
    venuesIn: (city: CityInText) => `สถานที่แสดง${inCity(city, 'ใน')}`,
    venuesDescription: `ฮอลล์ที่${names.th.fullName} แสดง แยกตามเมือง พร้อมที่อยู่ ห้องแสดง และคอนเสิร์ต`,
    noVenues: 'ยังไม่มีรายชื่อสถานที่',
    otherVenues: 'สถานที่อื่น',
    venueDescription: (name: string, city: string) =>
      `${name}${city ? ` ${city}` : ''} ที่อยู่ ห้องแสดง และคอนเสิร์ตของ${names.th.fullName}`,
    halls: 'ห้องแสดง',
    concerts: 'คอนเสิร์ต',
    concertsHere: 'คอนเสิร์ตที่นี่เร็ว ๆ นี้',
    noneHere: 'ยังไม่มีคอนเสิร์ตที่นี่',
    noneHereHint: 'ลองดูสถานที่อื่นในเมืองเดียวกัน',
    map: 'บนแผนที่',
    openMap: 'เปิดแผนที่',
    coordinates: 'พิกัด',
  },
})

const forms = {
  ru: {
    seats: { one: 'место', few: 'места', many: 'мест', other: 'места' },
    venues: { one: 'площадка', few: 'площадки', many: 'площадок', other: 'площадки' },
    cities: { one: 'город', few: 'города', many: 'городов', other: 'города' },
  },
  en: {
    seats: { one: 'seat', other: 'seats' },
    venues: { one: 'venue', other: 'venues' },
    cities: { one: 'city', other: 'cities' },
  },
  th: {
    seats: { one: 'ที่นั่ง', other: 'ที่นั่ง' },
    venues: { one: 'แห่ง', other: 'แห่ง' },
    cities: { one: 'เมือง', other: 'เมือง' },
  },
} as const

/** `420 мест`, `1 city` */
export const countPlaces = (locale: Locale, what: keyof (typeof forms)['ru'], count: number): string =>
  `${count} ${plural(locale, count, forms[locale][what])}`
