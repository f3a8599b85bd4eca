import { type ContentRow, toRowKey } from '../content/parts/content-rows.ts'
import { toRedirectKey } from '../content/site/redirect-key.ts'
import { toEntryPath } from '../routes/paths.ts'
import type { ContentType } from '../shared/content-types.ts'

type Rows = Partial<Record<ContentType, readonly ContentRow[]>>

/** A slug that an entry had before an editor gave it another. */
export interface FormerSlug {
  type: ContentType
  slug: string
  /** Key of the row that had the slug (`toRowKey`). */
  row: string
}

/** Most slugs that are kept; the oldest are forgotten first. */
const mostFormerSlugs = 1000

/**
 * Adds the slugs that entries of a type have lost by what was read anew.
 *
 * @param known the slugs that were lost before, the oldest first
 * @returns the same list where no entry has lost a slug
 */
export function noteFormerSlugs(
  known: readonly FormerSlug[],
  type: ContentType,
  { before, after }: Readonly<Record<'before' | 'after', readonly ContentRow[]>>,
): readonly FormerSlug[] {
  const slugs = new Map(after.map((row) => [toRowKey(row), row.slug]))
  const lost = before.flatMap((row): FormerSlug[] => {
    const slug = slugs.get(toRowKey(row))
    return typeof row.slug === 'string' && typeof slug === 'string' && slug !== row.slug
      ? [{ type, slug: row.slug, row: toRowKey(row) }]
      : []
  })
  if (lost.length === 0) return known
  const isSame = (one: FormerSlug, other: FormerSlug) => one.type === other.type && one.slug === other.slug
  return [...known.filter((one) => !lost.some((other) => isSame(one, other))), ...lost].slice(
    -mostFormerSlugs,
  )
}

/**
 * Adds redirects from former addresses to those that the entries have now, as if editors had entered them. An entry's own
 * address, and a redirect that an editor has entered, come first; where the entry is deleted, there is none.
 */
export function withFormerAddresses(rows: Rows, former: readonly FormerSlug[]): Rows {
  if (former.length === 0) return rows
  const entered = rows.redirect ?? []
  const taken = new Set<string | undefined>(entered.map(({ from }) => toRedirectKey(String(from))))
  const redirects: ContentRow[] = []
  for (const { type, slug, row } of former) {
    const ofType = rows[type] ?? []
    const to = toPath(type, ofType.find((each) => toRowKey(each) === row)?.slug)
    const from = toPath(type, slug)
    const isUsed = ofType.some((each) => each.slug === slug)
    if (!from || !to || isUsed || taken.has(toRedirectKey(from))) continue
    taken.add(toRedirectKey(from))
    redirects.push({ id: `former ${type} ${slug}`, from, to })
  }
  return { ...rows, redirect: [...entered, ...redirects] }
}

const toPath = (type: ContentType, slug: unknown): string | undefined =>
  typeof slug === 'string' ? toEntryPath(type, slug) : undefined
