import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const calendar: Texts<'calendar'> = {
  concert: 'คอนเสิร์ต',
  cancelled: (name: string) => `ยกเลิก: ${name}`,
  postponed: (name: string) => `เลื่อน: ${name}`,
  rescheduled: (day: string) => `คอนเสิร์ตนี้เลื่อนจากวันที่ ${day}`,
  online: 'ออนไลน์',
  schedule: `คอนเสิร์ต${names.th.fullName}`,
  inCity: (city: CityInText) => `${names.th.fullName} ${inCity(city, 'ใน')}`,
  ofProgram: (program: string) => `${program}: ทุกรอบ`,
  add: 'เพิ่มลงปฏิทิน',
  subscribe: 'ติดตามคอนเสิร์ตในปฏิทิน',
  subscribeHint: 'รอบใหม่และการเปลี่ยนแปลงจะอัปเดตในปฏิทินของคุณโดยอัตโนมัติ',
  file: 'ไฟล์ .ics',
}
