import { introductions } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const shareImages: Texts<'shareImages'> = {
  site: introductions.th.tagline,
  concert: 'คอนเสิร์ตออร์เคสตรา',
  question: 'ถามตอบ',
}
