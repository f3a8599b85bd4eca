import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const concertPage: Texts<'concertPage'> = {
  minutes: (minutes: number) =>
    minutes >= 60
      ? `${Math.floor(minutes / 60)} ชม.${minutes % 60 ? ` ${minutes % 60} นาที` : ''}`
      : `${minutes} นาที`,
  age: 'อายุ',
  categories: 'ที่นั่งและราคา',
  seller: 'ผู้จำหน่ายบัตร',
  program: 'เกี่ยวกับโปรแกรม',
  aboutProgram: 'ดูทั้งโปรแกรม',
  performers: 'ผู้แสดง',
  tracks: 'เพลงที่จะบรรเลง',
  played: 'บทเพลงที่บรรเลง',
  encore: 'เพลงอังกอร์',
  part: (number: number) => `ช่วงที่ ${number}`,
  hall: 'ฮอลล์',
  venue: 'เกี่ยวกับสถานที่',
  route: 'การเดินทาง',
  otherDates: 'รอบอื่นของโปรแกรมนี้',
  inCity: (city: CityInText) => `คอนเสิร์ตอื่น${inCity(city, 'ใน')}`,
  pastNotice: 'คอนเสิร์ตนี้จบแล้ว ดูรอบถัดไปได้ด้านล่าง',
  cancelledNotice: 'คอนเสิร์ตนี้ยกเลิก ผู้จำหน่ายจะคืนเงินค่าบัตร โปรดติดต่อผู้จำหน่ายหรือศูนย์ช่วยเหลือ',
  postponedNotice: 'คอนเสิร์ตนี้เลื่อนออกไป จะแจ้งวันใหม่ภายหลัง บัตรเดิมยังใช้ได้',
  rescheduledNotice: (day: string) => `คอนเสิร์ตนี้เลื่อนจากวันที่ ${day} บัตรเดิมใช้ได้ในวันใหม่`,
  rescheduledSomewhen: 'คอนเสิร์ตนี้เปลี่ยนวันแสดง บัตรเดิมใช้ได้ในวันใหม่',
  wasPlanned: 'เดิมกำหนดไว้',
  localTime: (city: string) => `เวลาท้องถิ่นของ${city}`,
  onlineNotice: 'คอนเสิร์ตนี้จัดออนไลน์ ลิงก์รับชมจะส่งไปยังอีเมลที่ใช้สั่งซื้อ',
  ticketsTitle: (name: string) => `บัตร: ${name}`,
  ticketsFrame: 'เลือกที่นั่งและชำระเงิน',
  ticketsOutside: 'เปิดหน้าบัตรแยก',
  ticketsOutsideHint: 'หากผังที่นั่งไม่แสดง โปรดเปิดที่เว็บไซต์ของผู้ให้บริการบัตร',
  ticketsLoading: 'กำลังโหลดผังที่นั่ง…',
  ticketsLate: 'ผังที่นั่งยังไม่แสดง ผู้ให้บริการบัตรตอบช้า',
  ticketsWithoutVoucher: 'โค้ดใช้ไม่ได้ใช่ไหม ดูบัตรโดยไม่ใช้โค้ด',
  ticketsAgain: 'โหลดอีกครั้ง',
  noTickets: 'ไม่มีการจำหน่ายบัตรคอนเสิร์ตนี้ที่นี่',
  backToConcert: 'รายละเอียดคอนเสิร์ต',
  description: (name: string, day: string, place: string) =>
    `${name}: ${day} ${place} บัตรคอนเสิร์ต${names.th.fullName}`,
}
