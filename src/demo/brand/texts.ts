import { inCity } from '../../languages/city-in-text.ts'
import type { TextsOf } from '../../languages/messages.ts'
import { inPlace } from '../../languages/ru/in-place.ts'
import type { homeMessages, placeMessages, programMessages } from '../../languages/texts.ts'

export const home: TextsOf<typeof homeMessages> = {
  ru: { heroLead: 'Музыка кино, аниме и игр в исполнении симфонического оркестра' },
  en: { heroLead: 'Film, anime and game music played by a symphony orchestra' },
  th: { heroLead: 'ดนตรีภาพยนตร์ อนิ\u2060เมะ และเกม บรรเลงโดยวงซิมโฟนีออร์เคสตรา' },
}

export const programs: TextsOf<typeof programMessages> = {
  ru: {
    description: 'Все программы оркестра «Полутон»: музыка кино, аниме и игр, по подборкам.',
    lead: 'Кино, аниме, игры. Выберите музыку, а дальше подскажем город и дату.',
  },
  en: {
    description: 'All programs of the Poluton Orchestra: film, anime and game music, by collection.',
    lead: 'Film, anime, games. Choose the music, and the city and the date will follow.',
  },
  th: {
    description: 'โปรแกรมทั้งหมดของวงออร์เคสตรา Poluton ดนตรีภาพยนตร์ อนิเมะ และเกม แยกตามชุด',
    lead: 'ภาพยนตร์ อนิเมะ หรือเกม เลือกดนตรีที่ชอบก่อน แล้วค่อยเลือกเมืองกับวัน',
  },
}

export const places: TextsOf<typeof placeMessages> = {
  ru: {
    cityDescription: (city) =>
      `Концерты оркестра «Полутон» ${inPlace(city)}: даты, площадки и билеты. Музыка кино, аниме и игр.`,
    homeCityLead:
      'Москва — дом оркестра. Здесь премьеры играют раньше, чем везде, а концерты собраны по площадкам.',
  },
  en: {
    cityDescription: (city) =>
      `The Poluton Orchestra ${inCity(city, 'in ')}: dates, venues and tickets. Film, anime and game music.`,
    homeCityLead: 'Moscow is home. Premieres are played here first, and the concerts are sorted by venue.',
  },
  th: {
    cityDescription: (city) =>
      `วงออร์เคสตรา Poluton ${inCity(city, 'ใน')} วันแสดง สถานที่ และบัตร ดนตรีภาพยนตร์ อนิเมะ และเกม`,
    homeCityLead: 'มอสโกคือบ้านของวง โปรแกรมใหม่เปิดตัวที่นี่ก่อนเสมอ และเรียงคอนเสิร์ตตามสถานที่แสดง',
  },
}
