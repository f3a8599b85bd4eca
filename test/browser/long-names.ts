import { makeSnapshot } from '../../src/demo/snapshot.ts'
import type { EntityName, Json, Row, Snapshot } from '../../src/strapi-emulator/row.ts'

/** The two kinds of names with 300 characters: one word, and many words. */
export const longNames = ['without spaces', 'with spaces'] as const
type LongName = (typeof longNames)[number]

/** Fields of entries and their components that hold a name, or another text of one line. */
const nameFields: ReadonlySet<string> = new Set(
  [
    ['name', 'namePrepositional', 'nameGenitive', 'fullName', 'fullNameGenitive', 'title', 'missionTitle'],
    ['question', 'hall', 'address', 'composer', 'author', 'caption', 'legalName', 'legalAddress'],
  ].flat(),
)
/** Entities whose names no page shows. */
const unnamed: readonly EntityName[] = ['UploadFile', 'Redirect']

/** The text that is repeated until a name has 300 characters, by language. */
const words: Record<LongName, Record<string, string>> = {
  'without spaces': { ru: 'Длинношеее', en: 'Counterpoint', th: 'ดนตรีคลาสสิก' },
  'with spaces': {
    ru: 'Высокопревосходительство и музыка ',
    en: 'Straightforwardness and music ',
    th: 'ดนตรีคลาสสิก และ ',
  },
}

function toName(kind: LongName, locale: Json): string {
  const word = words[kind][String(locale)] ?? 'Name'
  return word.repeat(300).slice(0, 300).trim()
}

/** Makes the demo's content with names of 300 characters. */
export const withLongNames =
  (kind: LongName) =>
  (today: string): Snapshot => {
    const entries = Object.entries(makeSnapshot(today)).map(([entity, rows]) => [
      entity,
      unnamed.some((each) => each === entity)
        ? rows
        : rows.map((row: Row) => rename(row, toName(kind, row.locale ?? 'ru'))),
    ])
    // `Object.fromEntries` forgets the keys. They are those of the demo's snapshot, and so are the fields of the rows.
    return Object.fromEntries(entries) as Snapshot
  }

function rename(value: Json, name: string): Json {
  if (Array.isArray(value)) return value.map((item: Json) => rename(item, name))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([field, inner]: [string, Json]) => [
    field,
    typeof inner === 'string' && nameFields.has(field) ? name : rename(inner, name),
  ])
  return Object.fromEntries(fields)
}
