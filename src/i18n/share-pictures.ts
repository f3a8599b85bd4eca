import { introductions } from '../brand/chosen.ts'
import { sharePictures as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** Texts of the pictures that links are shared with. */
export const sharePictureMessages = defineMessages(inBrandsWords, {
  ru: { site: introductions.ru.tagline, concert: 'Концерт оркестра', question: 'Вопрос и ответ' },
  en: {
    site: introductions.en.tagline,
    concert: 'Orchestra concert',
    question: 'Question and answer',
  },
  th: { site: introductions.th.tagline, concert: 'คอนเสิร์ตออร์เคสตรา', question: 'ถามตอบ' },
})
