import { accountLetters as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** What the site itself writes about accounts; all else their service writes. */
export const accountLetterMessages = defineMessages(inBrandsWords, {
  ru: {
    /** To who has an account already, and whose address was typed to make one. */
    taken: {
      subject: 'У вас уже есть аккаунт',
      text: (orchestra: string, login: string, forgotten: string) =>
        `Здравствуйте.

Кто-то, возможно вы, хотел завести аккаунт с этой почтой. Он у вас уже есть.

Войти: ${login}
Забыли пароль: ${forgotten}

Если это были не вы, ничего делать не нужно: адрес никому не показан.

${orchestra}`,
    },
    welcome: {
      subject: 'Ваш аккаунт готов',
      text: (orchestra: string, login: string, forgotten: string) =>
        `Здравствуйте.

Аккаунт с этой почтой заведён. Войти: ${login}

Если заводили его не вы, задайте свой пароль: ${forgotten}

${orchestra}`,
    },
    /** To the editors. */
    removal: {
      subject: (id: string) => `Просьба удалить аккаунт ${id}`,
      text: (id: string, email: string) =>
        `Посетитель просит удалить аккаунт: номер ${id}, почта ${email}.

Всё, что хранил о нём сайт, уже удалено. Удалите пользователя в Strapi (Content Manager → User) в течение 30 дней.`,
    },
  },
  en: {
    taken: {
      subject: 'You have an account already',
      text: (orchestra: string, login: string, forgotten: string) =>
        `Hello,

Somebody, perhaps you, wanted to make an account with this e-mail address. You have one already.

Sign in: ${login}
Forgotten your password: ${forgotten}

If it wasn’t you, there is nothing to do: nobody was shown your address.

${orchestra}`,
    },
    welcome: {
      subject: 'Your account is ready',
      text: (orchestra: string, login: string, forgotten: string) =>
        `Hello,

There is an account with this e-mail address now. Sign in: ${login}

If you didn’t make it, set a password of your own: ${forgotten}

${orchestra}`,
    },
    removal: {
      subject: (id: string) => `Please remove account ${id}`,
      text: (id: string, email: string) =>
        `A visitor asks to have their account removed: number ${id}, e-mail ${email}.

Everything that the site kept about them is removed. Please remove the user in Strapi (Content Manager → User) within 30 days.`,
    },
  },
  th: {
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
  },
})
