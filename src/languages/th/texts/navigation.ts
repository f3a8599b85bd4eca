import type { Texts } from '../../messages.ts'

export const navigation: Texts<'navigation'> = {
  ticketsNeedNetwork: 'ไม่มีการเชื่อมต่อ หน้าบัตรจะเปิดได้เมื่อกลับมาออนไลน์',
}
