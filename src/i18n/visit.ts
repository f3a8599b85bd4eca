import { visit as inBrandsWords } from '../brand/texts.ts'
import type { Locale } from '../shared/locales.ts'
import { defineMessages, plural } from './messages.ts'

/** What one must know before buying: how one gets in, when doors open, who pays less. */
export const visitMessages = defineMessages(inBrandsWords, {
  ru: {
    access: 'Доступность',
    stepFree: {
      yes: 'Без ступеней от входа до места',
      partly: 'Без ступеней, но не везде',
      no: 'На пути есть ступени',
    },
    wheelchairPlaces: 'места для колясок',
    noWheelchairPlaces: 'мест для колясок нет',
    lift: 'лифт',
    noLift: 'лифта нет',
    hearingLoop: 'индукционная петля для слуховых аппаратов',
    call: (phone: string) => `Позвонить: ${phone}`,
    moreOnAccess: 'Подробнее о доступности',
    transit: 'Транспорт',
    parking: 'Парковка',
    cloakroom: 'Гардероб',
    times: 'Время',
    doors: (time: string) => `двери в ${time}`,
    begins: (time: string) => `начало в ${time}`,
    ends: (time: string) => `конец около ${time}`,
    noInterval: 'без антракта',
    oneInterval: (length: string) => `антракт ${length}`,
    intervals: (counted: string, length: string) => `${counted} по ${length}`,
    latecomers: 'Если опоздаете',
    letIn: {
      any_time: 'пустят в любой момент',
      between_pieces: 'пустят между номерами, на своё место перейдёте в антракте',
      between_pieces_only: 'пустят между номерами',
      at_interval: 'пустят в антракте',
      at_set_moments: 'двери открывают только в отведённые моменты',
      not_admitted: 'после начала не пускают',
    },
    recommendedAge: (age: number) => `советуем с ${age} ${yearsAfterPreposition(age)}`,
    freeUnderAge: (age: number) => `до ${age} ${yearsAfterPreposition(age)} — без билета, на руках`,
    price: 'Цена билетов',
    discounts: 'Скидки',
    discount: (who: string, percent: number) => `${who} ${percent}\u00a0%`,
    free: (who: string) => `${who} бесплатно`,
    audiences: {
      children: 'детям',
      students: 'студентам',
      pensioners: 'пенсионерам',
      large_families: 'многодетным семьям',
      disabled: 'людям с инвалидностью',
      companions: 'сопровождающим зрителей на колясках',
      groups: 'группам',
    },
  },
  en: {
    access: 'Access',
    stepFree: {
      yes: 'Step-free from the entrance to your place',
      partly: 'Step-free, though not everywhere',
      no: 'There are steps on the way',
    },
    wheelchairPlaces: 'wheelchair places',
    noWheelchairPlaces: 'no wheelchair places',
    lift: 'lift',
    noLift: 'no lift',
    hearingLoop: 'hearing loop',
    call: (phone: string) => `Call ${phone}`,
    moreOnAccess: 'More about access',
    transit: 'Getting there',
    parking: 'Parking',
    cloakroom: 'Cloakroom',
    times: 'Times',
    doors: (time: string) => `doors open at ${time}`,
    begins: (time: string) => `music from ${time}`,
    ends: (time: string) => `ends about ${time}`,
    noInterval: 'no interval',
    oneInterval: (length: string) => `an interval of ${length}`,
    intervals: (counted: string, length: string) => `${counted} of ${length}`,
    latecomers: 'If you are late',
    letIn: {
      any_time: 'you are let in at any time',
      between_pieces: 'you are let in between two pieces, and find your own seat in the interval',
      between_pieces_only: 'you are let in between two pieces',
      at_interval: 'you are let in at the interval',
      at_set_moments: 'the doors open at set moments only',
      not_admitted: 'nobody is let in after the beginning',
    },
    recommendedAge: (age: number) => `we suggest from ${age} years`,
    freeUnderAge: (age: number) => `under ${age} free, on your lap`,
    price: 'Ticket prices',
    discounts: 'Reductions',
    discount: (who: string, percent: number) => `${percent}% for ${who}`,
    free: (who: string) => `free for ${who}`,
    audiences: {
      children: 'children',
      students: 'students',
      pensioners: 'pensioners',
      large_families: 'large families',
      disabled: 'people with a disability',
      companions: 'wheelchair users’ companions',
      groups: 'groups',
    },
  },
  th: {
    access: 'สิ่งอำนวยความสะดวกสำหรับผู้พิการ',
    stepFree: {
      yes: 'ไม่มีขั้นบันไดตั้งแต่ทางเข้าถึงที่นั่ง',
      partly: 'ไม่มีขั้นบันไดเพียงบางทาง',
      no: 'มีขั้นบันไดระหว่างทาง',
    },
    wheelchairPlaces: 'ที่สำหรับวีลแชร์',
    noWheelchairPlaces: 'ไม่มีที่สำหรับวีลแชร์',
    lift: 'มีลิฟต์',
    noLift: 'ไม่มีลิฟต์',
    hearingLoop: 'ระบบเหนี่ยวนำสำหรับเครื่องช่วยฟัง',
    call: (phone: string) => `โทร ${phone}`,
    moreOnAccess: 'ข้อมูลเพิ่มเติมสำหรับผู้พิการ',
    transit: 'ขนส่งสาธารณะ',
    parking: 'ที่จอดรถ',
    cloakroom: 'จุดฝากของ',
    times: 'เวลา',
    doors: (time: string) => `ประตูเปิด ${time} น.`,
    begins: (time: string) => `เริ่มแสดง ${time} น.`,
    ends: (time: string) => `จบประมาณ ${time} น.`,
    noInterval: 'ไม่มีพักครึ่ง',
    oneInterval: (length: string) => `พักครึ่ง ${length}`,
    intervals: (counted: string, length: string) => `${counted} ครั้งละ ${length}`,
    latecomers: 'หากมาสาย',
    letIn: {
      any_time: 'เข้าได้ทุกเมื่อ',
      between_pieces: 'เข้าได้ระหว่างเพลง แล้วย้ายไปที่นั่งของคุณตอนพักครึ่ง',
      between_pieces_only: 'เข้าได้ระหว่างเพลง',
      at_interval: 'เข้าได้ตอนพักครึ่ง',
      at_set_moments: 'ประตูเปิดเฉพาะช่วงที่กำหนด',
      not_admitted: 'ไม่อนุญาตให้เข้าหลังเริ่มแสดง',
    },
    recommendedAge: (age: number) => `แนะนำสำหรับอายุ ${age} ปีขึ้นไป`,
    freeUnderAge: (age: number) => `ต่ำกว่า ${age} ปีนั่งตักได้ ไม่ต้องมีบัตร`,
    price: 'ราคาบัตร',
    discounts: 'ส่วนลด',
    discount: (who: string, percent: number) => `${who}ลด ${percent}%`,
    free: (who: string) => `${who}เข้าฟรี`,
    audiences: {
      children: 'เด็ก',
      students: 'นักเรียนนักศึกษา',
      pensioners: 'ผู้สูงอายุ',
      large_families: 'ครอบครัวที่มีบุตรหลายคน',
      disabled: 'ผู้พิการ',
      companions: 'ผู้ดูแลผู้ใช้วีลแชร์',
      groups: 'หมู่คณะ',
    },
  },
})

