import { names } from '../../../brand/chosen.ts'
import type { CityInText } from '../../city-in-text.ts'
import { inPlace } from '../in-place.ts'

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
