import { contactForm as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** What the contact form asks. */
export const contactFormMessages = defineMessages(inBrandsWords, {
  ru: {
    title: 'Написать нам',
    send: 'Отправить',
    labels: {
      name: 'Как вас зовут',
      email: 'Почта',
      phone: 'Телефон',
      topic: 'О чём вы пишете',
      concert: 'Концерт',
      message: 'Сообщение',
      consent: 'Согласие',
    },
    hints: {
      email: 'Почта или телефон: достаточно одного',
      message: 'Если письмо о концерте, назовите город и дату',
    },
    choices: {
      topic: {
        tickets: 'Билеты и возврат',
        invitation: 'Пригласить оркестр',
        press: 'Для прессы',
        accessibility: 'Доступность зала',
        other: 'Другое',
      },
    },
  },
  en: {
    title: 'Write to us',
    send: 'Send',
    labels: {
      name: 'Your name',
      email: 'E-mail',
      phone: 'Phone',
      topic: 'What it is about',
      concert: 'Concert',
      message: 'Message',
      consent: 'Consent',
    },
    hints: {
      email: 'E-mail or phone: one is enough',
      message: 'If it is about a concert, name its city and date',
    },
    choices: {
      topic: {
        tickets: 'Tickets and refunds',
        invitation: 'Inviting the orchestra',
        press: 'Press',
        accessibility: 'Accessibility of a hall',
        other: 'Something else',
      },
    },
  },
  th: {
    title: 'เขียนถึงเรา',
    send: 'ส่ง',
    labels: {
      name: 'ชื่อของคุณ',
      email: 'อีเมล',
      phone: 'โทรศัพท์',
      topic: 'เรื่องที่ติดต่อ',
      concert: 'คอนเสิร์ต',
      message: 'ข้อความ',
      consent: 'ความยินยอม',
    },
    hints: {
      email: 'อีเมลหรือโทรศัพท์ อย่างใดอย่างหนึ่งก็พอ',
      message: 'หากเป็นเรื่องคอนเสิร์ต โปรดระบุเมืองและวันที่',
    },
    choices: {
      topic: {
        tickets: 'บัตรและการคืนเงิน',
        invitation: 'เชิญวงออร์เคสตรา',
        press: 'สื่อมวลชน',
        accessibility: 'การเข้าถึงสถานที่',
        other: 'อื่น ๆ',
      },
    },
  },
})
