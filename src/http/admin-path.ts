import { isAddressed } from '../content/site/addressed-types.ts'
import { findEntry } from '../content/site/addresses.ts'
import type { Page } from '../rendering/define-page.ts'
import type { Head } from '../rendering/head.ts'
import { findPage } from '../routes/address-rules.ts'
import { type ContentType, isSingleType } from '../shared/content-types.ts'
import { isTranslated } from '../strapi/content-types.ts'

/**
 * Finds where an editor changes what a page shows in Strapi's content manager: the entry, the list of a content type,
 * or a single type. Strapi 4.16 and later and Strapi 5 use the same paths. Never fails: for an entry that can't be
 * found it returns the path of its list.
 *
 * @returns a path below the address of Strapi's admin panel; empty where the page shows no content
 */
export async function findAdminPath(
  page: Pick<Page, 'path' | 'params' | 'locale' | 'content'>,
  edits: Head['edits'] = editsOf(page),
): Promise<string> {
  if (!edits) return ''
  const { type, slug } = edits
  if (isSingleType(type)) return `/content-manager/single-types/${uidOf(type)}`
  const list = `/content-manager/collection-types/${uidOf(type)}`
  if (!slug || !isAddressed(type)) return list
  // The page has already logged a failed read. The editor then finds the entry in the list.
  const entry = await findEntry(page.content, type, page.locale, slug).catch(() => undefined)
  if (!entry) return list
  const language = isTranslated(type)
    ? `?${new URLSearchParams({ 'plugins[i18n][locale]': entry.locale })}`
    : ''
  return `${list}/${entry.id}${language}`
}

const uidOf = (type: ContentType) => `api::${type}.${type}`

/**
 * Decides what an editor would change, by the page's row in the address book: the entry that it shows, or the first
 * content type that it lists. The home page lists every type.
 */
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
