import { introductions } from '../../../brand/chosen.ts'
import type { CityInText } from '../../city-in-text.ts'
import { atPlaceStart, inPlace } from '../in-place.ts'

export const home = {
  heroLead: introductions.ru.tagline,
  chooseConcert: 'Выбрать концерт',
  concertsIn: (city: CityInText) => `Концерты ${inPlace(city)}`,
  concerts: 'Ближайшие концерты',
  allConcerts: 'Все концерты',
  programs: 'Программы',
  allPrograms: 'Все программы',
  news: 'Новости',
  allNews: 'Все новости',
  about: 'Об оркестре',
  noneInCity: (city: CityInText) =>
    `${atPlaceStart(city)} пока нет концертов. Вот что идёт в других городах.`,
}
