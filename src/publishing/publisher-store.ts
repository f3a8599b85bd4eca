import type { ContentRow } from '../content/parts/content-rows.ts'
import { type Manifest, parseManifest } from '../content/parts/manifest.ts'
import { type ContentType, isContentType } from '../shared/content-types.ts'

/** A part as the object keeps it, beside what it was made of. */
export interface KeptPart {
  name: string
  digest: string
  json: string
  /** Digests of what each entry was made of, by its slug; of a list, one under the empty name. */
  inputs: Readonly<Record<string, string>>
}

/** What is known of a type without reading its rows; another text means that something was changed. */
export type Heads = Partial<Record<ContentType, string>>

/** What was known when rows were last read and published. */
export interface LastReading {
  heads: Heads
  /** The deployment that read them. */
  build: string
  /** When all types were last read, in milliseconds. */
  wholeAt: number
}

const tables = [
  'create table if not exists content_row (type text, id text, locale text, json text not null, primary key (type, id, locale)) without rowid',
  'create table if not exists part (name text primary key, digest text not null, json text not null, inputs text not null)',
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
    /** Replaces all rows of these types; the others stay. */
    replaceRows(rows: Partial<Record<ContentType, readonly ContentRow[]>>): void {
      for (const [type, ofType] of Object.entries(rows)) {
        sql.exec('delete from content_row where type = ?', type)
        for (const row of ofType) {
          const key = [type, row.id, row.locale ?? '']
          sql.exec(
            'insert or replace into content_row (type, id, locale, json) values (?, ?, ?, ?)',
            ...key,
            JSON.stringify(row),
          )
        }
      }
    },
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
        .exec<{ digest: string; json: string; inputs: string }>(
          'select digest, json, inputs from part where name = ?',
          name,
        )
        .toArray()
      return part && { name, ...part, inputs: parse<KeptPart['inputs']>(part.inputs) }
    },
    writePart({ name, digest, json, inputs }: KeptPart): void {
      sql.exec(
        'insert or replace into part (name, digest, json, inputs) values (?, ?, ?, ?)',
        name,
        digest,
        json,
        JSON.stringify(inputs),
      )
    },
    readPartJson: (digest: string): string | null =>
      sql.exec<{ json: string }>('select json from part where digest = ?', digest).toArray()[0]?.json ?? null,
    /** Removes the parts that aren't published any more. */
    keepParts(names: ReadonlySet<string>): void {
      for (const { name } of sql.exec<{ name: string }>('select name from part').toArray())
        if (!names.has(name)) sql.exec('delete from part where name = ?', name)
    },
    readManifest: (): Manifest | undefined => parseManifest(readKept('manifest')),
    writeManifest: (manifest: Manifest): void => writeKept('manifest', manifest),
    readLastReading: (): LastReading | undefined => {
      const json = readKept('reading')
      return json === undefined ? undefined : parse<LastReading>(json)
    },
    writeLastReading: (reading: LastReading): void => writeKept('reading', reading),
    /** Parts that nothing names any longer, by their digests, and since when, in milliseconds. */
    readReplaced: (): Record<string, number> => parse<Record<string, number>>(readKept('replaced') ?? '{}'),
    writeReplaced: (replaced: Readonly<Record<string, number>>): void => writeKept('replaced', replaced),
  }
}

export type PublisherStore = ReturnType<typeof createPublisherStore>
