import type { Texts } from '../../messages.ts'

export const consent: Texts<'consent'> = {
  title: 'สถิติการเข้าชม',
  question: (name: string) => `ขอนับการเข้าชมของคุณได้ไหม ${name} จะเก็บคุกกี้ และเราจะรู้ว่าหน้าไหนมีประโยชน์`,
  questionWithoutCookies: (name: string) =>
    `ขอนับการเข้าชมของคุณได้ไหม ${name} ไม่เก็บอะไรไว้ในเบราว์เซอร์ และเราจะรู้ว่าหน้าไหนมีประโยชน์`,
  allow: 'อนุญาต',
  refuse: 'ปฏิเสธ',
  change: 'ตั้งค่าสถิติ',
}
