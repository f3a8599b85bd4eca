import type { Texts } from '../../messages.ts'

export const sent: Texts<'sent'> = {
  number: 'หมายเลข:',
  numberHint: 'ใช้หมายเลขนี้เมื่อโทรหรือเขียนถึงเราอีกครั้ง เราจะค้นหาข้อความของคุณได้',
  seeOrRemove: 'ดูสิ่งที่เก็บไว้หรือลบ',
  toConcerts: 'ดูคอนเสิร์ต',
}
