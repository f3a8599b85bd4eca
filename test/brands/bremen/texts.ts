import type { TextsOf } from '../../../src/languages/messages.ts'
import type { homeMessages } from '../../../src/languages/texts.ts'

export const home: TextsOf<typeof homeMessages> = {
  de: { chooseConcert: 'Zum Spielplan' },
  en: { chooseConcert: 'See the schedule' },
}
