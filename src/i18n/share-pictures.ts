import { defineMessages } from './messages.ts'

/** Texts of the pictures that links are shared with. */
export const sharePictureMessages = defineMessages({
  ru: { site: 'Музыка кино, аниме и игр вживую', concert: 'Концерт оркестра', question: 'Вопрос и ответ' },
  en: {
    site: 'Film, anime and game music live',
    concert: 'Orchestra concert',
    question: 'Question and answer',
  },
  th: { site: 'ดนตรีภาพยนตร์ อนิเมะ และเกม แสดงสด', concert: 'คอนเสิร์ตออร์เคสตรา', question: 'ถามตอบ' },
})
