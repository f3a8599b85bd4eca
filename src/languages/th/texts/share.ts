import type { Texts } from '../../messages.ts'

export const share: Texts<'share'> = {
  share: 'แชร์',
  more: 'เพิ่มเติม',
  email: 'อีเมล',
  sms: 'ข้อความ SMS',
  copy: 'คัดลอกลิงก์',
  copied: 'คัดลอกลิงก์แล้ว',
  notCopied: 'คัดลอกไม่สำเร็จ ลิงก์คือ',
}
