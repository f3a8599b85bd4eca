import { isAddressed, isTranslated, readEntryBySlug, singleTypes } from '../content/site/entry-address.ts'
import type { Page } from '../rendering/define-page.ts'
import type { Head } from '../rendering/head.ts'
import { findPage } from '../routes/address-rules.ts'
import type { ContentType } from '../shared/content-types.ts'

/**
 * Where the content manager edits what a page shows: the entry itself, the list that it is made of, or what there is one
 * of. Strapi 4.16 and later and Strapi 5 have the same addresses there. Never fails: an entry that can't be found leads
 * to its list.
 *
 * @returns a path below the address of Strapi's admin; empty where nothing of it is content
 */
export async function findAdminPath(
  page: Pick<Page, 'path' | 'params' | 'locale' | 'content'>,
  edits: Head['edits'] = editsOf(page),
): Promise<string> {
  if (!edits) return ''
  const { type, slug } = edits
  if (singleTypes.some((single) => single === type)) return `/content-manager/single-types/${uidOf(type)}`
  const list = `/content-manager/collection-types/${uidOf(type)}`
  if (!slug || !isAddressed(type)) return list
  // Failed, the page has said so in the log; its editor finds the entry in the list.
  const entry = await readEntryBySlug(page.content, type, page.locale, slug).catch(() => null)
  if (!entry) return list
  const language = isTranslated(type)
    ? `?${new URLSearchParams({ 'plugins[i18n][locale]': entry.locale })}`
    : ''
  return `${list}/${entry.id}${language}`
}

const uidOf = (type: ContentType) => `api::${type}.${type}`

/** By its row in the address book: an entry's page says which type it shows, a list's what it lists; home lists all. */
function editsOf({ path, params }: Pick<Page, 'path' | 'params'>): Head['edits'] {
  const row = findPage(path)
  if (!row || row.isPrivate) return undefined
  const { shows, lists } = row
  const slug = toSlug(params)
  if (shows?.[0] && shows.length === 1 && slug) return { type: shows[0], slug }
  if (lists?.includes('site')) return { type: 'site' }
  return lists?.[0] && { type: lists[0] }
}

const toSlug = (params: unknown): string | undefined =>
  typeof params === 'object' && params !== null && 'slug' in params ? String(params.slug) : undefined
