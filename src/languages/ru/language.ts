import { defineLanguage } from '../../shared/languages/define-language.ts'
import { cyrillicLookalikes, digits, toLetterRange } from '../letter-range.ts'
import { placeNames, regionNames } from './place-names.ts'
import { dateWords, helpWords, smallWords } from './search-words.ts'

declare module '../../shared/languages/define-language.ts' {
  interface KnownLanguages {
    ru: true
  }
}

export const language = defineLanguage({
  tag: 'ru',
  name: 'Русский',
  script: 'Cyrl',
  readsBefore: [],
  intlTag: 'ru-RU',
  weekday: 'short',
  weekdayIsFirst: false,
  withoutMonthDot: true,
  datesInFigures: true,
  hourWord: '',
  yearsAhead: 0,
  currencyNames: { RUB: 'РУБ РУБ. РУБЛЬ РУБЛЯ РУБЛИ РУБЛЕЙ Р Р. RUR' },
  openGraphTag: 'ru_RU',
  respellings: [],
  hasCompounds: false,
  typography: {
    quotes: ['«', '»'],
    dash: '—',
    bindsNext: '[авикосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со|без|для|над|под|при|про|обо|из-за|из-под',
    bindsPrevious: 'же|ли|бы|ж|б',
    abbreviations: 'г|ул|пр|пл|пер|наб|пос|д|стр|корп|кв|обл|им|св|т|тел|рис',
  },
  keyboard: {
    keys: 'ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,',
    letters: '\\p{Script=Cyrillic}',
  },
  dateWords,
  helpWords,
  smallWords,
  placeNames,
  regionNames,
  phoneLabels: 'тел|моб',
  lookalikes: cyrillicLookalikes,
  commonPasswords:
    'йцукенгш йцукенгшщз йцукен123 фывапрол фывапролд ячсмитьб пароль12 пароль123 пароль1234 qwertyйц любимая1 привет123 наташа123 россия123 солнышко 1йцукен1',
  letters: {
    alphabet: `${toLetterRange(0x430, 0x44f)}ё${toLetterRange(0x410, 0x42f)}Ё${digits}`,
    ofPages: `${toLetterRange(0x410, 0x44f)}ЁёЇїІіЄєҐґ`,
    // Letters of related and neighbouring languages, as in «Ђорђевић» and «Қазақконцерт».
    ofNames: toLetterRange(0x402, 0x40f) + toLetterRange(0x452, 0x45f) + toLetterRange(0x492, 0x4ff),
    // Letters of Russian, Serbian, Macedonian, Kazakh, Kyrgyz, Tatar, Bashkir, Chuvash, Yakut, Tajik, Ossetian and
    // Mongolian.
    ofPictures: [
      ...toLetterRange(0x400, 0x45f),
      ...toLetterRange(0x48a, 0x4ff),
      ...toLetterRange(0x510, 0x513),
      ...toLetterRange(0x524, 0x527),
      ...toLetterRange(0x410, 0x44f),
      ...'ЁёЇїІіЄєҐґ',
    ],
    sample:
      'Ближайшие концерты в Казани: 12 декабря, суббота, 19:00. Музыка из фильмов, симфонический оркестр под экраном, филармония. Билеты от 1 500 ₽. Программы, города, площадки, новости, вопросы и ответы. Выберите свой город, и мы покажем, когда оркестр будет рядом.',
  },
  starterFont: {
    name: 'Golos Text',
    display: '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
    text: '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
  },
})

/**
 * The type of each subject's texts, which is what the files of Russian texts export. Texts in the other languages must
 * have the same type, except for their wording.
 */
export type Subjects = typeof import('./texts/accounts.ts') &
  typeof import('./texts/assistants.ts') &
  typeof import('./texts/concerts.ts') &
  typeof import('./texts/content-manager-options.ts') &
  typeof import('./texts/content-manager.ts') &
  typeof import('./texts/desk-concerts.ts') &
  typeof import('./texts/desk-visitors.ts') &
  typeof import('./texts/desk.ts') &
  typeof import('./texts/editors.ts') &
  typeof import('./texts/forms.ts') &
  typeof import('./texts/legal.ts') &
  typeof import('./texts/notices.ts') &
  typeof import('./texts/pages.ts') &
  typeof import('./texts/schedule.ts') &
  typeof import('./texts/search.ts') &
  typeof import('./texts/sections.ts') &
  typeof import('./texts/sharing.ts') &
  typeof import('./texts/site.ts') &
  typeof import('./texts/submission-forms.ts') &
  typeof import('./texts/votes.ts') &
  typeof import('./texts/wishes.ts')
