import { type ContentRow, readId } from '../content/parts/content-rows.ts'
import type { ContentType } from '../shared/content-types.ts'
import { findContentType, toTypeName } from '../strapi/content-types.ts'
import type { LastReading } from './publisher-store.ts'
import { findLinkedField } from './schema-shape.ts'

/** Milliseconds after which everything is read anew: a picture's new text, for instance, changes no entry. */
const wholeAgainMs = 24 * 3_600_000

/**
 * Chooses the types whose rows are read anew: those that a webhook has told of, those of which something was changed, and
 * all once a day, and after a deployment, whose parts may be made of more fields.
 */
export function chooseChangedTypes(
  last: LastReading | undefined,
  { heads, build, at }: Omit<LastReading, 'wholeAt'> & { at: number },
  told: ReadonlySet<ContentType>,
): { isWhole: boolean; types: ReadonlySet<ContentType> } {
  // The heads have a row for each type that content is read of.
  const all = Object.keys(heads) as ContentType[]
  const isWhole = !last || last.build !== build || at - last.wholeAt > wholeAgainMs
  const types = isWhole ? all : all.filter((type) => told.has(type) || heads[type] !== last.heads[type])
  return { isWhole, types: new Set(types) }
}

type Rows = Partial<Record<ContentType, readonly ContentRow[]>>

/**
 * Finds the types whose entries are linked to others than before by what was read anew. Their own rows name the other ends
 * of these links, and Strapi doesn't count that as a change of theirs.
 */
export function findRelinkedTypes(before: Rows, after: Rows): ReadonlySet<ContentType> {
  const relinked = new Set<ContentType>()
  for (const [type, rows] of Object.entries(after)) {
    // Rows are read by type.
    const own = type as ContentType
    const known = new Map((before[own] ?? []).map((row) => [toKey(row), row]))
    for (const row of rows) {
      for (const [field, value] of Object.entries(row)) {
        const linked = toLinkedType(own, field)
        if (linked && toIds(value) !== toIds(known.get(toKey(row))?.[field])) relinked.add(linked)
      }
    }
  }
  return new Set([...relinked].filter((type) => !Object.hasOwn(after, type)))
}

const toKey = ({ id, locale = '' }: ContentRow): string => `${id} ${locale}`

function toLinkedType(type: ContentType, field: string): ContentType | undefined {
  const { kind, target = '' } = findLinkedField(toTypeName(type), field) ?? {}
  const isLink = field !== 'localizations' && (kind === 'one' || kind === 'many')
  return isLink ? findContentType(target) : undefined
}

const toIds = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).map((one: unknown) => readId(one) ?? '').join()
