/**
 * Tags of all known languages. Each language's `language.ts` adds its own tag, so that no other file names one. The
 * type check covers all of them; a site has only those of its brand (`shared/locales.ts`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: languages add themselves.
export interface KnownLanguages {}

/** Tag of a language, as the addresses of its pages have it. */
export type Language = keyof KnownLanguages & string

/**
 * Facts of a language besides its texts. They are plain data, because the build writes each fact into a module of its
 * own.
 */
export interface LanguageFacts {
  /** Tag by BCP 47. The language's folder has the same name. */
  tag: string
  /** Name of the language, in the language itself. */
  name: string
  /** The language whose texts are shown where this one lacks a text; if absent, this one has every text. */
  fallback?: Language
  /** Script of the language by its code in ISO 15924. */
  script: 'Cyrl' | 'Latn' | 'Thai'
  /**
   * Languages that readers of this one understand better than the site's default language: a text that isn't
   * translated into this one is shown in one of them.
   */
  readsBefore: readonly string[]
  /**
   * Tag with a country, by which `Intl` formats dates, numbers and money if it has no data of the language for the
   * brand's country (`brand/region.ts`).
   */
  intlTag: string
  /** The form of `Intl` for short weekdays; the site adds a dot to the narrow one. */
  weekday: 'short' | 'narrow'
  /** Whether the weekday stands before the day, as in «Samstag, 5. Dezember», and not after it. */
  weekdayIsFirst: boolean
  /** Whether short months lose the dot that `Intl` puts behind them. */
  withoutMonthDot: boolean
  /** Whether short dates are figures, as «05.12.26», because all readers of the language write them in one order. */
  datesInFigures: boolean
  /** Text after a time of 24 hours, with its space: ` Uhr`. */
  hourWord: string
  /** Number of years by which its calendar is ahead of the common one. */
  yearsAhead: number
  /** Words of editors for currencies, in capitals, by code of ISO 4217: `{ EUR: 'EURO EUROS' }`. */
  currencyNames?: Readonly<Record<string, string>>
  /** Tag with a country for `og:locale` of Open Graph, as `de_DE`. */
  openGraphTag: string
  /**
   * Other spellings of letters: patterns in folded words (`shared/fold-text.ts`) and their replacements. In German,
   * `muenchen` becomes `munchen`, to which «München» is folded.
   */
  respellings: readonly (readonly [pattern: string, replacement: string])[]
  /**
   * Whether the language joins words, as in «Weihnachtsoratorium», so that the last part of a long word is searched
   * too.
   */
  hasCompounds: boolean
  /** Typographic habits, which `shared/typeset.ts` applies to texts; if absent, texts stay as they are written. */
  typography?: Typography
  keyboard: Keyboard
  dateWords: DateWords
  helpWords: HelpWords
  smallWords: SmallWords
  /**
   * Names of the world's large places by their keys (`places/world-place.ts`), where the language has another name than the one
   * that is shown in its script: München, Ақтөбе.
   */
  placeNames?: Readonly<Record<string, string>>
  /** Names of a country's regions, each after its code: `us: 'OR Oregon, WA Washington'`. Languages may name only some. */
  regionNames?: Readonly<Record<string, string>>
  letters: LanguageLetters
  /** What stands before a telephone number, or begins a word that does, in small letters and parted by `|`. */
  phoneLabels: string
  /** Capitals that look like Latin ones, and these: who reads a code aloud or types it can't tell them apart. */
  lookalikes: Readonly<Record<string, string>>
  /** Passwords that many have in this language, in small letters and parted by spaces, of eight letters at least. */
  commonPasswords: string
  /** A family that ships with the software, for brands that have chosen none. */
  starterFont: { name: string; display: string; text: string }
}

/** Finds the stem of a word, so that a search finds its other forms; in `stemmer.ts` of a language's folder. */
export interface Stemmer {
  /** Pattern of the folded words (`shared/fold-text.ts`) that the stemmer can shorten. */
  letters: RegExp
  /** Removes endings of case and number only, so that different names stay different. */
  stem(word: string): string
}

