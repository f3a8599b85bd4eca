import type { Json, Row } from '../row.ts'
import { stamps } from './dates.ts'
import type { Edition } from './editions.ts'

type Attributes = Readonly<Record<string, Json>>

/** A published entry in one language: what every such row has, and its own attributes over it. */
export function publishedRow(
  today: string,
  edition: Edition<{ slug: string }, unknown>,
  attributes: Attributes,
): Row {
  const { createdAt } = stamps(today, edition.index)
  return { ...entryRow(today, edition, {}), publishedAt: createdAt, ...attributes }
}

/** The same for content types without drafts. */
export function entryRow(
  today: string,
  edition: Edition<{ slug: string }, unknown>,
  attributes: Attributes,
): Row {
  const { id, locale, localizations, index, entry } = edition
  return { id, slug: entry.slug, locale, localizations, ...stamps(today, index), ...attributes }
}
