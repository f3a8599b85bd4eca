import { names } from '../../../brand/chosen.ts'
import type { CityInText } from '../../city-in-text.ts'
import { inPlace } from '../in-place.ts'

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
