import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { ImportColumn } from '../../../languages/import-words.ts'
import { findNearestName, suggestName } from '../../../shared/nearest-name.ts'
import type { SourceTable } from './source.ts'
import { columnWords, findColumns, foldName } from './words.ts'

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
  allDay: { label: 'whether it has no time of day' },
  timeZone: { label: 'the time zone, as Europe/Berlin' },
  city: { label: 'the city' },
  country: { label: 'the country' },
  venue: { label: 'the venue' },
  hall: { label: 'the hall inside the venue' },
  address: { label: 'street and number' },
  place: { label: 'venue, street and city in one column', looksLike: /\S\s*[,;\n|]\s*\S|\S\s[-–—]\s\S/ },
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

const importColumns: readonly ImportColumn[] =
  // The keys are those of `ImportColumn`.
  Object.keys(importFields) as ImportColumn[]

const isImportColumn = (name: string): name is ImportColumn => Object.hasOwn(importFields, name)

/** How the texts of a field look, if that tells it from others. */
const looksLike = (column: ImportColumn): RegExp | undefined => {
  const row: { label: string; looksLike?: RegExp } = importFields[column]
  return row.looksLike
}

/** Texts of a row by what they are. */
export type FieldTexts = Readonly<Partial<Record<ImportColumn, string>>>

const fieldSchema = z.enum(importColumns)

const mappingSchema = z.strictObject({
  /** Keeps ids of one source apart from those of another. */
  source: z.optional(z.string()),
  /** What each column is; `null` for one that isn't imported. */
  columns: z._default(z.record(z.string(), z.nullable(fieldSchema)), {}),
  /** Values that hold for all rows. */
  values: z._default(z.partialRecord(fieldSchema, z.string()), {}),
  /** Slugs of entries by names in the source; `null` for a name that is a new entry's. */
  names: z._default(z.record(z.string(), z.nullable(z.string())), {}),
  dateOrder: z.optional(z.enum(['day-month', 'month-day'])),
})

/** How a source is to be read, as remembered beside it. */
export type Mapping = z.output<typeof mappingSchema>

const emptyMapping = (): Mapping => mappingSchema.parse({})

/** @throws Error naming what is wrong in the file */
export function readMapping(file: string): Mapping {
  if (!existsSync(file)) return emptyMapping()
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const parsed = mappingSchema.safeParse(content)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const value = issue?.path.reduce<unknown>(
    (part, name) => (part as Record<PropertyKey, unknown>)?.[name],
    content,
  )
  const hint = typeof value === 'string' ? suggestName(value, importColumns) : ''
  throw new Error(
    `${file}: ${issue?.path.join('.') || 'it'} is wrong${hint}. Columns are: ${importColumns.join(', ')}.`,
  )
}

export const writeMapping = (file: string, mapping: Mapping): void =>
  writeFileSync(file, `${JSON.stringify(mapping, null, 2)}\n`)

/** A column of which several things can be meant. */
export interface UnsureColumn {
  column: string
  /** Columns that the header may mean, the most probable one first. */
  choices: readonly ImportColumn[]
}

export interface MatchedColumns {
  columns: Record<string, ImportColumn | null>
  unsure: UnsureColumn[]
  /** Columns that nothing is known of; they aren't imported. */
  unknown: string[]
}

const sampledRows = 50

/** Matches the columns of a source by their headers, and where these mean several things by their texts. */
export function matchColumns(
  { columns: headers, rows, isMapped }: SourceTable,
  known: Mapping,
): MatchedColumns {
  if (isMapped) {
    return { columns: Object.fromEntries(importColumns.map((name) => [name, name])), unsure: [], unknown: [] }
  }
  const columns: Record<string, ImportColumn | null> = {}
  const taken = new Map<ImportColumn, { header: string; rank: number }>()
  const take = (header: string, column: ImportColumn, rank: number) => {
    const holder = taken.get(column)
    // Of two columns with names of one thing, the one with the more usual name is it.
    if (holder && holder.rank <= rank) columns[header] = null
    else {
      if (holder) columns[holder.header] = null
      columns[header] = column
      taken.set(column, { header, rank })
    }
  }
  for (const header of headers) {
    const column = known.columns[header]
    if (column === null) columns[header] = null
    else if (column !== undefined) take(header, column, -1)
  }
  const open = headers.filter((header) => !(header in columns))
  const textsOf = (header: string) => rows.slice(0, sampledRows).flatMap(({ cells }) => cells[header] ?? [])
  // Names that mean one thing come first: what they take, the others can't be.
  const waiting: { header: string; choices: readonly { column: ImportColumn; rank: number }[] }[] = []
  for (const header of open) {
    const choices = findColumns(header)
    const [only, ...others] = choices
    if (only && others.length === 0) take(header, only.column, only.rank)
    else waiting.push({ header, choices })
  }
  const unsure: UnsureColumn[] = []
  const unknown: string[] = []
  for (const { header, choices } of waiting) {
    const free = choices.filter(({ column }) => !taken.has(column) && mayBe(column, taken))
    const fitting = free.filter(({ column }) => fits(column, textsOf(header)))
    const whole = taken.has('city') ? undefined : fitting.find(({ column }) => column === 'place')
    const left = whole ? [whole] : chooseWhole(fitting.length > 0 ? fitting : free, taken)
    const [first, ...others] = left
    if (first && others.length === 0) take(header, first.column, first.rank)
    else if (first) unsure.push({ column: header, choices: left.map(({ column }) => column) })
    else if (choices.length > 0) columns[header] = null
    else {
      const near = nearColumns(header).filter((column) => !taken.has(column))
      if (near.length > 0 && textsOf(header).length > 0) unsure.push({ column: header, choices: near })
      else unknown.push(header)
    }
  }
  return { columns, unsure, unknown }
}

