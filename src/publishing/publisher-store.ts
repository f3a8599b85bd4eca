import type { ContentRow } from '../content/parts/content-rows.ts'
import { type Manifest, parseManifest } from '../content/parts/manifest.ts'
import type { ContentFault } from '../shared/content-fault.ts'
import { type ContentType, isContentType } from '../shared/content-types.ts'
import type { RowDifference } from './diff-rows.ts'
import type { FormerSlug } from './former-addresses.ts'

/** A part as the object keeps it, beside what it was made of. */
export interface KeptPart {
  name: string
  digest: string
  json: string
  /** Digests of what each entry was made of, by its slug; of a list, one under the empty name. */
  inputs: Readonly<Record<string, string>>
  faults: readonly ContentFault[]
}

/** What is known of a type without reading its rows; another text means that something was changed. */
export type Heads = Partial<Record<ContentType, string>>

/** How far the rows are read. */
export interface Reading {
  /** What was known of each type when its rows were read. */
  heads: Heads
  /** Types whose rows are still to be read. */
  unread: readonly ContentType[]
  /** Ids of entries to be read again since their links have changed at the other end. */
  relinked: Partial<Record<ContentType, readonly string[]>>
  /** Types whose rows have changed since the last publication. */
  changed: readonly ContentType[]
  /** The deployment that reads them. */
  build: string
  /** When it last began to read all types, in milliseconds. */
  wholeAt: number
  /** Whether the rows that are stored have been published. */
  isPublished: boolean
}

const tables = [
  'create table if not exists content_row (type text, id text, locale text, json text not null, primary key (type, id, locale)) without rowid',
  'create table if not exists made_part (name text primary key, digest text not null, json text not null, inputs text not null, faults text not null)',
  'create table if not exists kept (name text primary key, json text not null) without rowid',
]

/** What the Publisher keeps in its object: the rows that it has read, the parts that it has made, and what is published. */
export function createPublisherStore({ sql }: Pick<DurableObjectStorage, 'sql'>) {
  for (const table of tables) sql.exec(table)
  const readKept = (name: string): string | undefined =>
    sql.exec<{ json: string }>('select json from kept where name = ?', name).toArray()[0]?.json
  const writeKept = (name: string, value: unknown): void => {
    sql.exec('insert or replace into kept (name, json) values (?, ?)', name, JSON.stringify(value))
  }
  // Only this object has written what it reads.
  const parse = <Value>(json: string) => JSON.parse(json) as Value

  return {
    /** Writes what has changed of a type's rows. */
    changeRows(type: ContentType, { changed, gone }: RowDifference): void {
      for (const { id, locale = '' } of gone)
        sql.exec('delete from content_row where type = ? and id = ? and locale = ?', type, id, locale)
      for (const row of changed)
        sql.exec(
          'insert or replace into content_row (type, id, locale, json) values (?, ?, ?, ?)',
          ...[type, row.id, row.locale ?? '', JSON.stringify(row)],
        )
    },
    readRowsOf: (type: ContentType): ContentRow[] =>
      sql
        .exec<{ json: string }>('select json from content_row where type = ?', type)
        .toArray()
        .map(({ json }) => parse<ContentRow>(json)),
    readRows(): Partial<Record<ContentType, ContentRow[]>> {
      const rows: Partial<Record<ContentType, ContentRow[]>> = {}
      for (const { type, json } of sql.exec<{ type: string; json: string }>(
        'select type, json from content_row',
      )) {
        if (!isContentType(type)) continue
        const ofType = rows[type] ?? []
        ofType.push(parse<ContentRow>(json))
        rows[type] = ofType
      }
      return rows
    },
    readPart(name: string): KeptPart | undefined {
      const [part] = sql
        .exec<{ digest: string; json: string; inputs: string; faults: string }>(
          'select digest, json, inputs, faults from made_part where name = ?',
          name,
        )
        .toArray()
      return (
        part && {
          name,
          ...part,
          inputs: parse<KeptPart['inputs']>(part.inputs),
          faults: parse<KeptPart['faults']>(part.faults),
        }
      )
    },
    writePart({ name, digest, json, inputs, faults }: KeptPart): void {
      sql.exec(
        'insert or replace into made_part (name, digest, json, inputs, faults) values (?, ?, ?, ?, ?)',
        name,
        digest,
        json,
        JSON.stringify(inputs),
        JSON.stringify(faults),
      )
    },
    readPartJson: (digest: string): string | null =>
      sql.exec<{ json: string }>('select json from made_part where digest = ?', digest).toArray()[0]?.json ??
      null,
    /** Removes the parts that aren't published any more. */
    keepParts(names: ReadonlySet<string>): void {
      for (const { name } of sql.exec<{ name: string }>('select name from made_part').toArray())
        if (!names.has(name)) sql.exec('delete from made_part where name = ?', name)
    },
    readManifest: (): Manifest | undefined => parseManifest(readKept('manifest')),
    writeManifest: (manifest: Manifest): void => writeKept('manifest', manifest),
    readReading: (): Reading | undefined => {
      const json = readKept('rows')
      return json === undefined ? undefined : parse<Reading>(json)
    },
    writeReading: (reading: Reading): void => writeKept('rows', reading),
    readFormerSlugs: (): FormerSlug[] => parse<FormerSlug[]>(readKept('former slugs') ?? '[]'),
    writeFormerSlugs: (former: readonly FormerSlug[]): void => writeKept('former slugs', former),
    /** Parts that nothing names any longer, by their digests, and since when, in milliseconds. */
    readReplaced: (): Record<string, number> => parse<Record<string, number>>(readKept('replaced') ?? '{}'),
    writeReplaced: (replaced: Readonly<Record<string, number>>): void => writeKept('replaced', replaced),
  }
}

export type PublisherStore = ReturnType<typeof createPublisherStore>
