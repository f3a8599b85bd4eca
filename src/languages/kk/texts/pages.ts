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

export const errors: SomeTexts<'errors'> = {
  notFound: 'Бет табылмады',
  notFoundHint: 'Мекенжай өзгерген болуы мүмкін. Концертті іздеп көріңіз немесе басты бетке оралыңыз.',
  pastEndHint: 'Тізім бұл беттен бұрын аяқталады.',
  lastPage: 'Соңғы бетке',
  unavailable: 'Бет қазір ашылмай тұр',
  unavailableHint: 'Біз бұл туралы білеміз. Бір минуттан кейін бетті жаңартып көріңіз.',
  tooMany: 'Қатарынан тым көп сұрау',
  tooManyHint: 'Бір минут күтіп, бетті жаңартыңыз.',
  unreadable: 'Бұл сұрауды оқу мүмкін болмады',
  unreadableHint: 'Келген бетіңізге оралып, тағы бір рет көріңіз.',
  foreign: 'Бұл сұрау бөтен сайттан келді',
  foreignHint: 'Біз оны орындамадық. Қажетті бетті біздің сайттан ашып, қайталап көріңіз.',
  home: 'Басты бетке',
  nextConcerts: 'Жақын концерттер',
}
