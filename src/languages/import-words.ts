/**
 * Words of spreadsheets and other people's websites, by which `npm run import` recognises columns and values; in
 * `import-words.ts` of a language's folder. Alternatives are separated by `|`; case, accents and punctuation don't
 * matter. If a word belongs to several columns, the command asks which one is meant.
 */
export interface ImportWords {
  /** What spreadsheets call the columns, by column. */
  columns: Readonly<Record<ImportColumn, string>>
  /** What spreadsheets call the values of columns, by value. */
  values: Readonly<Record<ImportValue, string>>
}

export type ImportColumn =
  /** Column with a name or number that stays with the row. */
  | 'id'
  /** Name of the concert, which becomes the program's. */
  | 'title'
  /** Date and time of the beginning and of the end in one column each. */
  | 'start'
  | 'end'
  | 'date'
  | 'time'
  | 'endDate'
  | 'endTime'
  | 'duration'
  /** Whether it has no time, as in exports of calendars. */
  | 'allDay'
  | 'timeZone'
  | 'city'
  | 'country'
  | 'venue'
  | 'hall'
  | 'address'
  /** Venue, street and city in one column. */
  | 'place'
  /** Address of the page where tickets are sold. */
  | 'tickets'
  /** Column with one price, or with the lowest and the highest one. */
  | 'price'
  | 'maxPrice'
  | 'currency'
  | 'status'
  | 'soldOut'
  | 'ageLimit'
  | 'artists'
  | 'picture'
  | 'description'
  /** Address of the concert's page on the old site. */
  | 'page'

export type ImportValue =
  | 'yes'
  | 'no'
  | 'free'
  | 'payWhatYouCan'
  | 'soldOut'
  | 'lastTickets'
  | 'scheduled'
  | 'cancelled'
  | 'postponed'
  | 'rescheduled'
  | 'online'
  /** Words that may stand after an hour, such as «Uhr». */
  | 'oClock'
  /** Words after a number of minutes or hours. */
  | 'minutes'
  | 'hours'
  /** Words before the name of a city, such as «г.». */
  | 'cityLead'
  /** Words beside a time that say which half of the day it is in. */
  | 'morning'
  | 'evening'
  /** Words beside a time that say what happens then. `beside`: neither entrance, concert nor end. */
  | 'doors'
  | 'begins'
  | 'ends'
  | 'beside'
  /** Words between two times, days or prices. */
  | 'and'
  /** Words beside a number in a price: a price for some people only, what comes on top, a number of seats and the like. */
  | 'reduced'
  | 'fee'
  | 'category'
  | 'years'
  | 'months'
  | 'thousand'
  /** Words before the highest age that an offer or a recommendation is for: «up to 12». */
  | 'upTo'
  /** Words behind hundredths of a currency. */
  | 'cents'
