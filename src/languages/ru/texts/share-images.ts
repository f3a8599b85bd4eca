import { introductions } from '../../../brand/chosen.ts'

/** Texts of the pictures that links are shared with. */
export const shareImages = {
  site: introductions.ru.tagline,
  concert: 'Концерт оркестра',
  question: 'Вопрос и ответ',
}
