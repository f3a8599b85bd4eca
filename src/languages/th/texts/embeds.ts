import type { Texts } from '../../messages.ts'

export const embeds: Texts<'embeds'> = {
  concert: 'คอนเสิร์ต',
  allDates: 'วันแสดงทั้งหมดบนเว็บไซต์',
  whole: 'รายละเอียดบนเว็บไซต์',
  noDates: 'ยังไม่มีวันแสดงใหม่',
}
