import { sharePictures as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** Texts of the pictures that links are shared with. */
export const sharePictureMessages = defineMessages(inBrandsWords, {
  ru: { site: 'Концерты и билеты', concert: 'Концерт оркестра', question: 'Вопрос и ответ' },
  en: {
    site: 'Concerts and tickets',
    concert: 'Orchestra concert',
    question: 'Question and answer',
  },
  th: { site: 'คอนเสิร์ตและบัตร', concert: 'คอนเสิร์ตออร์เคสตรา', question: 'ถามตอบ' },
})
