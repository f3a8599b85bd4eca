import { defineLanguage } from '../../shared/languages/define-language.ts'
import { digits, toLetterRange } from '../letter-range.ts'
import { placeNames, regionNames } from './place-names.ts'
import { dateWords, helpWords, smallWords } from './search-words.ts'

declare module '../../shared/languages/define-language.ts' {
  interface KnownLanguages {
    de: true
  }
}

/*
 * Words of the texts, one for each thing:
 *
 * - concert «Konzert», its date «Termin», all of them «Spielplan»; program «Programm», collection «Konzertreihe»
 * - venue «Spielstätte», hall «Saal», seating plan «Saalplan», doors «Einlass», latecomers «Nacheinlass», interval «Pause»
 * - tickets «Tickets», «Vorverkauf», «ausverkauft»; cancelled «abgesagt», moved «verlegt», postponed «verschoben»
 * - saved concerts «Merkzettel», «merken»; account «Konto», «anmelden», «abmelden»
 * - notices «Benachrichtigungen», «abbestellen»; vote «Abstimmung», somebody’s vote «Stimme»; wishes «Wunschkonzert»
 * - audition «Probespiel»; audience «Publikum»; performers «Mitwirkende»; editors «Redaktion», their panel
 *   «Redaktionssystem»; partners’ frame «Widget», short address «Kurzlink»
 * - «Einwilligung», «Datenschutz», «Barrierefreiheit», «Hausordnung», «AGB», «Rechtliche Angaben»
 *
 * Readers are «Sie». No text takes an inflected name of the orchestra: «Nordlicht: alle Programme» is right for each name.
 */
export const language = defineLanguage({
  tag: 'de',
  name: 'Deutsch',
  script: 'Latn',
  readsBefore: ['en'],
  intlTag: 'de-DE',
  weekday: 'short',
  weekdayIsFirst: true,
  withoutMonthDot: true,
  datesInFigures: false,
  hourWord: '\u00a0Uhr',
  yearsAhead: 0,
  currencyNames: { EUR: 'EURO EUROS' },
  openGraphTag: 'de_DE',
  // «ue» stays after a vowel or q, as in «Bauer» and «Quelle». Russian names end in «sky», «ski» and «skij».
  respellings: [
    ['sk(?:y|ij|iy|ii)(?![a-z])', 'ski'],
    ['ae', 'a'],
    ['oe', 'o'],
    ['(?<![aeiouq])ue', 'u'],
  ],
  hasCompounds: true,
  typography: {
    quotes: ['„', '“'],
    dash: '–',
    bindsNext: '',
    bindsPrevious: '',
    abbreviations: 'z|d|u|o|Nr|Dr|St|Str|Abs|ca|bzw',
    hasApostrophes: true,
  },
  keyboard: {
    keys: '^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-°!"§$%&/()=?`QWERTZUIOPÜ*\'ASDFGHJKLÖÄYXCVBNM;:_',
    letters: '[äöüß]',
  },
  dateWords,
  helpWords,
  smallWords,
  placeNames,
  regionNames,
  phoneLabels: 'fon|handy',
  lookalikes: {},
  commonPasswords:
    'passwort passwort1 passwort12 passwort123 qwertzui qwertzuiop qwertz123 hallo123 hallo1234 schatz123 schatzi1 ichliebedich sommer123 werder123 fussball',
  letters: {
    alphabet: `${toLetterRange(0x61, 0x7a)}äöüß${toLetterRange(0x41, 0x5a)}ÄÖÜ${digits}`,
    ofPages: 'äöüßÄÖÜẞ§‚‘',
    ofNames: '',
    // The mark that opens a quotation inside another one. The other letters of German are in the images of all
    // languages.
    ofPictures: ['‚'],
    sample:
      'Die nächsten Konzerte in Köln: Samstag, 12. Dezember, 19:00 Uhr. Filmmusik live, großes Orchester unter der Leinwand, Philharmonie. Tickets ab 45 €. Programme, Städte, Spielstätten, Neuigkeiten, Fragen und Antworten. Wählen Sie Ihre Stadt, und wir zeigen Ihnen, wann das Orchester in der Nähe spielt.',
  },
  starterFont: {
    name: 'Golos Text',
    display: '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
    text: '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
  },
})
