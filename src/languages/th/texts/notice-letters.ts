import type { Texts } from '../../messages.ts'

export const noticeLetters: Texts<'noticeLetters'> = {
  confirmation: {
    subject: (orchestra: string) => `ยืนยันการรับแจ้งเตือน: ${orchestra}`,
    text: 'มีผู้ขอรับการแจ้งเตือนเกี่ยวกับคอนเสิร์ตทางอีเมลนี้ หากเป็นคุณ โปรดยืนยันในหน้าเว็บของเรา',
    confirm: 'ยืนยันการรับแจ้งเตือน',
    note: 'หากไม่ใช่คุณ ไม่ต้องทำอะไร เราจะไม่ส่งอีเมลอีก และจะลบที่อยู่นี้ภายในสามวัน',
  },
  openConcert: 'ดูคอนเสิร์ต',
  chooseTickets: 'เลือกบัตร',
  allConcerts: 'คอนเสิร์ตทั้งหมด',
  reason: 'คุณได้รับอีเมลนี้เพราะขอรับการแจ้งเตือนเกี่ยวกับคอนเสิร์ต',
  leave: 'ยกเลิกการรับแจ้งเตือน',
}
