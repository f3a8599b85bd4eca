import { introductions } from '../../../brand/chosen.ts'
import type { SomeTexts } from '../../messages.ts'
import { inPlace, ofPlace } from '../in-place.ts'

export const home: SomeTexts<'home'> = {
  heroLead: introductions.kk.tagline,
  chooseConcert: 'Концерт таңдау',
  concertsIn: (city) => `${ofPlace(city)} концерттер`,
  concerts: 'Жақын концерттер',
  allConcerts: 'Барлық концерттер',
  programs: 'Бағдарламалар',
  allPrograms: 'Барлық бағдарламалар',
  news: 'Жаңалықтар',
  allNews: 'Барлық жаңалықтар',
  about: 'Оркестр туралы',
  noneInCity: (city) => `${inPlace(city)} әзірге концерт жоқ. Басқа қалаларда болатын концерттер:`,
}