/** «с 5 лет», «до 21 года» */
function yearsAfterPreposition(age: number): string {
  return age % 10 === 1 && age !== 11 ? 'года' : 'лет'
}

const forms = {
  ru: {
    places: {
      one: 'место для коляски',
      few: 'места для колясок',
      many: 'мест для колясок',
      other: 'места для колясок',
    },
    intervals: { one: 'антракт', few: 'антракта', many: 'антрактов', other: 'антракта' },
  },
  en: {
    places: { one: 'wheelchair place', other: 'wheelchair places' },
    intervals: { one: 'interval', other: 'intervals' },
  },
  th: {
    places: { other: 'ที่สำหรับวีลแชร์', one: 'ที่สำหรับวีลแชร์' },
    intervals: { one: 'พักครึ่ง', other: 'พักครึ่ง' },
  },
} as const

/** `14 мест для колясок`, `1 wheelchair place`; `no wheelchair places` for none. */
export function countWheelchairPlaces(locale: Locale, count: number): string {
  if (count === 0) return visitMessages(locale).noWheelchairPlaces
  const words = plural(locale, count, forms[locale].places)
  return locale === 'th' ? `${words} ${count} ที่` : `${count} ${words}`
}

/**
 * `антракт 20 мин`, `2 intervals of 15 min`; `no interval` for none.
 *
 * @param length of each, with its unit
 */
export function describeIntervals(locale: Locale, count: number, length: string | undefined): string {
  const t = visitMessages(locale)
  if (count === 0) return t.noInterval
  if (count === 1 && length) return t.oneInterval(length)
  const words = plural(locale, count, forms[locale].intervals)
  const counted = locale === 'th' ? `${words} ${count} ครั้ง` : `${count} ${words}`
  return length ? t.intervals(counted, length) : counted
}
