import { formatNumber } from '../../../shared/format.ts'
import type { Texts } from '../../messages.ts'

export const notices: Texts<'notices'> = {
  concert: 'คอนเสิร์ต',
  announced: (name) => `คอนเสิร์ตใหม่: ${name}`,
  onSale: (name) => `เปิดขายบัตรแล้ว: ${name}`,
  returned: (name) => `มีบัตรกลับมาขายอีกครั้ง: ${name}`,
  last: (name) => `บัตรใกล้หมด: ${name}`,
  moved: (name) => `คอนเสิร์ตมีการเปลี่ยนแปลง: ${name}`,
  movedTo: (when, where, before) =>
    `กำหนดใหม่: ${when}${where ? ` ${where}` : ''}${before ? ` (เดิม ${before})` : ''}`,
  movedOnline: (when) => `คอนเสิร์ตจัดแบบออนไลน์: ${when}`,
  postponed: (name) => `เลื่อนคอนเสิร์ต: ${name}`,
  postponedText: (when, where) =>
    `${when}${where ? ` ${where}` : ''} คอนเสิร์ตจะไม่ได้จัดในวันดังกล่าว เราจะแจ้งวันใหม่ให้ทราบ`,
  cancelled: (name) => `ยกเลิกคอนเสิร์ต: ${name}`,
  cancelledText: (when, where) => `${when}${where ? ` ${where}` : ''} ดูวิธีคืนบัตรได้ที่หน้าคอนเสิร์ต`,
  castChanged: (name) => `เปลี่ยนผู้แสดง: ${name}`,
  castText: (when, names) => `${when} ${names ? `ผู้แสดง: ${names}` : 'ดูรายชื่อผู้แสดงได้ที่หน้าคอนเสิร์ต'}`,
  reminder: (name) => `พรุ่งนี้มีคอนเสิร์ต: ${name}`,
  reminderText: (when, where) => [when, where].filter(Boolean).join(' '),
  words: (name, day) => `${name} ${day}`,
  digest: (count) => `คอนเสิร์ตใหม่ ${formatNumber('th', count)} รายการ`,
  andMore: (count) => `และอีก ${formatNumber('th', count)} รายการ`,
}