interface ColumnChoice {
  column: ImportColumn
  rank: number
}

/** Decides whether a column such as «Location» is the venue or the whole place: the venue if another column is the city. */
function chooseWhole(
  choices: readonly ColumnChoice[],
  taken: ReadonlyMap<ImportColumn, unknown>,
): readonly ColumnChoice[] {
  const columns = choices.map(({ column }) => column)
  if (!columns.includes('place') || !columns.includes('venue')) return choices
  const other = taken.has('city') ? 'place' : 'venue'
  return choices.filter(({ column }) => column !== other)
}

/** Fewest characters of a header that is compared with similar words, since «State» is no mistyped «Stage». */
const minNearLength = 6

/** Whether a column still can be something beside what others are: with a column for the date there is none for both. */
function mayBe(column: ImportColumn, taken: ReadonlyMap<ImportColumn, unknown>): boolean {
  if (column === 'start') return !taken.has('date')
  if (column === 'date' || column === 'time') return !taken.has('start')
  return column !== 'place' || !taken.has('venue')
}

const fits = (column: ImportColumn, texts: readonly string[]): boolean => {
  const pattern = looksLike(column)
  return pattern === undefined || texts.filter((text) => pattern.test(text)).length > texts.length / 2
}

/** Columns whose names are like a header, or are part of it: «Datum (geplant)», «Vorstellungsbeginn». */
function nearColumns(header: string): ImportColumn[] {
  const folded = foldName(header)
  const within = columnWords.filter((word) => word.length > 3 && ` ${folded} `.includes(` ${word} `))
  const near = folded.length < minNearLength ? undefined : findNearestName(folded, columnWords)
  const words = [...within.toSorted((one, other) => other.length - one.length), ...(near ? [near] : [])]
  return [...new Set(words.flatMap((word) => findColumns(word).map(({ column }) => column)))].slice(0, 4)
}

/** Says in one line for each unsure column what it may be, and how to say so. */
export const describeUnsure = (unsure: readonly UnsureColumn[], file: string): string =>
  [
    ...unsure.map(({ column, choices }) => {
      const meanings = choices.map((choice) => `${choice} (${importFields[choice].label})`)
      return `The column «${column}» may be ${meanings.join(' or ')}.`
    }),
    `Say which under "columns" in ${file}, as ${JSON.stringify({ columns: { [unsure[0]?.column ?? '']: unsure[0]?.choices[0] ?? null } })}; null leaves a column out.`,
  ].join('\n')

/**
 * Checks that each row can have a date, a name and a city.
 *
 * @returns what is missing, in one line; `undefined` if nothing is
 */
export function describeMissing(
  matched: MatchedColumns,
  { values }: Mapping,
  file: string,
): string | undefined {
  const present = new Set([...Object.values(matched.columns), ...Object.keys(values).filter(isImportColumn)])
  const needed = [
    ['date', 'start'],
    ['title'],
    ['city', 'place', 'venue'],
  ] as const satisfies readonly (readonly ImportColumn[])[]
  const missing = needed.filter((each) => !each.some((column) => present.has(column)))
  if (missing.length === 0) return undefined
  const columns =
    matched.unknown.length > 0
      ? ` Not recognised: ${matched.unknown.map((each) => `«${each}»`).join(', ')}.`
      : ''
  return `No column is ${missing.map((each) => each[0]).join(', none is ')}.${columns} Say what they are under "columns" in ${file}, or give a value for all rows under "values".`
}
