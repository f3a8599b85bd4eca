import { UpstreamFailed } from '../errors.ts'
import { type ContentType, singleTypes } from '../shared/content-types.ts'
import { type ContentService, fetchContent } from '../strapi/port/client.ts'
import { type ContentRow, type ContentRows, toContentRows } from './content-rows.ts'
import type { Heads } from './publisher-store.ts'
import { listedTypes, toHeadsQuery, toRowsQuery, toSinglesQuery } from './source-queries.ts'

/** Rows of an answer. Strapi may be configured to answer with fewer; then it is asked more often. */
const rowsPerQuery = 500

/**
 * Reads all entries of these types, or of all that the parts are made of. A type for which the service doesn't answer, which
 * it doesn't know or doesn't let the site read, is absent.
 *
 * @throws UpstreamFailed, ContentInvalid
 */
export async function fetchRows(
  content: ContentService,
  isWanted: (type: ContentType) => boolean = () => true,
): Promise<Partial<Record<ContentType, readonly ContentRow[]>>> {
  const rows: Partial<Record<ContentType, readonly ContentRow[]>> = singleTypes.some(isWanted)
    ? await fetchSingles(content)
    : {}
  const wanted = listedTypes().filter(isWanted)
  for (const type of wanted) {
    const listed = await fetchListed(content, type)
    if (listed) rows[type] = listed
  }
  const unanswered = wanted.filter((type) => !rows[type])
  if (wanted.length > 1 && Object.keys(rows).length === 0)
    throw new UpstreamFailed('content', 0, 'no content type is answered for')
  if (unanswered.length > 0)
    content.log.warn('the content service has no answer for types, which stay as they were', {
      types: unanswered.join(),
    })
  return rows
}

/** What is known of each type without reading its rows. @throws UpstreamFailed, ContentInvalid */
export const fetchHeads = async (content: ContentService): Promise<Heads> =>
  (await fetchContent(content, toHeadsQuery(), {})) ?? {}

/** Reads all entries as the parts are made of them. @throws UpstreamFailed, ContentInvalid */
export const fetchAllRows = async (content: ContentService): Promise<ContentRows> =>
  toContentRows(await fetchRows(content))

/** Reads all single types. @throws UpstreamFailed, ContentInvalid */
export const fetchSingles = async (content: ContentService) =>
  (await fetchContent(content, toSinglesQuery(), {})) ?? {}

/** Reads all rows of a type. @returns `undefined` as `fetchRows` @throws UpstreamFailed, ContentInvalid */
export async function fetchListed(
  content: ContentService,
  type: ContentType,
): Promise<ContentRow[] | undefined> {
  const all: ContentRow[] = []
  for (;;) {
    const page = await fetchContent(content, toRowsQuery(type), { start: all.length, limit: rowsPerQuery })
    if (!page) return undefined
    all.push(...page.rows)
    if (page.rows.length === 0 || all.length >= page.total) return all
  }
}
