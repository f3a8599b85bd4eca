import { plural } from '../../messages.ts'

/** Texts of the city picker; the browser gets them with the island's code. */
export const cityPicker = {
  title: 'Выберите город',
  search: 'Найти город',
  allCities: 'Все города',
  close: 'Закрыть',
  loading: 'Загружаем города…',
  found: (count: number) =>
    plural('ru', count, {
      one: `Найден ${count} город`,
      few: `Найдено ${count} города`,
      many: `Найдено ${count} городов`,
      other: `Найдено ${count} города`,
    }),
  notListed: 'Вашего города нет? Позовите нас',
  inviteTo: (city: string) => `Позвать нас: ${city}`,
  nothing: 'Такого города в расписании нет. Выберите другой или смотрите концерты во всех городах.',
  failed: 'Список городов не загрузился. Проверьте связь и попробуйте ещё раз.',
  retry: 'Повторить',
}
