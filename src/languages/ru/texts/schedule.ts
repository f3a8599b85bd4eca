import { names } from '../../../brand/chosen.ts'
import type { ListCondition } from '../../../shared/concerts-query.ts'
import type { CityInText } from '../../city-in-text.ts'
import { plural } from '../../messages.ts'
import { atPlaceStart, inPlace } from '../in-place.ts'

type Without = Record<ListCondition, string>

/** Texts of the schedule's filters, and of what stands there when nothing fits them. */
export const schedule = {
  when: 'Когда',
  venue: 'Площадка',
  allVenues: 'Все площадки',
  anyDate: 'Любая дата',
  today: 'Сегодня',
  weekend: 'В эти выходные',
  comingWeekend: 'Ближайшие выходные',
  nextWeekend: 'Следующие выходные',
  children: 'Для детей',
  filters: 'Фильтры',
  months: 'Месяцы',
  asCalendar: 'Календарём',
  asList: 'Списком',
  remove: (what: string) => `Убрать: ${what}`,
  price: 'Цена',
  anyPrice: 'Любая цена',
  upTo: (price: string) => `до ${price}`,
  sort: 'Порядок',
  byDate: 'По дате',
  byVenue: 'По площадкам',
  byPrice: 'По цене',
  noneInMonth: (place: string, month: string) => `${place} на ${month.toLowerCase()} концертов пока нет.`,
  noneToday: (place: string) => `${place} сегодня концертов нет.`,
  noneAtWeekend: (place: string) => `${place} в эти выходные концертов нет.`,
  noneAtNextWeekend: (place: string) => `${place} в следующие выходные концертов нет.`,
  otherDays: (place: string) => `${place} в другие дни`,
  wholeCity: 'Все концерты города',
  same: 'То же самое поблизости:',
  /** Leads from a list that has none of a visitor's words to the whole site's search. */
  searchSite: (words: string) => `Искать «${words}» по всему сайту`,
  without: {
    city: 'Во всех городах',
    venue: 'На всех площадках',
    program: 'Со всеми программами',
    when: 'В любой день',
    season: 'В любом сезоне',
    price: 'За любую цену',
    available: 'Вместе с распроданными',
    children: 'Не только для детей',
    words: 'Без этих слов',
  } satisfies Without,
}

/** Texts of the printable schedule. */
export const poster = {
  title: 'Афиша',
  titleOf: (month: string, city: string) => `Афиша: ${month.toLowerCase()}${city ? `, ${city}` : ''}`,
  description: `Концерты ${names.ru.fullNameGenitive} на месяц одним листом: календарь для печати на A4 и A3.`,
  choose: 'Месяц и город',
  month: 'Месяц',
  city: 'Город',
  allCities: 'Все города',
  show: 'Показать',
  next: 'Следующий месяц',
  printHint: 'Для печати нажмите Ctrl+P или «Поделиться» → «Напечатать». Лист альбомный, A4 или A3.',
  caption: (month: string, place: string) => `Календарь концертов: ${month.toLowerCase()}, ${place}`,
  everywhere: 'все города',
  list: 'Концерты месяца',
  nothing: (month: string) => `${month}: концертов нет`,
  nothingIn: (month: string, city: CityInText) => `${month}: концертов ${inPlace(city)} нет`,
  nothingHint: 'Посмотрите следующий месяц или всё расписание.',
  schedule: 'Всё расписание',
  more: (count: string) => `На лист не поместилось ещё: ${count}. Они есть в расписании.`,
  tickets: 'Билеты:',
}

/** Texts of calendar files, and of the menus that lead to them. */
export const calendar = {
  concert: 'Концерт',
  cancelled: (name: string) => `Отменён: ${name}`,
  postponed: (name: string) => `Переносится: ${name}`,
  rescheduled: (day: string) => `Концерт перенесён с ${day}.`,
  online: 'Онлайн',
  schedule: `Концерты ${names.ru.fullNameGenitive}`,
  inCity: (city: CityInText) => `«${names.ru.name}» ${inPlace(city)}`,
  ofProgram: (program: string) => `${program}: все даты`,
  add: 'В календарь',
  subscribe: 'Добавить в календарь',
  subscribeHint: 'Новые даты и переносы появятся в вашем календаре сами.',
  file: 'Файл .ics',
}

/** «Мой вечер»: what a guest needs on the day of a concert, and what stays of it afterwards. */
export const evening = {
  title: 'Мой вечер',
  titleOf: (concert: string) => `Мой вечер: ${concert}`,
  keepsake: 'Вечер, который был',
  description: (concert: string, day: string) =>
    `${concert}, ${day}: когда открываются двери, какой вход, как добраться и уехать, что прозвучит.`,
  tonight: 'Ваш концерт сегодня',
  today: 'Сегодня: какой вход, когда двери, как уехать',
  times: 'Время',
  doors: 'двери',
  start: 'начало',
  interval: (length: string) => `антракт ${length}`.trim(),
  end: 'конец около',
  timeUnknown: 'Время начала сообщим: нажмите «Следить» на странице концерта.',
  forGuests: 'На месте',
  entrance: 'Какой вход',
  food: 'Еда и напитки',
  lastTrain: 'Как уехать',
  plans: 'Билет и календарь',
  aboutConcert: 'О концерте',
  ifYouCannotCome: 'Если не получится прийти',
  again: 'Услышать ещё раз',
  pictures: 'Зал',
}

/** How many of something there are: `21 концерт`, `3 concerts`. */
export const counts = {
  concerts: (count: number) =>
    `${count} ${plural('ru', count, { one: 'концерт', few: 'концерта', many: 'концертов', other: 'концерта' })}`,
  programs: (count: number) =>
    `${count} ${plural('ru', count, { one: 'программа', few: 'программы', many: 'программ', other: 'программы' })}`,
  seats: (count: number) =>
    `${count} ${plural('ru', count, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`,
  wheelchairPlaces: (count: number) =>
    `${count} ${plural('ru', count, { one: 'место для коляски', few: 'места для колясок', many: 'мест для колясок', other: 'места для колясок' })}`,
  intervals: (count: number) =>
    `${count} ${plural('ru', count, { one: 'антракт', few: 'антракта', many: 'антрактов', other: 'антракта' })}`,
}

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
