import { formFields as inBrandsWords } from '../brand/texts.ts'
import type { Locale } from '../shared/locales.ts'
import { defineMessages } from './messages.ts'

/** What the forms of the site ask for, and what is wrong with an answer. */
export const formFieldMessages = defineMessages(inBrandsWords, {
  ru: {
    optional: 'необязательно',
    choose: 'Выберите',
    /** For programs only: who sees the field leaves it empty. */
    leaveEmpty: 'Оставьте это поле пустым',
    faults: {
      missing: (label: string) => `Заполните поле «${label}»`,
      long: (label: string) => `В поле «${label}» слишком много текста`,
      email: () => 'Проверьте адрес почты: он пишется как name@example.com',
      phone: () => 'Проверьте номер телефона: цифры, можно с кодом страны, как +7 900 000-00-00',
      choice: (label: string) => `Выберите значение в поле «${label}»`,
      consent: () => 'Без согласия мы не вправе прочитать то, что вы пишете',
      reach: () => 'Оставьте почту или телефон, чтобы мы могли ответить',
    },
    forms: {
      contact: {
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
          phone: '',
          message: 'Если письмо о концерте, назовите город и дату',
        },
        choices: {
          tickets: 'Билеты и возврат',
          invitation: 'Пригласить оркестр',
          press: 'Для прессы',
          accessibility: 'Доступность зала',
          other: 'Другое',
        },
      },
    },
    consent: 'Согласен на обработку этих данных, чтобы получить ответ',
    consentMore: 'Что и как долго мы храним',
  },
  en: {
    optional: 'optional',
    choose: 'Choose',
    leaveEmpty: 'Leave this field empty',
    faults: {
      missing: (label: string) => `Please fill in “${label}”`,
      long: (label: string) => `There is too much text in “${label}”`,
      email: () => 'Please check the e-mail address: it looks like name@example.com',
      phone: () =>
        'Please check the phone number: digits, with a country code if you like, as +44 20 7946 0000',
      choice: (label: string) => `Please choose an answer in “${label}”`,
      consent: () => 'Without your consent we may not read what you write',
      reach: () => 'Please leave an e-mail address or a phone number, so that we can answer',
    },
    forms: {
      contact: {
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
          phone: '',
          message: 'If it is about a concert, name its city and date',
        },
        choices: {
          tickets: 'Tickets and refunds',
          invitation: 'Inviting the orchestra',
          press: 'Press',
          accessibility: 'Accessibility of a hall',
          other: 'Something else',
        },
      },
    },
    consent: 'I agree that these data are used to answer me',
    consentMore: 'What we keep, and for how long',
  },
  th: {
    optional: 'ไม่บังคับ',
    choose: 'เลือก',
    leaveEmpty: 'เว้นช่องนี้ว่างไว้',
    faults: {
      missing: (label: string) => `โปรดกรอก “${label}”`,
      long: (label: string) => `ข้อความใน “${label}” ยาวเกินไป`,
      email: () => 'โปรดตรวจสอบอีเมล เช่น name@example.com',
      phone: () => 'โปรดตรวจสอบหมายเลขโทรศัพท์ ใช้ตัวเลข ใส่รหัสประเทศได้ เช่น +66 2 123 4567',
      choice: (label: string) => `โปรดเลือกคำตอบใน “${label}”`,
      consent: () => 'หากไม่ได้รับความยินยอม เราไม่สามารถอ่านสิ่งที่คุณเขียนได้',
      reach: () => 'โปรดระบุอีเมลหรือโทรศัพท์ เพื่อให้เราตอบกลับได้',
    },
    forms: {
      contact: {
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
          phone: '',
          message: 'หากเป็นเรื่องคอนเสิร์ต โปรดระบุเมืองและวันที่',
        },
        choices: {
          tickets: 'บัตรและการคืนเงิน',
          invitation: 'เชิญวงออร์เคสตรา',
          press: 'สื่อมวลชน',
          accessibility: 'การเข้าถึงสถานที่',
          other: 'อื่น ๆ',
        },
      },
    },
    consent: 'ยินยอมให้ใช้ข้อมูลนี้เพื่อตอบกลับ',
    consentMore: 'เราเก็บอะไรและนานเท่าไร',
  },
})

/**
 * What is wrong with a field, in words.
 *
 * @param fault the schema's message (`shared/forms/fields.ts`)
 * @param label of the field that it is about
 */
export function toFaultText(locale: Locale, fault: string, label: string): string {
  const { faults } = formFieldMessages(locale)
  const texts: Readonly<Record<string, (label: string) => string>> = faults
  return texts[fault]?.(label) ?? faults.missing(label)
}
