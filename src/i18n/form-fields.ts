import { formFields as inBrandsWords } from '../brand/texts.ts'
import type { CityConcerts } from '../shared/forms/concert-choice.ts'
import type { Locale } from '../shared/locales.ts'
import { defineMessages } from './messages.ts'

/** What fields say in every form of the site. */
export const formFieldMessages = defineMessages(inBrandsWords, {
  ru: {
    optional: 'необязательно',
    choose: 'Выберите',
    /** For programs only: who sees the field leaves it empty. */
    leaveEmpty: 'Оставьте это поле пустым',
    consent: 'Согласен на обработку этих данных, чтобы получить ответ',
    consentMore: 'Что и как долго мы храним',
    day: 'День',
    month: 'Месяц',
    year: 'Год',
    sign: (sign: string) => `Знак зодиака: ${sign}`,
    showConcerts: 'Показать концерты города',
    notChosen: 'Ещё не выбрали',
    /** Where the concerts of its city can't be read now. */
    keptConcert: 'Концерт, который вы выбрали',
    concertsIn: (city: string) => `Показаны концерты города: ${city}`,
    noConcertsIn: (city: string) => `${city}: концертов с билетами пока нет, заявку можно отправить и так`,
    unknownCity: 'Такого города в расписании нет, заявку можно отправить и так',
  },
  en: {
    optional: 'optional',
    choose: 'Choose',
    leaveEmpty: 'Leave this field empty',
    consent: 'I agree that these data are used to answer me',
    consentMore: 'What we keep, and for how long',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    sign: (sign: string) => `Sign of the zodiac: ${sign}`,
    showConcerts: 'Show concerts of this city',
    notChosen: 'Not chosen yet',
    keptConcert: 'The concert that you chose',
    concertsIn: (city: string) => `Concerts shown: ${city}`,
    noConcertsIn: (city: string) =>
      `${city}: no concerts with tickets at the moment, you may send the request all the same`,
    unknownCity: 'This city isn’t in the schedule, you may send the request all the same',
  },
  th: {
    optional: 'ไม่บังคับ',
    choose: 'เลือก',
    leaveEmpty: 'เว้นช่องนี้ว่างไว้',
    consent: 'ยินยอมให้ใช้ข้อมูลนี้เพื่อตอบกลับ',
    consentMore: 'เราเก็บอะไรและนานเท่าไร',
    day: 'วัน',
    month: 'เดือน',
    year: 'ปี',
    sign: (sign: string) => `ราศีของคุณ: ${sign}`,
    showConcerts: 'แสดงคอนเสิร์ตในเมืองนี้',
    notChosen: 'ยังไม่ได้เลือก',
    keptConcert: 'คอนเสิร์ตที่คุณเลือกไว้',
    concertsIn: (city: string) => `แสดงคอนเสิร์ตในเมือง: ${city}`,
    noConcertsIn: (city: string) => `${city}: ขณะนี้ยังไม่มีคอนเสิร์ตที่เปิดขายบัตร แต่ส่งคำขอได้`,
    unknownCity: 'ไม่มีเมืองนี้ในกำหนดการ แต่ส่งคำขอได้',
  },
})

/** What stands beside a list of a city's concerts. */
export function toConcertsText(locale: Locale, { city, concerts }: CityConcerts): string {
  const t = formFieldMessages(locale)
  if (city === null) return t.unknownCity
  return concerts.length > 0 ? t.concertsIn(city) : t.noConcertsIn(city)
}
