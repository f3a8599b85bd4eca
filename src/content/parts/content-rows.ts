import type { ContentFault } from '../../shared/content-fault.ts'
import type { ContentType } from '../../shared/content-types.ts'
import { defaultLocale } from '../../shared/locales.ts'

/**
 * An entry in one language, as a source has read it: its values, its components and pictures, and the ids of related
 * entries as `{ id }`.
 */
export interface ContentRow {
  readonly id: string
  /** Language; absent for a type without translations. */
  readonly locale?: string
  /** What is wrong with what an editor has saved since: the row is the one of before. */
  readonly heldFaults?: readonly ContentFault[]
  readonly [field: string]: unknown
}

/** Names a row among all of its type: by its id and its language, since Strapi 5 has one id for all languages. */
export const toRowKey = ({ id, locale = '' }: ContentRow): string => `${id} ${locale}`

/** An entry in all its languages; the row of the default language comes first. */
export type Entry = readonly ContentRow[]

/** All published entries, as the parts of the content are made of them. */
export interface ContentRows {
  /** All entries of a type, in the order of their ids. */
  list: (type: ContentType) => readonly Entry[]
  /** The entry to which a row with this id belongs. */
  find: (type: ContentType, id: string) => Entry | undefined
}

/** Puts rows together to entries. @param rows of each type, in any order */
export function toContentRows(rows: Partial<Record<ContentType, readonly ContentRow[]>>): ContentRows {
  const tables = new Map(Object.entries(rows).map(([type, ofType]) => [type, toTable(ofType)] as const))
  return {
    list: (type) => tables.get(type)?.entries ?? [],
    find: (type, id) => tables.get(type)?.byId.get(id),
  }
}

function toTable(rows: readonly ContentRow[]) {
  const groups = Map.groupBy(rows, toEntryId)
  const entries = [...groups]
    .toSorted(([one], [other]) => compareIds(one, other))
    .map(([, group]) => group.toSorted(byLanguage))
  const byId = new Map(entries.flatMap((entry) => entry.map(({ id }) => [id, entry] as const)))
  return { entries, byId }
}

/**
 * The id that all languages of an entry have in common: in Strapi 5 each row's own, in Strapi 4 the lowest of those that
 * the row and its translations have.
 */
function toEntryId({ id, localizations }: ContentRow): string {
  const others = Array.isArray(localizations) ? localizations.map((row: unknown) => readId(row)) : []
  return [id, ...others.filter((other) => other !== undefined)].toSorted(compareIds)[0] ?? id
}

/** The id of a related entry, as a row holds it. */
export function readId(related: unknown): string | undefined {
  if (typeof related !== 'object' || related === null || !('id' in related)) return undefined
  const { id } = related
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** Sorts shorter ids first and ids of one length by their characters, which sorts whole numbers by their values. */
const compareIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)

const byLanguage = (one: ContentRow, other: ContentRow): number =>
  Number(other.locale === defaultLocale) - Number(one.locale === defaultLocale)
