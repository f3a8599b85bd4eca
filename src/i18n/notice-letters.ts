import { noticeLetters as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** Letters about notices: the one that asks whether the address is theirs, and what stands around a notice. */
export const noticeLetterMessages = defineMessages(inBrandsWords, {
  ru: {
    confirmSubject: (site: string) => `Подтвердите подписку: ${site}`,
    confirm: (site: string, page: string) => `Здравствуйте.

Кто-то попросил присылать на этот адрес уведомления о концертах (${site}). Если это вы, откройте ссылку и нажмите кнопку:

${page}

Если это были не вы, ничего не делайте: мы больше не напишем, а адрес удалим через три дня.`,
    notice: (body: string, page: string, site: string, leave: string) => `${body}

${page}

--
${site}
Отписаться: ${leave}`,
  },
  en: {
    confirmSubject: (site) => `Confirm your subscription: ${site}`,
    confirm: (site, page) => `Hello,

somebody has asked for notices about concerts at this address (${site}). If it was you, open the link and press the button:

${page}

If it wasn’t you, do nothing: we won’t write again, and remove the address in three days.`,
    notice: (body, page, site, leave) => `${body}

${page}

--
${site}
Unsubscribe: ${leave}`,
  },
  th: {
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
  },
})
