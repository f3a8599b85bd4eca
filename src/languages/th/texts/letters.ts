import type { Texts } from '../../messages.ts'

export const letters: Texts<'letters'> = {
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
  },
  removal: {
    subject: (number: string) => `ขอให้ลบ: ${number}`,
    text: (form: string, number: string, until: string) =>
      `${form} หมายเลข ${number}: ผู้ส่งขอให้ลบทุกอย่างที่ส่งมา

บนเว็บไซต์ลบแล้ว ภายในวันที่ ${until} โปรดลบรายการหมายเลขนี้ในระบบที่คุณใช้ทำงาน และอีเมลที่แจ้งเรื่องนี้`,
  },
}
