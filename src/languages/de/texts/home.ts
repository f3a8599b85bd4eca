import { introductions } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const home: Texts<'home'> = {
  heroLead: introductions.de.tagline,
  chooseConcert: 'Konzert aussuchen',
  concertsIn: (city: CityInText) => `Konzerte ${inCity(city, 'in ')}`,
  concerts: 'Die nächsten Konzerte',
  allConcerts: 'Alle Konzerte',
  programs: 'Programme',
  allPrograms: 'Alle Programme',
  news: 'Neuigkeiten',
  allNews: 'Alle Neuigkeiten',
  about: 'Das Orchester',
  noneInCity: (city: CityInText) =>
    `Derzeit keine Konzerte ${inCity(city, 'in ')}. Das spielen wir in anderen Städten.`,
}
