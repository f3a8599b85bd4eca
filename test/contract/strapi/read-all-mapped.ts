import {
  fetchMappedEntries,
  type MappedEntry,
  readLastIds,
  readNewestTouches,
} from '../../../src/content/site/sitemap-entries.ts'
import type { AddressedType } from '../../../src/strapi/content-types.ts'
import type { ContentService } from '../../../src/strapi/port/client.ts'

/**
 * Reads all entries that a sitemap lists of a type, in pages like the sitemap's parts, by first slug, with the time of
 * the last change.
 */
export async function readAllMapped(content: ContentService, type: AddressedType) {
  const { [type]: upTo = 0 } = await readLastIds(content)
  const all: MappedEntry[] = []
  for (let after: number | undefined = 0; after !== undefined && after < upTo; ) {
    const { entries, lastId } = await fetchMappedEntries(content, type, { after, upTo }, 50)
    all.push(...entries)
    after = lastId
  }
  const slugOf = ({ rows }: MappedEntry) => rows[0]?.slug ?? ''
  return {
    entries: all.toSorted((one, other) => (slugOf(one) < slugOf(other) ? -1 : 1)),
    newest: await readNewestTouches(content, type, [{ after: 0, upTo }]),
  }
}
