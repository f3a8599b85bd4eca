import { type ContentRow, type ContentRows, toContentRows } from '../content/parts/content-rows.ts'
import { UpstreamFailed } from '../errors.ts'
import { type ContentType, singleTypes } from '../shared/content-types.ts'
import { fetchContent } from '../strapi/port/ask-content.ts'
import type { StrapiService } from '../strapi/port/client.ts'
import type { Heads } from './publisher-store.ts'
import { listedTypes, toHeadsQuery, toRowsQuery, toSinglesQuery, type WantedRows } from './source-queries.ts'

/** Rows of an answer. Strapi may be configured to answer with fewer; then it is asked more often. */
export const rowsPerQuery = 500

/**
 * Reads all entries of these types, or of all that the parts are made of. A type for which the service doesn't answer, which
 * it doesn't know or doesn't let the site read, is absent.
 *
 * @throws UpstreamFailed, ContentInvalid
 */
export async function fetchRows(
  strapi: StrapiService,
  isWanted: (type: ContentType) => boolean = () => true,
): Promise<Partial<Record<ContentType, readonly ContentRow[]>>> {
  const rows: Partial<Record<ContentType, readonly ContentRow[]>> = singleTypes.some(isWanted)
    ? await fetchSingles(strapi)
    : {}
  const wanted = listedTypes().filter(isWanted)
  for (const type of wanted) {
    const listed = await fetchListed(strapi, type)
    if (listed) rows[type] = listed
  }
  if (wanted.length > 1 && Object.keys(rows).length === 0)
    throw new UpstreamFailed('content', 0, 'no content type is answered for')
  return rows
}

/** What is known of each type without reading its rows. @throws UpstreamFailed, ContentInvalid */
export const fetchHeads = async (strapi: StrapiService): Promise<Heads> =>
  (await fetchContent(strapi, toHeadsQuery(), {})) ?? {}

/** Reads all entries as the parts are made of them. @throws UpstreamFailed, ContentInvalid */
export const fetchAllRows = async (strapi: StrapiService): Promise<ContentRows> =>
  toContentRows(await fetchRows(strapi))

/** Reads all single types. @throws UpstreamFailed, ContentInvalid */
export const fetchSingles = async (strapi: StrapiService) =>
  (await fetchContent(strapi, toSinglesQuery(), {})) ?? {}

/** All rows: Strapi has none that are older. */
const allRows: WantedRows = { ids: [], since: '1970-01-01T00:00:00.000Z' }

/** Reads all rows of a type, or those that are wanted. @returns `undefined` as `fetchRows` @throws UpstreamFailed, ContentInvalid */
export async function fetchListed(
  strapi: StrapiService,
  type: ContentType,
  wanted = allRows,
): Promise<ContentRow[] | undefined> {
  const all: ContentRow[] = []
  for (;;) {
    const variables = { ...wanted, start: all.length, limit: rowsPerQuery }
    const page = await fetchContent(strapi, toRowsQuery(type), variables)
    if (!page) return undefined
    all.push(...page.rows)
    if (page.rows.length === 0 || all.length >= page.total) return all
  }
}
