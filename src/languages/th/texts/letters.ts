import type { Texts } from '../../messages.ts'

export const letters: Texts<'letters'> = {
  beforeAddress: 'หากกดปุ่มไม่ได้ โปรดเปิดลิงก์นี้',
  received: {
    subject: (number: string) => `เราได้รับข้อความของคุณแล้ว: ${number}`,
    text: (number: string, site: string) =>
      `ขอบคุณ เราได้รับสิ่งที่คุณส่งทาง ${site} แล้ว หมายเลข ${number} โปรดแจ้งหมายเลขนี้เมื่อโทรหรือเขียนถึงเราอีกครั้ง`,
    see: 'ดูหรือลบ',
    note: 'หากคุณไม่ได้ส่งอะไร แสดงว่ามีผู้พิมพ์อีเมลของคุณผิด คุณไม่ต้องทำอะไร',
  },
  arrived: {
    subject: (form: string, number: string) => `${form}: ${number}`,
    text: (number: string) => `หมายเลข ${number}`,
  },
  removal: {
    subject: (number: string) => `ขอให้ลบ: ${number}`,
    text: (form: string, number: string) => `${form} หมายเลข ${number}: ผู้ส่งขอให้ลบทุกอย่างที่ส่งมา`,
    next: (until: string) =>
      `บนเว็บไซต์ลบแล้ว ภายในวันที่ ${until} โปรดลบรายการหมายเลขนี้ในระบบที่คุณใช้ทำงาน และอีเมลที่แจ้งเรื่องนี้`,
  },
  /** The office's answer to the sender of a form. */
  answer: {
    subject: (number) => `ตอบข้อความของคุณ ${number}`,
    intro: (day) => `คุณเขียนเมื่อ ${day}:`,
  },
}
