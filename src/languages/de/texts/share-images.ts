import { introductions } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const shareImages: Texts<'shareImages'> = {
  site: introductions.de.tagline,
  concert: 'Orchesterkonzert',
  question: 'Frage und Antwort',
}
