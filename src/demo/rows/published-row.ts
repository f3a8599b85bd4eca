import type { Row } from '../../strapi-emulator/row.ts'
import type { Attributes } from './components.ts'
import { type Calendar, makeStamps } from './dates.ts'
import type { Edition } from './editions.ts'

/** A published entry in one language: what every such row has, and its own attributes over it. */
export function makePublishedRow(
  calendar: Calendar,
  edition: Edition<{ slug: string }, unknown>,
  attributes: Attributes,
): Row {
  const row = makeEntryRow(calendar, edition, attributes)
  return { publishedAt: row.createdAt ?? null, ...row }
}

/** The same for content types without drafts. */
export function makeEntryRow(
  calendar: Calendar,
  edition: Edition<{ slug: string }, unknown>,
  attributes: Attributes,
): Row {
  const { id, locale, localizations, index, entry } = edition
  return { id, slug: entry.slug, locale, localizations, ...makeStamps(calendar, index), ...attributes }
}
