import { findContainingRow, findRow } from '../../routes/address-rules.ts'
import { isDeskPath } from '../../routes/desk-addresses.ts'
import type { Locale } from '../../shared/locales.ts'
import { maxSlugLength, slugPattern } from '../../shared/urls.ts'
import type { ContentService } from '../content-service.ts'
import { isAddressed } from './addressed-types.ts'
import { findEntry } from './addresses.ts'

/** Whether an address of the site opens; `unknown` where only content could say so, and it can't be read. */
export type OwnPageState = 'there' | 'missing' | 'unknown'

/**
 * Finds out whether a path opens: by the address book, and by the content where the path names an entry.
 *
 * @param path without language prefix, query and final slash
 */
export async function findOwnPage(
  content: ContentService,
  locale: Locale,
  path: string,
): Promise<OwnPageState> {
  const row = findContainingRow(path) ?? findRow(path)
  if (isDeskPath(path)) return 'there'
  if (!row) return 'missing'
  if (!row.path.includes(':') || row.kind !== 'page' || row.isPrivate || !row.shows) return 'there'
  const slug = path.split('/')[row.path.split('/').findIndex((part) => part.startsWith(':'))] ?? ''
  if (slug.length > maxSlugLength || !slugPattern.test(slug)) return 'missing'
  const reading = row.shows.filter(isAddressed).map((type) => findEntry(content, type, locale, slug))
  const entries = await Promise.allSettled(reading)
  if (entries.some((entry) => entry.status === 'fulfilled' && entry.value)) return 'there'
  return entries.some(({ status }) => status === 'rejected') ? 'unknown' : 'missing'
}
