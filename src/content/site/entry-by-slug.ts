import type { Locale } from '../../shared/locales.ts'
import type { ContentService } from '../content-service.ts'
import { readPublishedEntry } from '../parts/read-parts.ts'
import type { Member } from '../people/member.ts'
import type { ProgramCollection } from '../programs/collection.ts'
import type { Program } from '../programs/program.ts'
import type { PageEntry } from './page-entry.ts'

/** The entry at `/{slug}`: a program, a collection or a page. */
export type EntryBySlug =
  | { kind: 'program'; program: Program }
  | { kind: 'member'; member: Member }
  | { kind: 'collection'; collection: ProgramCollection }
  | { kind: 'page'; entry: PageEntry }

/**
 * Resolves `/{slug}`. Slugs are unique within a type only: where several types have it, the first of these is shown.
 *
 * @returns `null` when no program, artist, collection or page has the slug.
 */
export async function readBySlug(
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<EntryBySlug | null> {
  const program = await readPublishedEntry(content, 'program', locale, slug)
  if (program) return { kind: 'program', program }
  const member = await readMember(content, locale, slug)
  if (member) return { kind: 'member', member }
  const collection = await readPublishedEntry(content, 'collection', locale, slug)
  if (collection) return { kind: 'collection', collection }
  const entry = await readPublishedEntry(content, 'page', locale, slug)
  return entry ? { kind: 'page', entry } : null
}

export const readMember = (content: ContentService, locale: Locale, slug: string): Promise<Member | null> =>
  readPublishedEntry(content, 'member', locale, slug)
