import type { ListCondition } from '../../../shared/concerts-query.ts'

type Without = Record<ListCondition, string>

/** Texts of the schedule's filters, and of what stands there when nothing fits them. */
export const schedule = {
  when: 'Когда',
  anyDate: 'Любая дата',
  today: 'Сегодня',
  weekend: 'В эти выходные',
  nextWeekend: 'Ближайшие выходные',
  children: 'Для детей',
  filters: 'Фильтры',
  months: 'Месяцы',
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
  otherDays: (place: string) => `${place} в другие дни`,
  wholeCity: 'Все концерты города',
  same: 'То же самое поблизости:',
  /** Leads from a list that has none of a visitor's words to the whole site's search. */
  searchSite: (words: string) => `Искать «${words}» по всему сайту`,
  without: {
    city: 'Во всех городах',
    program: 'Со всеми программами',
    when: 'В любой день',
    price: 'За любую цену',
    available: 'Вместе с распроданными',
    children: 'Не только для детей',
    words: 'Без этих слов',
  } satisfies Without,
}
