import { challenge as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** What a form says of the check that a person fills it in. Whoever can't pass it may send all the same. */
export const challengeMessages = defineMessages(inBrandsWords, {
  ru: {
    asking:
      'Отметьте, что вы не программа. Если не получается, отправляйте и так: мы проверим сами, но ответ может прийти позже.',
    failed:
      'Проверка от спама не загрузилась. Отправляйте и так: мы проверим сами, но ответ может прийти позже.',
    withoutScript:
      'Проверка от спама работает только с JavaScript. Без неё мы проверим сами, но ответ может прийти позже.',
  },
  en: {
    asking:
      'Please confirm that you are a person. If that doesn’t work, send it anyway: we will check it ourselves, but our answer may take longer.',
    failed:
      'The spam check didn’t load. Send it anyway: we will check it ourselves, but our answer may take longer.',
    withoutScript:
      'The spam check needs JavaScript. Without it we check ourselves, but our answer may take longer.',
  },
  th: {
    asking: 'โปรดยืนยันว่าคุณไม่ใช่โปรแกรม หากยืนยันไม่ได้ก็ส่งได้เลย เราจะตรวจสอบเอง แต่อาจตอบช้ากว่าปกติ',
    failed: 'ระบบตรวจสแปมโหลดไม่สำเร็จ แต่ยังส่งได้ตามปกติ เราจะตรวจสอบเอง และอาจตอบช้ากว่าปกติ',
    withoutScript: 'ระบบตรวจสแปมใช้ได้เมื่อเปิด JavaScript เท่านั้น หากปิดอยู่ เราจะตรวจสอบเอง และอาจตอบช้ากว่าปกติ',
  },
})
