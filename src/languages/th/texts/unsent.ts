import type { Texts } from '../../messages.ts'

/** Texts of the page that returns a form which wasn't handled: the session had ended, or couldn't be read. */
export const unsent: Texts<'unsent'> = {
  signedOut: 'คุณออกจากระบบแล้ว จึงยังไม่ได้ส่งอะไร',
  signedOutHint: 'ข้อความของคุณยังอยู่ในหน้านี้ เข้าสู่ระบบในแท็บใหม่ แล้วกลับมาส่งอีกครั้ง',
  silent: 'ยังไม่ได้ส่งอะไร',
  silentHint: 'ฐานข้อมูลไม่ตอบในขณะนี้ ข้อความของคุณยังอยู่ในหน้านี้ รอสักครู่แล้วส่งอีกครั้ง',
  signIn: 'เข้าสู่ระบบในแท็บใหม่',
  typed: 'ข้อความที่คุณเขียน',
  again: 'ส่งอีกครั้ง',
}
