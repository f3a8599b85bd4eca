import { consent as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** Texts of the question whether visits may be counted. */
export const consentMessages = defineMessages(inBrandsWords, {
  ru: {
    title: 'Статистика посещений',
    question:
      'Можно посчитать ваше посещение? Яндекс Метрика сохранит файлы cookie, а мы увидим, какие страницы помогают.',
    allow: 'Разрешить',
    refuse: 'Отказаться',
    change: 'Настроить статистику',
  },
  en: {
    title: 'Visit statistics',
    question: 'May we count your visit? Yandex Metrica stores cookies, and we see which pages help.',
    allow: 'Allow',
    refuse: 'Refuse',
    change: 'Statistics settings',
  },
  th: {
    title: 'สถิติการเข้าชม',
    question: 'ขอนับการเข้าชมของคุณได้ไหม Yandex Metrica จะเก็บคุกกี้ และเราจะรู้ว่าหน้าไหนมีประโยชน์',
    allow: 'อนุญาต',
    refuse: 'ปฏิเสธ',
    change: 'ตั้งค่าสถิติ',
  },
})
