import { letters as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** What the site writes by e-mail. */
export const letterMessages = defineMessages(inBrandsWords, {
  ru: {
    /** To who has sent a form. Nothing of what was sent stands in it: anybody's address may have been typed. */
    received: {
      subject: (number: string) => `Мы получили ваше письмо, номер ${number}`,
      text: (number: string, orchestra: string, site: string, page: string) =>
        `Здравствуйте.

Мы получили то, что вы отправили на сайте ${site}. Номер: ${number}. Назовите его, если будете звонить или писать снова.

Посмотреть, что мы храним, или удалить это: ${page}

Если вы ничего не отправляли, кто-то указал ваш адрес по ошибке: делать ничего не нужно.

${orchestra}`,
    },
    /** To the editors. */
    arrived: {
      subject: (form: string, number: string) => `${form}: ${number}`,
      text: (number: string, fields: string) => `Номер ${number}.\n\n${fields}`,
      forms: { contact: 'Письмо', b2b: 'Заявка на счёт', audition: 'Заявка на прослушивание' },
    },
    /** To the editors too: who has sent something wants it removed. */
    removal: {
      subject: (number: string) => `Просьба удалить: ${number}`,
      text: (form: string, number: string, until: string) =>
        `${form}, номер ${number}: отправитель просит удалить всё, что прислал.

На сайте это уже удалено. Не позже ${until} удалите запись с этим номером там, где вы работаете с присланным, и письмо с ним в почте.`,
    },
  },
  en: {
    received: {
      subject: (number: string) => `We have your letter, number ${number}`,
      text: (number: string, orchestra: string, site: string, page: string) =>
        `Hello,

We have what you sent at ${site}. Its number is ${number}; please name it when you call or write again.

To see what we keep, or to remove it: ${page}

If you sent nothing, somebody has typed your address by mistake: there is nothing you have to do.

${orchestra}`,
    },
    arrived: {
      subject: (form: string, number: string) => `${form}: ${number}`,
      text: (number: string, fields: string) => `Number ${number}.\n\n${fields}`,
      forms: { contact: 'Letter', b2b: 'Request for an invoice', audition: 'Application for an audition' },
    },
    removal: {
      subject: (number: string) => `Please remove: ${number}`,
      text: (form: string, number: string, until: string) =>
        `${form}, number ${number}: who sent it asks for all of it to be removed.

On the site it is removed already. By ${until}, please remove the entry of this number where you work with what is sent, and the letter that brought it.`,
    },
  },
  th: {
    received: {
      subject: (number: string) => `เราได้รับข้อความของคุณแล้ว หมายเลข ${number}`,
      text: (number: string, orchestra: string, site: string, page: string) =>
        `สวัสดี

เราได้รับสิ่งที่คุณส่งทาง ${site} แล้ว หมายเลข ${number} โปรดแจ้งหมายเลขนี้เมื่อโทรหรือเขียนถึงเราอีกครั้ง

ดูสิ่งที่เราเก็บไว้หรือลบได้ที่ ${page}

หากคุณไม่ได้ส่งอะไร แสดงว่ามีผู้พิมพ์อีเมลของคุณผิด คุณไม่ต้องทำอะไร

${orchestra}`,
    },
    arrived: {
      subject: (form: string, number: string) => `${form}: ${number}`,
      text: (number: string, fields: string) => `หมายเลข ${number}\n\n${fields}`,
      forms: { contact: 'ข้อความ', b2b: 'คำขอใบแจ้งหนี้', audition: 'ใบสมัครออดิชัน' },
    },
    removal: {
      subject: (number: string) => `ขอให้ลบ: ${number}`,
      text: (form: string, number: string, until: string) =>
        `${form} หมายเลข ${number}: ผู้ส่งขอให้ลบทุกอย่างที่ส่งมา

บนเว็บไซต์ลบแล้ว ภายในวันที่ ${until} โปรดลบรายการหมายเลขนี้ในระบบที่คุณใช้ทำงาน และอีเมลที่แจ้งเรื่องนี้`,
    },
  },
})
