import type { Texts } from '../../messages.ts'

export const formFields: Texts<'formFields'> = {
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
}
