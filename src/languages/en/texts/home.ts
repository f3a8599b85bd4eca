import { introductions } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const home: Texts<'home'> = {
  heroLead: introductions.en.tagline,
  chooseConcert: 'Choose a concert',
  concertsIn: (city: CityInText) => `Concerts ${inCity(city, 'in ')}`,
  concerts: 'Upcoming concerts',
  allConcerts: 'All concerts',
  programs: 'Programs',
  allPrograms: 'All programs',
  news: 'News',
  allNews: 'All news',
  about: 'About the orchestra',
  noneInCity: (city: CityInText) => `No concerts ${inCity(city, 'in ')} yet. Here is what other cities have.`,
}