/** Typographic habits of a language. Lists of words are alternatives of a regular expression, separated by `|`. */
export interface Typography {
  /** The marks that replace straight quotes. */
  quotes: readonly [open: string, close: string]
  /** The dash that replaces a hyphen between spaces. */
  dash: '—' | '–'
  /** Words after which a line doesn't end, such as short prepositions. */
  bindsNext: string
  /** Words before which a line doesn't end, such as particles. */
  bindsPrevious: string
  /** Abbreviations after which a line doesn't end, without their dot. */
  abbreviations: string
  /** Whether `’` replaces a straight apostrophe between letters. */
  hasApostrophes?: true
  /** Whether spaces are added around Latin words, as in Thai, whose own words have none between them. */
  isSpacedFromLatin?: true
}

/**
 * A keyboard layout. `keys` has the character of each key, first without and then with Shift, in the order of the
 * QWERTY keys: `1234567890-=, then qwertyuiop and so on.
 */
export interface Keyboard {
  keys: string
  /** Pattern of the letters that only this layout writes. */
  letters: string
  /** Names in any language may be written in this layout's letters, so searches on every site try it. */
  isForNames?: true
}

/** The characters that fonts of the language's pages must have. */
export interface LanguageLetters {
  /** Letters without which a font can't be used for the language. */
  alphabet: string
  /** Characters of pages besides Latin letters, digits and punctuation. */
  ofPages: string
  /** Letters of foreign names in the language's script. */
  ofNames: string
  /**
   * Characters of Open Graph images, for which no second font is loaded: those of `ofPages`, or clusters of them, and
   * further letters.
   */
  ofPictures: readonly string[]
  /**
   * Typical text of the site, with capitals, digits and prices; absent if no system font of known widths has the
   * script.
   */
  sample?: string
}

/**
 * Words for days in searches (`search/date-phrase.ts`); pages don't show them. Alternatives are separated by `|`, and
 * a space stands for any white space.
 *
 * Words that also mean something else are `unsure`: they name a month only next to a number or after a small word
 * («in may»), and a weekday only after a small word, `this` or `next`.
 */
export interface DateWords {
  /** Whether words are separated by spaces. */
  isSpaced: boolean
  /** Small words that may stand before a date, such as «on». */
  lead: string
  today: string
  tomorrow: string
  dayAfterTomorrow: string
  /** Words for «this» before or after a weekday, a weekend, a week or a month. */
  this: string
  next: string
  weekend: string
  week: string
  month: string
  /** Words between the first and the last day of a period. */
  until: string
  /** Endings of a day's number before the month, such as «th». */
  ordinal: string
  /** `yearLead` stands before the number of a year, `yearTail` after it. */
  yearLead: string
  yearTail: string
  /** What may be joined to the name of a month, a weekday and the like, in languages that join «in» and «of» to it. */
  endings?: string
  /** Names of the months, beginning with January. */
  months: readonly NamedBy[]
  /** Names of the weekdays, beginning with Monday. */
  weekdays: readonly NamedBy[]
}

interface NamedBy {
  sure?: string
  unsure?: string
}

export const helpTopicNames = [
  'refund',
  'change',
  'parking',
  'cloakroom',
  'access',
  'transit',
  'age',
  'discounts',
  'free',
  'dress',
  'late',
  'duration',
  'photos',
  'gift',
  'voucher',
  'buying',
  'lostTicket',
  'soldOut',
  'contact',
  'audition',
  'seats',
  'flowers',
  'rules',
  'invoice',
] as const
export type HelpTopicName = (typeof helpTopicNames)[number]

/**
 * What people call the things that they ask a concert hall about, in small letters and parted by `|`: an entry whose
 * title has one of the first words is about the topic; the others are also typed for it, and say too little alone.
 */
export type HelpWords = Readonly<Record<HelpTopicName, readonly [names: string, also?: string]>>

/** Words of searches that say little by themselves, in small letters and parted by spaces. */
export interface SmallWords {
  /** Words that distinguish nothing; they need not match where other words were typed. */
  small: string
  /** Words with which questions start. */
  questions: string
  /** What visitors call a whole list, as «cities»: the words fit each entry of it, with their other endings too. */
  concert: string
  /** Verbs for buying: with them a concert is meant, and any is. */
  buying: string
  program: string
  city: string
  venue: string
  post: string
  /** Words before or after the name of a place, as «city», and their abbreviations. */
  places: string
  /** Names of countries that `Intl` lacks, each with its code: `usa:us`. */
  countries: string
  /** Words for votes, by which they are found among the news. */
  vote: string
}

export const defineLanguage = (facts: LanguageFacts): LanguageFacts => facts
