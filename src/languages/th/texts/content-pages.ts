import type { Texts } from '../../messages.ts'

export const contentPages: Texts<'contentPages'> = {
  titles: {
    about: 'เกี่ยวกับวง',
    charity: 'ความรับผิดชอบต่อสังคม',
    services: 'บริการของวง',
    security: 'ความปลอดภัยและข้อมูลส่วนบุคคล',
  },
  contact: 'ติดต่อเรา',
  questions: 'ถามตอบ',
  help: 'ศูนย์ช่วยเหลือ',
  schedule: 'ตารางคอนเสิร์ต',
  figures: 'วงในตัวเลข',
  played: () => 'คอนเสิร์ตที่เล่นไปแล้ว',
  programs: () => 'โปรแกรมที่เล่น',
  cities: () => 'เมืองบนแผนที่ทัวร์',
  mission: 'เราเล่นดนตรีเพื่ออะไร',
  legal: 'ข้อมูลทางกฎหมาย',
  legalName: 'ชื่อ',
  legalAddress: 'ที่อยู่',
}
