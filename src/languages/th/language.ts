import { defineLanguage } from '../../shared/languages/define-language.ts'
import { digits, toLetterRange } from '../letter-range.ts'
import { regionNames } from './place-names.ts'
import { dateWords, helpWords, smallWords } from './search-words.ts'

declare module '../../shared/languages/define-language.ts' {
  interface KnownLanguages {
    th: true
  }
}

export const language = defineLanguage({
  tag: 'th',
  name: 'ไทย',
  script: 'Thai',
  readsBefore: ['en'],
  intlTag: 'th-TH',
  weekday: 'narrow',
  weekdayIsFirst: false,
  withoutMonthDot: false,
  datesInFigures: false,
  hourWord: '',
  yearsAhead: 543,
  currencyNames: { THB: 'บาท' },
  openGraphTag: 'th_TH',
  respellings: [],
  hasCompounds: false,
  typography: {
    quotes: ['“', '”'],
    dash: '–',
    bindsNext: '',
    bindsPrevious: '',
    abbreviations: '',
    isSpacedFromLatin: true,
  },
  keyboard: {
    keys: '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ',
    letters: '\\p{Script=Thai}',
  },
  dateWords,
  helpWords,
  smallWords,
  regionNames,
  phoneLabels: 'โทร',
  lookalikes: {},
  commonPasswords: '',
  letters: {
    alphabet: toLetterRange(0x0e01, 0x0e3a) + toLetterRange(0x0e40, 0x0e4d) + digits,
    ofPages: toLetterRange(0x0e01, 0x0e3a) + toLetterRange(0x0e3f, 0x0e5b),
    ofNames: '',
    ofPictures: toClusters(),
  },
  starterFont: {
    name: 'Noto Sans Thai',
    display: '@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
    text: '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  },
})

/**
 * Returns every Thai character that stands alone, and every consonant with up to two marks above and below it, and with
 * ำ.
 */
function toClusters(): string[] {
  const single = [
    ...toLetterRange(0x0e01, 0x0e30),
    'า',
    ...toLetterRange(0x0e3f, 0x0e46),
    ...toLetterRange(0x0e4f, 0x0e5b),
  ]
  const consonants = [...toLetterRange(0x0e01, 0x0e2e)]
  const vowels = ['ั', 'ิ', 'ี', 'ึ', 'ื', '็', 'ํ', 'ุ', 'ู', 'ฺ']
  const tones = ['่', '้', '๊', '๋', '์']
  const marks = [
    ...vowels,
    ...tones,
    'ำ',
    ...vowels.flatMap((vowel) => tones.map((tone) => vowel + tone)),
    ...tones.map((tone) => `${tone}ำ`),
  ]
  return [...single, ...consonants.flatMap((consonant) => marks.map((mark) => consonant + mark))]
}
