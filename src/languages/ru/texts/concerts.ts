import { names } from '../../../brand/chosen.ts'
import type { CityInText } from '../../city-in-text.ts'
import { plural } from '../../messages.ts'
import { atPlaceStart, inPlace } from '../in-place.ts'

/** Texts about concerts: their rows, states, filters and the list page. */
export const concerts = {
  title: 'Концерты',
  titleIn: (city: CityInText) => `Концерты ${inPlace(city)}`,
  pastTitle: 'Прошедшие концерты',
  pastTitleIn: (city: CityInText) => `Прошедшие концерты ${inPlace(city)}`,
  description: 'Расписание концертов: даты, города, залы и билеты.',
  pastDescription: 'Концерты, которые уже прошли: что играли, где и когда.',
  upcoming: 'Предстоящие',
  past: 'Прошедшие',
  filters: 'Выбор концертов',
  city: 'Город',
  program: 'Программа',
  month: 'Месяц',
  text: 'Слова',
  textPlaceholder: 'Название, город или зал',
  onlyAvailable: 'Есть билеты',
  allCities: 'Все города',
  allPrograms: 'Все программы',
  apply: 'Показать',
  from: (price: string) => `от ${price}`,
  free: 'вход свободный',
  payWhatYouCan: 'цену выбираете вы',
  tickets: 'Билеты',
  buyTickets: 'Купить билеты',
  getTickets: 'Получить билеты',
  soldOut: 'Билеты проданы',
  lastTickets: 'Последние билеты',
  ticketsLeft: (count: number) =>
    plural('ru', count, {
      one: `Остался ${count} билет`,
      few: `Осталось ${count} билета`,
      many: `Осталось ${count} билетов`,
      other: `Осталось ${count} билета`,
    }),
  notOnSale: 'Скоро в продаже',
  notYet: 'пока не продаются',
  onSaleAt: (moment: string) => `Продажа откроется ${moment}`,
  cancelled: 'Отменён',
  postponed: 'Перенесён, новая дата уточняется',
  postponedShort: 'Дата уточняется',
  rescheduled: (day: string) => `Перенесён с ${day}`,
  rescheduledShort: 'Перенесён',
  movedOnline: 'Онлайн-трансляция',
  isPast: 'Концерт прошёл',
  underWay: 'Идёт сейчас',
  timeUnknown: 'время уточняется',
  venueUnknown: 'площадка уточняется',
  nothing: 'Таких концертов не нашлось',
  nothingHint: 'Попробуйте убрать часть условий или посмотрите всё расписание.',
  wholeSchedule: 'Всё расписание',
  noneInCity: (city: CityInText) => `${atPlaceStart(city)} пока нет концертов.`,
  nearest: 'Ближайшие:',
  distance: (km: string) => `${km} км`,
  none: 'Пока нет объявленных концертов.',
  hint: 'Время местное',
}

/** Texts of a concert's own page and of its ticket page. */
export const concertPage = {
  minutes: (minutes: number) =>
    minutes >= 60
      ? `${Math.floor(minutes / 60)} ч${minutes % 60 ? ` ${minutes % 60} мин` : ''}`
      : `${minutes} мин`,
  age: 'Возраст',
  categories: 'Места и цены',
  seller: 'Продавец билетов',
  program: 'О программе',
  aboutProgram: 'Вся программа',
  performers: 'Исполнители',
  tracks: 'Прозвучит',
  played: 'Прозвучало',
  encore: 'На бис',
  part: (number: number) => `Отделение ${number}`,
  hall: 'Зал',
  venue: 'О площадке',
  route: 'Как добраться',
  otherDates: 'Другие даты программы',
  inCity: (city: CityInText) => `Ещё концерты ${inPlace(city)}`,
  pastNotice: 'Этот концерт уже прошёл. Посмотрите ближайшие.',
  underWayNotice: 'Концерт уже начался, билеты больше не продаются.',
  lateNotice: 'Концерт уже идёт, и билеты ещё продаются.',
  cancelledNotice:
    'Концерт отменён. Деньги за билеты вернёт продавец: напишите ему или обратитесь в службу поддержки.',
  postponedNotice: 'Концерт перенесён, новая дата уточняется. Билеты действительны.',
  rescheduledNotice: (day: string) => `Концерт перенесён с ${day}. Билеты действительны на новую дату.`,
  rescheduledSomewhen: 'Дата концерта изменилась. Билеты действительны на новую дату.',
  wasPlanned: 'Было назначено:',
  localTime: (city: string) => `время местное, ${city}`,
  onlineNotice: 'Концерт пройдёт онлайн: ссылка на трансляцию придёт на почту, указанную при покупке.',
  ticketsTitle: (name: string) => `Билеты: ${name}`,
  ticketsFrame: 'Выбор мест и оплата',
  ticketsOutside: 'Открыть страницу билетов отдельно',
  ticketsOutsideHint: 'Если схема зала не загрузилась, откройте её на сайте билетного сервиса.',
  ticketsLoading: 'Загружаем схему зала…',
  ticketsLate: 'Схема зала всё ещё не загрузилась. Билетный сервис отвечает медленно.',
  ticketsWithoutVoucher: 'Промокод не подошёл? Показать билеты без него',
  ticketsAgain: 'Загрузить ещё раз',
  noTickets: 'Билеты на этот концерт здесь не продаются.',
  backToConcert: 'О концерте',
  description: (name: string, day: string, place: string) =>
    `${name}: ${day}, ${place}. Билеты на концерт ${names.ru.fullNameGenitive}.`,
}

