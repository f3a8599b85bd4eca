import { defineLanguage } from '../../shared/languages/define-language.ts'
import { cyrillicLookalikes, digits, toLetterRange } from '../letter-range.ts'
import { placeNames } from './place-names.ts'
import { dateWords, helpWords, smallWords } from './search-words.ts'

declare module '../../shared/languages/define-language.ts' {
  interface KnownLanguages {
    kk: true
  }
}

/** Letters of Kazakh that Russian lacks. */
const ownLetters = 'әғқңөұүһіӘҒҚҢӨҰҮҺІ'

/** The frame of pages, concerts, the schedule, cities and errors are in Kazakh; other texts are the Russian ones. */
export const language = defineLanguage({
  tag: 'kk',
  name: 'Қазақша',
  fallback: 'ru',
  script: 'Cyrl',
  readsBefore: ['ru'],
  intlTag: 'kk-KZ',
  weekday: 'short',
  weekdayIsFirst: false,
  withoutMonthDot: true,
  datesInFigures: false,
  hourWord: '',
  yearsAhead: 0,
  currencyNames: { KZT: 'ТЕҢГЕ ТГ ТГ.' },
  openGraphTag: 'kk_KZ',
  respellings: [],
  hasCompounds: false,
  typography: {
    quotes: ['«', '»'],
    dash: '—',
    bindsNext: '[а-яёәғқңөұүһі]{1,2}|мен|пен|бен',
    bindsPrevious: 'ма|ме|ба|бе|па|пе|да|де|та|те',
    abbreviations: 'қ|к|көш|ж|т|б',
  },
  keyboard: {
    keys: '("әіңғ,.үұқөһйцукенгшщзхъ\\фывапролджэячсмитьбю№)!ӘІҢҒ;:ҮҰҚӨҺЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ?',
    letters: `[${ownLetters}]`,
  },
  dateWords,
  helpWords,
  smallWords,
  placeNames,
  phoneLabels: 'тел|ұялы',
  lookalikes: cyrillicLookalikes,
  commonPasswords: 'құпиясөз құпиясөз1 құпиясөз123 қазақстан сәлем123',
  letters: {
    alphabet: `${toLetterRange(0x430, 0x44f)}ё${toLetterRange(0x410, 0x42f)}Ё${ownLetters}${digits}`,
    ofPages: `${toLetterRange(0x410, 0x44f)}Ёё${ownLetters}`,
    // Letters of Russian and related languages, as in «Ђорђевић».
    ofNames: toLetterRange(0x402, 0x40f) + toLetterRange(0x452, 0x45f) + toLetterRange(0x492, 0x4ff),
    ofPictures: [...toLetterRange(0x400, 0x45f), ...ownLetters],
    sample:
      'Алматыдағы жақын концерттер: 12 желтоқсан, сенбі, 19:00. Экран алдындағы симфониялық оркестр, кино музыкасы, филармония. Билеттер 5 000 ₸-ден. Бағдарламалар, қалалар, залдар, жаңалықтар, сұрақтар мен жауаптар. Қалаңызды таңдаңыз, оркестрдің жақын жерде қашан болатынын көрсетеміз.',
  },
  starterFont: {
    name: 'Golos Text',
    display: '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
    text: '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
  },
})
