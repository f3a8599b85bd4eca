import type { Texts } from '../../messages.ts'

export const noticeLetters: Texts<'noticeLetters'> = {
  confirmSubject: (site) => `ยืนยันการรับแจ้งเตือน: ${site}`,
  confirm: (site, page) => `สวัสดี

มีผู้ขอรับการแจ้งเตือนเกี่ยวกับคอนเสิร์ตทางอีเมลนี้ (${site}) หากเป็นคุณ โปรดเปิดลิงก์แล้วกดปุ่มยืนยัน:

${page}

หากไม่ใช่คุณ ไม่ต้องทำอะไร เราจะไม่ส่งอีเมลอีก และจะลบที่อยู่นี้ภายในสามวัน`,
  notice: (body, page, site, leave) => `${body}

${page}

--
${site}
ยกเลิกการรับแจ้งเตือน: ${leave}`,
}
