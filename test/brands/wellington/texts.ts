import type { homeMessages } from '../../../src/i18n/home.ts'
import type { TextsOf } from '../../../src/i18n/messages.ts'

export const home: TextsOf<typeof homeMessages> = {
  en: { chooseConcert: 'Find a seat' },
}
