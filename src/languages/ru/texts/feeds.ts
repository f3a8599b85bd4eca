import { names } from '../../../brand/chosen.ts'

/** Texts of feeds and of what else machines show to people. */
export const feeds = {
  news: `Новости ${names.ru.fullNameGenitive}`,
  newsAbout: 'Гастроли, премьеры и жизнь оркестра.',
  concerts: `Новые концерты ${names.ru.fullNameGenitive}`,
  concertsAbout: 'Концерты, которые только что объявлены.',
  concert: 'Концерт',
  timeUnknown: 'время уточняется',
  search: `Поиск концертов, программ, городов и площадок ${names.ru.fullNameGenitive}`,
}
