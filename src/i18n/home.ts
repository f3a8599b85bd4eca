import { introductions } from '../brand/chosen.ts'
import { home as inBrandsWords } from '../brand/texts.ts'
import { type CityInText, inCity } from './city-in-text.ts'
import { defineMessages } from './messages.ts'
import { atPlaceStart, inPlace } from './russian.ts'

export const homeMessages = defineMessages(inBrandsWords, {
  ru: {
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
  },
  en: {
    heroLead: introductions.en.tagline,
    chooseConcert: 'Choose a concert',
    concertsIn: (city: CityInText) => `Concerts ${inCity(city, 'in ')}`,
    concerts: 'Coming concerts',
    allConcerts: 'All concerts',
    programs: 'Programs',
    allPrograms: 'All programs',
    news: 'News',
    allNews: 'All news',
    about: 'About the orchestra',
    noneInCity: (city: CityInText) =>
      `No concerts ${inCity(city, 'in ')} yet. Here is what other cities have.`,
  },
  th: {
    heroLead: introductions.th.tagline,
    chooseConcert: 'เลือกคอนเสิร์ต',
    concertsIn: (city: CityInText) => `คอนเสิร์ต${inCity(city, 'ใน')}`,
    concerts: 'คอนเสิร์ตเร็ว ๆ นี้',
    allConcerts: 'คอนเสิร์ตทั้งหมด',
    programs: 'โปรแกรม',
    allPrograms: 'โปรแกรมทั้งหมด',
    news: 'ข่าว',
    allNews: 'ข่าวทั้งหมด',
    about: 'เกี่ยวกับวง',
    noneInCity: (city: CityInText) => `ยังไม่มีคอนเสิร์ต${inCity(city, 'ใน')} ดูเมืองอื่นได้ที่นี่`,
  },
})
