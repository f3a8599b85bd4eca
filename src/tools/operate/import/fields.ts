import type { ImportColumn } from '../../../languages/import-words.ts'

/** The fields that a column of a source may contain, with their names in messages. */
export const importFields = {
  id: { label: 'a number or name that stays with the row' },
  title: { label: 'the name of the concert or program' },
  start: { label: 'date and time of the beginning, in one column', looksLike: /\d.*[:.].*\d{2}/ },
  end: { label: 'date and time of the end, in one column' },
  date: { label: 'the date', looksLike: /\d{1,4}[./-]\d{1,2}|\p{L}{3,}/u },
  time: { label: 'the time of the beginning', looksLike: /^\D*\d{1,2}(?:[:.h-]\d\d|\D*$)|^0[.,]\d+$/ },
  endDate: { label: 'the date of the end' },
  endTime: { label: 'the time of the end' },
  duration: { label: 'the length in minutes' },
  timeZone: { label: 'the time zone, as Europe/Berlin' },
  city: { label: 'the city' },
  country: { label: 'the country' },
  venue: { label: 'the venue' },
  hall: { label: 'the hall inside the venue' },
  address: { label: 'street and number' },
  place: { label: 'venue, street and city in one column' },
  tickets: { label: 'the address where tickets are sold' },
  price: { label: 'the price, or the cheapest and the dearest' },
  maxPrice: { label: 'the dearest price' },
  currency: { label: 'the currency' },
  status: { label: 'whether it is cancelled, postponed, sold out' },
  soldOut: { label: 'whether it is sold out' },
  ageLimit: { label: 'the least age' },
  artists: { label: 'who plays' },
  picture: { label: 'the address of a picture' },
  description: { label: 'the description' },
  page: { label: 'the address of its page on the old site' },
} as const satisfies Record<ImportColumn, { label: string; looksLike?: RegExp }>

export const importColumns: readonly ImportColumn[] =
  // The keys are those of `ImportColumn`.
  Object.keys(importFields) as ImportColumn[]

export const isImportColumn = (name: string): name is ImportColumn => Object.hasOwn(importFields, name)

/** How the texts of a field look, if that tells it from others. */
export const looksLike = (column: ImportColumn): RegExp | undefined => {
  const row: { label: string; looksLike?: RegExp } = importFields[column]
  return row.looksLike
}

/** Texts of a row by what they are. */
export type FieldTexts = Readonly<Partial<Record<ImportColumn, string>>>
