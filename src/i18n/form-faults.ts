import { formFaults as inBrandsWords } from '../brand/texts.ts'
import type { DateFault } from '../shared/forms/birth-date.ts'
import type { FieldFault } from '../shared/forms/fields.ts'
import type { Locale } from '../shared/locales.ts'
import { defineMessages } from './messages.ts'

/** What is wrong with an answer; apart from what forms ask, since browsers load it. */
export const formFaultMessages = defineMessages(inBrandsWords, {
  ru: {
    missing: (label: string) => `Заполните поле «${label}»`,
    long: (label: string) => `В поле «${label}» слишком много текста`,
    email: () => 'Проверьте адрес почты: он пишется как name@example.com',
    phone: () => 'Проверьте номер телефона: цифры, можно с кодом страны, как +7 900 000-00-00',
    choice: (label: string) => `Выберите значение в поле «${label}»`,
    consent: () => 'Без согласия мы не вправе прочитать то, что вы пишете',
    reach: () => 'Оставьте почту или телефон, чтобы мы могли ответить',
    tickets: () => 'Укажите число билетов: от 1 до 2000',
    people: () => 'Укажите, сколько вас: от 2 до 200',
    inn: () => 'Проверьте ИНН: в нём 10 или 12 цифр, и последние сходятся с остальными',
    kpp: () => 'Проверьте КПП: в нём 9 знаков',
    link: (label: string) => `Проверьте ссылку в поле «${label}»: она начинается с https://`,
    'link-login': (label: string) => `Уберите имя и пароль из ссылки в поле «${label}»`,
    'not-in-city': () => 'Этого концерта нет среди концертов города: выберите заново',
    'no-day': (label: string) => `В поле «${label}» не хватает дня`,
    'no-month': (label: string) => `В поле «${label}» не хватает месяца`,
    'no-year': (label: string) => `В поле «${label}» не хватает года`,
    date: (label: string) => `Такой даты нет: проверьте поле «${label}»`,
    future: (label: string) => `Этот день ещё не наступил: проверьте поле «${label}»`,
    'too-young': () => 'Прослушивание открыто с 16 лет',
  },
  en: {
    missing: (label: string) => `Please fill in “${label}”`,
    long: (label: string) => `There is too much text in “${label}”`,
    email: () => 'Please check the e-mail address: it looks like name@example.com',
    phone: () =>
      'Please check the phone number: digits, with a country code if you like, as +44 20 7946 0000',
    choice: (label: string) => `Please choose an answer in “${label}”`,
    consent: () => 'Without your consent we may not read what you write',
    reach: () => 'Please leave an e-mail address or a phone number, so that we can answer',
    tickets: () => 'Please enter the number of tickets, from 1 to 2000',
    people: () => 'Please enter how many of you there are, from 2 to 200',
    inn: () => 'Please check the tax number: it has 10 or 12 digits, and the last ones fit the others',
    kpp: () => 'Please check the registration code: it has 9 characters',
    link: (label: string) => `Please check the link in “${label}”: it begins with https://`,
    'link-login': (label: string) => `Please take the name and password out of the link in “${label}”`,
    'not-in-city': () => 'This concert isn’t among those of the city: please choose again',
    'no-day': (label: string) => `“${label}” must include a day`,
    'no-month': (label: string) => `“${label}” must include a month`,
    'no-year': (label: string) => `“${label}” must include a year`,
    date: (label: string) => `There is no such date: please check “${label}”`,
    future: (label: string) => `This day is still to come: please check “${label}”`,
    'too-young': () => 'Auditions are open from the age of 16',
  },
  th: {
    missing: (label: string) => `โปรดกรอก “${label}”`,
    long: (label: string) => `ข้อความใน “${label}” ยาวเกินไป`,
    email: () => 'โปรดตรวจสอบอีเมล เช่น name@example.com',
    phone: () => 'โปรดตรวจสอบหมายเลขโทรศัพท์ ใช้ตัวเลข ใส่รหัสประเทศได้ เช่น +66 2 123 4567',
    choice: (label: string) => `โปรดเลือกคำตอบใน “${label}”`,
    consent: () => 'หากไม่ได้รับความยินยอม เราไม่สามารถอ่านสิ่งที่คุณเขียนได้',
    reach: () => 'โปรดระบุอีเมลหรือโทรศัพท์ เพื่อให้เราตอบกลับได้',
    tickets: () => 'โปรดระบุจำนวนบัตร ตั้งแต่ 1 ถึง 2000 ใบ',
    people: () => 'โปรดระบุจำนวนสมาชิก ตั้งแต่ 2 ถึง 200 คน',
    inn: () => 'โปรดตรวจสอบเลขผู้เสียภาษี ต้องมี 10 หรือ 12 หลัก และหลักท้ายต้องถูกต้อง',
    kpp: () => 'โปรดตรวจสอบรหัสทะเบียน ต้องมี 9 หลัก',
    link: (label: string) => `โปรดตรวจสอบลิงก์ใน “${label}” ต้องขึ้นต้นด้วย https://`,
    'link-login': (label: string) => `โปรดลบชื่อผู้ใช้และรหัสผ่านออกจากลิงก์ใน “${label}”`,
    'not-in-city': () => 'คอนเสิร์ตนี้ไม่อยู่ในรายการของเมืองที่ระบุ โปรดเลือกอีกครั้ง',
    'no-day': (label: string) => `โปรดใส่วันใน “${label}”`,
    'no-month': (label: string) => `โปรดใส่เดือนใน “${label}”`,
    'no-year': (label: string) => `โปรดใส่ปีใน “${label}”`,
    date: (label: string) => `ไม่มีวันที่นี้ โปรดตรวจสอบ “${label}”`,
    future: (label: string) => `วันนี้ยังมาไม่ถึง โปรดตรวจสอบ “${label}”`,
    'too-young': () => 'เปิดรับออดิชันตั้งแต่อายุ 16 ปี',
  },
})

type AnyFault = FieldFault | DateFault['fault']

/**
 * What is wrong with a field, in words.
 *
 * @param fault the schema's message (`shared/forms/`)
 * @param label of the field that it is about
 */
export function toFaultText(locale: Locale, fault: string, label: string): string {
  const texts: Record<AnyFault, (label: string) => string> = formFaultMessages(locale)
  return isFault(texts, fault) ? texts[fault](label) : texts.missing(label)
}

const isFault = (texts: Record<AnyFault, unknown>, fault: string): fault is AnyFault =>
  Object.hasOwn(texts, fault)
