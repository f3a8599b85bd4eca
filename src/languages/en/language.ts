import { defineLanguage } from '../../shared/languages/define-language.ts'
import { digits, toLetterRange } from '../letter-range.ts'
import { placeNames, regionNames } from './place-names.ts'
import { dateWords, helpWords, smallWords } from './search-words.ts'

declare module '../../shared/languages/define-language.ts' {
  interface KnownLanguages {
    en: true
  }
}

export const language = defineLanguage({
  tag: 'en',
  name: 'English',
  script: 'Latn',
  readsBefore: [],
  intlTag: 'en-GB',
  weekday: 'short',
  weekdayIsFirst: false,
  withoutMonthDot: false,
  datesInFigures: false,
  hourWord: '',
  yearsAhead: 0,
  currencyNames: { EUR: 'EURO EUROS', THB: 'BAHT' },
  openGraphTag: 'en_GB',
  // Russian names end in «sky», «ski» and «skiy».
  respellings: [['sk(?:y|ij|iy|ii)(?![a-z])', 'ski']],
  hasCompounds: false,
  typography: {
    quotes: ['“', '”'],
    dash: '–',
    bindsNext: 'a|an|I',
    bindsPrevious: '',
    abbreviations: 'No|Mr|Mrs|Ms|Dr|St|p|pp|vs',
    hasApostrophes: true,
  },
  keyboard: {
    keys: '`1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?',
    letters: '[a-z]',
    isForNames: true,
  },
  dateWords,
  helpWords,
  smallWords,
  placeNames,
  regionNames,
  phoneLabels: 'tel|phone|mob',
  lookalikes: {},
  commonPasswords: '',
  letters: {
    alphabet: toLetterRange(0x61, 0x7a) + toLetterRange(0x41, 0x5a) + digits,
    ofPages: '',
    ofNames: '',
    ofPictures: [],
    sample:
      'Upcoming concerts in Wellington: Saturday 12 December, 19:00. Film music live, a symphony orchestra under the screen, Town Hall. Tickets from $45. Programs, cities, venues, news, questions and answers. Choose your city and we show you when the orchestra is near.',
  },
  starterFont: {
    name: 'Golos Text',
    display: '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
    text: '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
  },
})
