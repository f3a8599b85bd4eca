/**
 * The languages that there are: each language's `language.ts` adds its tag, so that no other file names one. Code is
 * checked against all of them; a site has those of its brand (`shared/locales.ts`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: languages add themselves.
export interface KnownLanguages {}

/** Tag of a language, as the addresses of its pages have it. */
export type Language = keyof KnownLanguages & string

/** What the site knows of a language besides its texts. Plain data: the build writes each fact into a module of its own. */
export interface LanguageFacts {
  /** BCP 47, as the name of the folder. */
  tag: string
  /** What the language calls itself. */
  name: string
  /** The language whose texts are shown where this one lacks a text; absent: this one has every text. */
  fallback?: Language
  /** ISO 15924. */
  script: 'Cyrl' | 'Latn' | 'Thai'
  /** Languages that its readers read sooner than the site's default one, where a text isn't written in theirs. */
  readsBefore: readonly string[]
  /**
   * With a country, as `Intl` is asked for dates, numbers and money in countries of which it doesn't know how they write
   * the language (`brand/region.ts`).
   */
  intlTag: string
  /** What days of the week are shortened to: `Intl`'s narrow form is written with a dot. */
  weekday: 'short' | 'narrow'
  /** Whether the weekday stands before the day, as in «Samstag, 5. Dezember»; else behind it. */
  weekdayIsFirst: boolean
  /** Whether short months lose the dot that `Intl` puts behind them. */
  withoutMonthDot: boolean
  /** Years of its calendar are so many ahead of the common ones. */
  yearsAhead: number
  /** Words of editors for currencies, in capitals, by code of ISO 4217: `{ EUR: 'EURO EUROS' }`. */
  currencyNames?: Readonly<Record<string, string>>
  /** With a country, as Open Graph wants it. */
  openGraphTag: string
  /** Yandex Maps: the language of the map, and the host of its public page. */
  /**
   * How else letters are typed, as patterns and what they are replaced by in folded words (`shared/fold-text.ts`): German
   * «Muenchen» for «München», of which folding has made `munchen`.
   */
  respellings: readonly (readonly [pattern: string, replacement: string])[]
  /** Whether words are joined into one, so that the last of them is searched for as well: «Weihnachtsoratorium». */
  hasCompounds: boolean
  keyboard: Keyboard
  dateWords: DateWords
  letters: Letters
  /** A family that ships with the software, for brands that have chosen none. */
  starterFont: { name: string; display: string; text: string }
}

/** Finds the stem of a word, so that a search finds its other forms; in `stemmer.ts` of a language's folder. */
export interface Stemmer {
  /** The words that it knows; they are folded (`shared/fold-text.ts`). */
  letters: RegExp
  /** Removes endings of case and number only, so that different names stay different. */
  stem(word: string): string
}

/**
 * What each key writes, without and with Shift, in the order of QWERTY's: `1234567890-=, then qwertyuiop and so on.
 */
export interface Keyboard {
  keys: string
  /** Pattern of the letters that only this layout writes. */
  letters: string
  /** Sites in any language have names in its letters: a search tries it on all of them. */
  isForNames?: true
}

/** The characters that fonts of the language's pages must have. */
export interface Letters {
  /** A face that lacks one of them can't serve the language. */
  alphabet: string
  /** Besides Latin letters, digits and punctuation, which all pages have. */
  ofPages: string
  /** Of foreign names in its script. */
  ofNames: string
  /** Of Open Graph images, where no other font helps out: `ofPages` or clusters of them, and further letters. */
  ofPictures: readonly string[]
  /** Typical text of the site, with capitals, digits and prices; absent: no system font of known widths has the script. */
  sample?: string
}

/**
 * What people call days when they search (`search/date-phrase.ts`); shown nowhere. Alternatives are parted by `|`, and a
 * space stands for any white space.
 *
 * Words that also mean something else are `unsure`: they name a month only beside a number or after a small word («in
 * may»), a weekday only after a small word, or with `this` or `next`.
 */
export interface DateWords {
  /** Whether words are parted by spaces. */
  isSpaced: boolean
  /** Small words that belong to a date. */
  lead: string
  today: string
  tomorrow: string
  dayAfterTomorrow: string
  /** Before or after a weekday, a weekend, a week, a month. */
  this: string
  next: string
  weekend: string
  week: string
  month: string
  /** Between the first and the last day of several. */
  until: string
  /** After a day's number, before its month. */
  ordinal: string
  /** Before and after a year's number. */
  yearLead: string
  yearTail: string
  /** From January on. */
  months: readonly NamedBy[]
  /** From Monday on. */
  weekdays: readonly NamedBy[]
}

interface NamedBy {
  sure?: string
  unsure?: string
}

export const defineLanguage = (facts: LanguageFacts): LanguageFacts => facts
