import { introductions } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const shareImages: Texts<'shareImages'> = {
  site: introductions.en.tagline,
  concert: 'Orchestra concert',
  question: 'Question and answer',
}
