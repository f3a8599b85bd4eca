import type { Texts } from '../../messages.ts'

export const consent: Texts<'consent'> = {
  title: 'สถิติการเข้าชม',
  question: 'ขอนับการเข้าชมของคุณได้ไหม Yandex Metrica จะเก็บคุกกี้ และเราจะรู้ว่าหน้าไหนมีประโยชน์',
  allow: 'อนุญาต',
  refuse: 'ปฏิเสธ',
  change: 'ตั้งค่าสถิติ',
}
