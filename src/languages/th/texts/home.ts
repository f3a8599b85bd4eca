import { introductions } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const home: Texts<'home'> = {
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
}
