import { introductions } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const sharePictures: Texts<'sharePictures'> = {
  site: introductions.th.tagline,
  concert: 'คอนเสิร์ตออร์เคสตรา',
  question: 'ถามตอบ',
}
