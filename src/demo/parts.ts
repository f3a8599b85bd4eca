import { type ContentRows, toContentRows } from '../content/parts/content-rows.ts'
import type { MadePart } from '../content/parts/define-part.ts'
import type { AskedPart } from '../content/parts/published-content.ts'
import type { MakeContext } from '../publishing/make-parts.ts'
import { makeAsked } from '../publishing/parts-on-demand.ts'
import { findLinkedField, mediaType } from '../publishing/schema-shape.ts'
import { contentTypes } from '../shared/content-types.ts'
import { isRecord } from '../shared/is-record.ts'
import { toUtcDay } from '../shared/zoned-time.ts'
import { toTypeName } from '../strapi/content-types.ts'
import { isEntityName, type Row, type Snapshot } from '../strapi-emulator/row.ts'

/** Makes a list, or one entry, of the demo. @returns `undefined` where there is no such entry */
export async function makeOfDemo(
  asked: AskedPart,
  { now, ...context }: Pick<MakeContext, 'embedHosts' | 'log'> & { now: () => number },
): Promise<MadePart | undefined> {
  return makeAsked(asked, await readDemo(toUtcDay(now())), { ...context, mediaUrl: (path) => path })
}

let latestDemo: { day: string; rows: ContentRows } | undefined

/** The demo of a day is the same for all requests. @param day `YYYY-MM-DD` */
async function readDemo(day: string): Promise<ContentRows> {
  const { makeSnapshot } = await import('./snapshot.ts')
  if (latestDemo?.day !== day) latestDemo = { day, rows: toSnapshotRows(makeSnapshot(day)) }
  return latestDemo.rows
}

/**
 * Reads content that ships with the site, without asking a service: the rows of a snapshot as Strapi would answer with them,
 * without drafts.
 */
function toSnapshotRows(snapshot: Snapshot): ContentRows {
  const pictures = new Map(snapshot.UploadFile.map((row) => [row.id, row]))
  const ofTypes = contentTypes.map((type) => {
    const name = toTypeName(type)
    const rows = isEntityName(name) ? snapshot[name] : []
    const published = rows.filter(({ publishedAt }) => publishedAt !== null)
    return [type, published.map((row) => ({ ...toFields(row, name, pictures), id: String(row.id) }))] as const
  })
  return toContentRows(Object.fromEntries(ofTypes))
}

type Pictures = ReadonlyMap<unknown, Row>

/** The fields of an entry or a component. @param type its name in GraphQL */
const toFields = (row: object, type: string, pictures: Pictures): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, toField(value, type, name, pictures)] as const),
  )

function toField(value: unknown, type: string, name: string, pictures: Pictures): unknown {
  const field = findLinkedField(type, name)
  if (!field || value === null || value === undefined) return value
  const { kind, target } = field
  const toEach = (one: unknown): unknown => {
    // GraphQL's names of enumeration values can't hold dashes.
    if (kind === 'enum') return String(one).replaceAll(/[^A-Za-z0-9]+/g, '_')
    if (kind === 'one' || kind === 'many')
      return target === mediaType ? pictures.get(one) : { id: String(one) }
    if (!isRecord(one)) return one
    if (kind !== 'zone') return toFields(one, target, pictures)
    const component = toComponentType(one.__component)
    return { ...toFields(one, component, pictures), __typename: component }
  }
  return Array.isArray(value) ? value.map(toEach).filter((one) => one !== undefined) : toEach(value)
}

/** The GraphQL type of a component: `ComponentBlockRichText` for `block.rich-text`. */
const toComponentType = (component: unknown): string =>
  `Component${String(component).replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase())}`