/** Ages after a preposition: «с 5 лет», «до 21 года». */
function yearsAfterPreposition(age: number): string {
  return age % 10 === 1 && age !== 11 ? 'года' : 'лет'
}

/** What one must know before buying: how one gets in, when doors open, who pays less. */
export const visit = {
  access: 'Доступность',
  stepFree: {
    yes: 'Без ступеней от входа до места',
    partly: 'Частично без ступеней',
    no: 'На пути есть ступени',
  },
  wheelchairPlaces: 'места для колясок',
  noWheelchairPlaces: 'мест для колясок нет',
  lift: 'лифт',
  noLift: 'лифта нет',
  hearingLoop: 'индукционная петля для слуховых аппаратов',
  call: (phone: string) => `Позвонить: ${phone}`,
  moreOnAccess: 'Подробнее о доступности',
  transit: 'Транспорт',
  parking: 'Парковка',
  cloakroom: 'Гардероб',
  doors: 'двери',
  begins: 'начало',
  ends: 'конец около',
  noInterval: 'без антракта',
  oneInterval: (length: string) => `антракт ${length}`,
  intervals: (counted: string, length: string) => `${counted} по ${length}`,
  latecomers: 'Если опоздаете',
  letIn: {
    any_time: 'пустят в любой момент',
    between_pieces: 'пустят между номерами, на своё место перейдёте в антракте',
    between_pieces_only: 'пустят между номерами',
    at_interval: 'пустят в антракте',
    at_set_moments: 'двери открывают только в отведённые моменты',
    not_admitted: 'после начала не пускают',
  },
  recommendedAge: (age: number) => `советуем с ${age} ${yearsAfterPreposition(age)}`,
  freeUnderAge: (age: number) => `до ${age} ${yearsAfterPreposition(age)} — без билета, на руках`,
  price: 'Цена билетов',
  discounts: 'Скидки',
  discount: (who: string, percent: number) => `${who} ${percent}\u00a0%`,
  free: (who: string) => `${who} бесплатно`,
  audiences: {
    children: 'детям',
    students: 'студентам',
    pensioners: 'пенсионерам',
    large_families: 'многодетным семьям',
    disabled: 'людям с инвалидностью',
    companions: 'сопровождающим зрителей на колясках',
    groups: 'группам',
  },
}

export const age = { justNow: 'только что' }

/** Texts of the program list and of the pages of programs, collections and members. */
export const programs = {
  title: 'Программы',
  description: `Все программы ${names.ru.fullNameGenitive}, по подборкам.`,
  lead: 'Выберите музыку, а дальше подскажем город и дату.',
  byStar: 'Программа по знаку зодиака',
  collections: 'Подборки программ',
  others: 'Вне подборок',
  none: 'Программ пока нет. Загляните в расписание: там всё, что уже объявлено.',
  dates: 'Даты и билеты',
  chooseDate: 'Выбрать дату',
  noDates: 'Дат пока нет',
  noDatesHint: 'Программа отдыхает между гастролями. Посмотрите, что оркестр играет сейчас.',
  wholeSchedule: 'Всё расписание',
  allDates: (count: number) => `Все даты: ${count}`,
  story: 'Как это звучит',
  otherPrograms: 'Ещё из этих подборок',
  restOfPrograms: 'Другие программы',
  allPrograms: 'Все программы',
  listen: 'Услышать вживую',
  inPrograms: 'Играет в программах',
  noPrograms: 'Сейчас этот артист не занят в программах. Посмотрите, кто играет ближайшие концерты.',
}
