import { sent as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** What the site says once a form has been sent. */
export const sentMessages = defineMessages(inBrandsWords, {
  ru: {
    number: 'Номер:',
    numberHint: 'По этому номеру мы найдём ваше письмо, если вы позвоните или напишете снова.',
    seeOrRemove: 'Посмотреть, что хранится, или удалить',
    toConcerts: 'Смотреть концерты',
    forms: {
      contact: { title: 'Письмо у нас', next: 'Спасибо. Прочитаем и ответим туда, куда вы указали.' },
      b2b: { title: 'Заявка у нас', next: 'Спасибо. Менеджер ответит в течение рабочего дня.' },
      audition: { title: 'Заявка у нас', next: 'Спасибо. Послушаем ваши записи и напишем вам.' },
    },
  },
  en: {
    number: 'Number:',
    numberHint: 'With this number we find your letter when you call or write again.',
    seeOrRemove: 'See what is kept, or remove it',
    toConcerts: 'See the concerts',
    forms: {
      contact: {
        title: 'We have your letter',
        next: 'Thank you. We will read it and answer where you told us to.',
      },
      b2b: { title: 'We have your request', next: 'Thank you. A manager will answer within a working day.' },
      audition: { title: 'We have your application', next: 'Thank you. We will listen and write to you.' },
    },
  },
  th: {
    number: 'หมายเลข:',
    numberHint: 'ใช้หมายเลขนี้เมื่อโทรหรือเขียนถึงเราอีกครั้ง เราจะค้นหาข้อความของคุณได้',
    seeOrRemove: 'ดูสิ่งที่เก็บไว้หรือลบ',
    toConcerts: 'ดูคอนเสิร์ต',
    forms: {
      contact: { title: 'เราได้รับข้อความแล้ว', next: 'ขอบคุณ เราจะอ่านและตอบกลับตามที่คุณระบุ' },
      b2b: { title: 'เราได้รับคำขอแล้ว', next: 'ขอบคุณ ผู้จัดการจะตอบกลับภายในหนึ่งวันทำการ' },
      audition: { title: 'เราได้รับใบสมัครแล้ว', next: 'ขอบคุณ เราจะฟังบันทึกของคุณแล้วเขียนถึงคุณ' },
    },
  },
})
