import { formatNumber } from '../../../shared/format.ts'
import type { CityInText } from '../../city-in-text.ts'
import { plural } from '../../messages.ts'
import { inPlace } from '../in-place.ts'

/** Texts of the search page and of the search popup; the browser gets them with the island's code. */
export const search = {
  title: 'Поиск',
  description: 'Поиск по концертам, программам, городам, площадкам и новостям.',
  field: 'Что найти',
  placeholder: 'Программа, композитор, город или площадка',
  find: 'Найти',
  tabsLabel: 'Где искать',
  /** Labels of the tabs, and headings of the blocks. */
  tabs: {
    all: 'Всё',
    concert: 'Концерты',
    program: 'Программы',
    city: 'Города',
    venue: 'Площадки',
    post: 'Новости',
  },
  /** Label of a card among the news that isn't a post. */
  vote: 'Голосование',
  scrollLeft: 'Прокрутить влево',
  scrollRight: 'Прокрутить вправо',
  close: 'Закрыть поиск',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  /** Accessible name of the control that shows `2/7`. */
  pageOf: (page: number, totalPages: number) => `Страница ${page} из ${totalPages}`,
  /** Link to all results for a part of the text. */
  showAll: 'Показать все',
  /** Leads from a block of all results to its own tab. */
  allOf: (count: number) => `Все ${formatNumber('ru', count)} →`,
  loading: 'Ищем…',
  /** Number of results on all pages, announced to screen readers. */
  found: (count: number) =>
    plural('ru', count, {
      one: `Найден ${formatNumber('ru', count)} результат`,
      few: `Найдено ${formatNumber('ru', count)} результата`,
      many: `Найдено ${formatNumber('ru', count)} результатов`,
      other: `Найдено ${formatNumber('ru', count)} результата`,
    }),
  whyWork: (name: string) => `в программе: ${name}`,
  whyPerson: (name: string) => `участвует: ${name}`,
  nothing: 'Ничего не найдено',
  nothingFor: (query: string) => `По запросу «${query}» ничего не найдено`,
  nothingHint: 'Проверьте, нет ли опечатки, или оставьте одно слово: название, композитора или город.',
  nothingHere: 'В этом разделе ничего нет.',
  /** Accessible name of the button that removes a filter of days: `Убрать: Декабрь 2026`. */
  takeOff: (filter: string) => `Убрать: ${filter}`,
  /** Heading above results that answer a question: FAQ entries, pages and halls. They stand above the concerts. */
  answers: 'Ответы',
  /** Heading above the results for another keyboard layout. */
  shownInstead: (quoted: string) => `Показаны результаты для ${quoted}.`,
  searchAsTyped: (quoted: string) => `Искать ${quoted}`,
  onlyParts: 'Полного совпадения нет. Вот что нашлось по частям запроса.',
  noneThen: 'В эти дни концертов нет.',
  quoted: (words: string) => `«${words}»`,
  leftOut: (quoted: string) => `без ${quoted}`,
  and: (one: string, other: string) => `${one} и ${other}`,
  soonest: 'Ближайшие после этого',
  searchEverywhere: 'Искать во всех разделах',
  allConcerts: 'Все концерты',
  allPrograms: 'Все программы',
  /** The answer to a search for a city that isn't on tour: «Вологда: в туре пока нет». */
  notOnTour: (place: string) => `${place}: этого города в туре пока нет.`,
  inviteUs: 'Позвать нас',
  failed: 'Поиск сейчас не отвечает. Проверьте связь и попробуйте ещё раз.',
  retry: 'Повторить',
  recent: 'Вы искали',
  clearRecent: 'Забыть запросы',
  details: 'Подробнее',
  goTo: 'Перейти',
  tickets: 'Билеты',
  soldOut: 'Билеты проданы',
  /** The parts of `writeConcertSentence`. */
  concert: (title: string) => `Концерт «${title}»`,
  someConcert: 'Концерт',
  by: (performers: string) => `в исполнении ${performers}`,
  inCity: (city: CityInText) => inPlace(city),
}

/** What only the search popup says; all else it shares with the search page (`search.ts`). */
export const searchPopup = {
  /** Hint in the field, short enough for a phone. */
  placeholder: 'Название, автор, город',
  resultsPage: 'Ссылка на эти результаты',
  searchKey: 'Открывать поиск клавишей /',
}
