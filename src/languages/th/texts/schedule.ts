import type { ListCondition } from '../../../shared/concerts-query.ts'
import type { Texts } from '../../messages.ts'

type Without = Record<ListCondition, string>

export const schedule: Texts<'schedule'> = {
  when: 'เมื่อไร',
  anyDate: 'ทุกวัน',
  today: 'วันนี้',
  weekend: 'สุดสัปดาห์นี้',
  nextWeekend: 'สุดสัปดาห์นี้',
  children: 'สำหรับเด็ก',
  filters: 'ตัวกรอง',
  months: 'เดือน',
  remove: (what: string) => `นำออก: ${what}`,
  price: 'ราคา',
  anyPrice: 'ทุกราคา',
  upTo: (price: string) => `ไม่เกิน ${price}`,
  sort: 'เรียงตาม',
  byDate: 'วันที่',
  byVenue: 'สถานที่',
  byPrice: 'ราคา',
  noneInMonth: (place: string, month: string) => `ยังไม่มีคอนเสิร์ตที่${place} ในเดือน${month}`,
  noneToday: (place: string) => `วันนี้ไม่มีคอนเสิร์ตที่${place}`,
  noneAtWeekend: (place: string) => `สุดสัปดาห์นี้ไม่มีคอนเสิร์ตที่${place}`,
  otherDays: (place: string) => `วันอื่นที่${place}`,
  wholeCity: 'คอนเสิร์ตทั้งหมดของเมืองนี้',
  same: 'แบบเดียวกันในเมืองใกล้เคียง:',
  searchSite: (words: string) => `ค้นหา “${words}” ทั่วทั้งเว็บไซต์`,
  without: {
    city: 'ทุกเมือง',
    program: 'ทุกโปรแกรม',
    when: 'ทุกวัน',
    price: 'ทุกราคา',
    available: 'รวมรอบที่บัตรหมด',
    children: 'รวมรอบที่ไม่ใช่สำหรับเด็ก',
    words: 'ไม่ใช้คำค้นนี้',
  } satisfies Without,
}
