import type { Texts } from '../../messages.ts'

export const deskHealth: Texts<'deskHealth'> = {
  now: 'ขณะนี้',
  service: 'บริการ',
  days: '30 วัน',
  absent: 'ไม่ได้เชื่อมต่อ',
  unread: 'ยังอ่านประวัติไม่ได้ในขณะนี้',
  unknown: 'ยังไม่ได้ตรวจ',
  failures: 'สิ่งที่ไม่ตอบ',
  when: 'ชั่วโมง',
  why: 'สาเหตุ',
  note: 'ตรวจชั่วโมงละครั้ง ระหว่างนั้นผู้ชมเห็นหน้าที่บันทึกไว้',
  states: { ok: 'ทำงาน', failing: 'ไม่ตอบ' },
  status: { ok: 'ทุกอย่างทำงาน', failing: 'มีบางอย่างไม่ตอบ' },
  share: (percent) => `${percent} % ของชั่วโมง`,
  names: {
    content: 'เนื้อหา (Strapi)',
    search: 'การค้นหา',
    cache: 'แคช',
    submissions: 'แบบฟอร์มและอีเมล',
    votes: 'การโหวต',
    notices: 'การแจ้งเตือน',
    tickets: 'ผู้ขายบัตร',
  },
}
