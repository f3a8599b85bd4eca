import type { Texts } from '../../messages.ts'

export const accountLetters: Texts<'accountLetters'> = {
  taken: {
    subject: 'คุณมีบัญชีอยู่แล้ว',
    text: (orchestra: string, login: string, forgotten: string) =>
      `สวัสดี

มีผู้ต้องการสร้างบัญชีด้วยอีเมลนี้ ซึ่งอาจเป็นคุณเอง คุณมีบัญชีอยู่แล้ว

เข้าสู่ระบบ: ${login}
ลืมรหัสผ่าน: ${forgotten}

หากไม่ใช่คุณ ไม่ต้องทำอะไร เราไม่ได้เปิดเผยอีเมลของคุณแก่ผู้ใด

${orchestra}`,
  },
  welcome: {
    subject: 'บัญชีของคุณพร้อมใช้งานแล้ว',
    text: (orchestra: string, login: string, forgotten: string) =>
      `สวัสดี

มีบัญชีที่ใช้อีเมลนี้แล้ว เข้าสู่ระบบ: ${login}

หากคุณไม่ได้สร้างบัญชีนี้ โปรดตั้งรหัสผ่านใหม่: ${forgotten}

${orchestra}`,
  },
  removal: {
    subject: (id: string) => `คำขอลบบัญชี ${id}`,
    text: (id: string, email: string) =>
      `ผู้ใช้ขอให้ลบบัญชี หมายเลข ${id} อีเมล ${email}

ข้อมูลทั้งหมดที่เว็บไซต์เก็บไว้ถูกลบแล้ว โปรดลบผู้ใช้ใน Strapi (Content Manager → User) ภายใน 30 วัน`,
  },
}
