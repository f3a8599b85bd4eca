import type { Texts } from '../../messages.ts'

export const waysOn: Texts<'waysOn'> = {
  refund: 'การคืนบัตร',
  giveBack: 'ขอคืนบัตร',
  otherEvenings: 'รอบอื่นของโปรแกรมนี้',
  refundCancelled: 'คอนเสิร์ตที่ยกเลิกได้รับเงินคืนเต็มราคาบัตร',
  refundPostponed: 'หากไม่ต้องการรอ คืนบัตรได้เต็มราคาก่อนวันแสดง',
  refundMoved: (day: string) => `หากวันใหม่ไม่สะดวก คืนบัตรได้เต็มราคาก่อนวันที่ ${day}`,
  refundOnline: (day: string) => `หากไม่สะดวกรับชมออนไลน์ คืนบัตรได้เต็มราคาก่อนวันที่ ${day}`,
  refundPaid: (days: number) => `จะได้รับเงินภายใน ${days} วันหลังแจ้งขอคืน`,
  refundTo: 'ติดต่อผู้จำหน่าย:',
  inMyCity: 'คอนเสิร์ตในเมืองของฉัน',
  noTicketsYet: 'ยังไม่เปิดขายบัตร เพิ่มคอนเสิร์ตลงปฏิทินแล้วกลับมาดูใหม่ภายหลัง',
}
