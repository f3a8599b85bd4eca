import { waysOn as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** What one can do on the page of a concert that can't be bought, or was changed. */
export const waysOnMessages = defineMessages(inBrandsWords, {
  ru: {
    refund: 'Возврат билета',
    refundCancelled: 'За отменённый концерт возвращают полную цену билета.',
    refundPostponed: 'Если ждать не хотите, верните билет за полную цену до дня концерта.',
    refundMoved: (day: string) => `Если новая дата не подходит, верните билет за полную цену до ${day}.`,
    refundOnline: (day: string) => `Если трансляция вам не подходит, верните билет за полную цену до ${day}.`,
    refundPaid: (days: number) =>
      `Деньги придут в течение ${days} ${days % 10 === 1 && days % 100 !== 11 ? 'дня' : 'дней'} после обращения.`,
    refundTo: 'Обращайтесь к продавцу:',
    inMyCity: 'Концерты в моём городе',
    noTicketsYet: 'Билеты пока не продаются: добавьте концерт в календарь и загляните позже.',
  },
  en: {
    refund: 'Refunds',
    refundCancelled: 'For a cancelled concert you get the full price of the ticket back.',
    refundPostponed: 'If you would rather not wait, return the ticket for its full price before the concert.',
    refundMoved: (day: string) =>
      `If the new date doesn’t suit you, return the ticket for its full price before ${day}.`,
    refundOnline: (day: string) =>
      `If a broadcast doesn’t suit you, return the ticket for its full price before ${day}.`,
    refundPaid: (days: number) =>
      `The money comes within ${days} ${days === 1 ? 'day' : 'days'} after you have asked for it.`,
    refundTo: 'Write to the seller:',
    inMyCity: 'Concerts in my city',
    noTicketsYet: 'Tickets aren’t on sale yet: add the concert to your calendar and look in later.',
  },
  th: {
    refund: 'การคืนบัตร',
    refundCancelled: 'คอนเสิร์ตที่ยกเลิกได้รับเงินคืนเต็มราคาบัตร',
    refundPostponed: 'หากไม่ต้องการรอ คืนบัตรได้เต็มราคาก่อนวันแสดง',
    refundMoved: (day: string) => `หากวันใหม่ไม่สะดวก คืนบัตรได้เต็มราคาก่อนวันที่ ${day}`,
    refundOnline: (day: string) => `หากไม่สะดวกรับชมออนไลน์ คืนบัตรได้เต็มราคาก่อนวันที่ ${day}`,
    refundPaid: (days: number) => `จะได้รับเงินภายใน ${days} วันหลังแจ้งขอคืน`,
    refundTo: 'ติดต่อผู้จำหน่าย:',
    inMyCity: 'คอนเสิร์ตในเมืองของฉัน',
    noTicketsYet: 'ยังไม่เปิดขายบัตร เพิ่มคอนเสิร์ตลงปฏิทินแล้วกลับมาดูใหม่ภายหลัง',
  },
})
