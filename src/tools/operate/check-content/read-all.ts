import type { ContentRows } from '../../../content/parts/content-rows.ts'
import type { AskedPart } from '../../../content/parts/published-content.ts'
import type { EntryName, ListName } from '../../../content/parts/published-parts.ts'
import { findBySlug } from '../../../publishing/make-parts.ts'
import { entries, lists } from '../../../publishing/parts.ts'
import { makeAsked } from '../../../publishing/parts-on-demand.ts'
import { fetchAllRows } from '../../../publishing/strapi-source.ts'
import type { ContentFault } from '../../../shared/content-fault.ts'
import { forEachAtOnce } from '../../../shared/for-each-at-once.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { StrapiService } from '../../../strapi/port/client.ts'
import { toMediaUrl } from '../../../strapi/port/media-url.ts'

interface Read {
  name: string
  read: () => Promise<unknown>
}

/** Most queries that are sent at the same time, since visitors use the same service. */
const atOnce = 4

/**
 * Makes everything that would be published, in each language; problems are added to `faults`.
 *
 * @returns one line for each thing that could not be read
 */
export async function readAllContent(
  strapi: StrapiService,
  locales: readonly Locale[],
  faults: ContentFault[],
): Promise<string[]> {
  const failed: string[] = []
  const tryToRead = async ({ name, read }: Read) => {
    try {
      await read()
    } catch (error) {
      failed.push(`${name} can't be read: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const reads: Read[] = []
  await tryToRead({
    name: 'content',
    read: async () => reads.push(...listParts(strapi, faults, locales, await fetchAllRows(strapi))),
  })
  await forEachAtOnce(reads, atOnce, tryToRead)
  return failed
}

/** All lists, and all entries by their slugs. */
function listParts(
  strapi: StrapiService,
  faults: ContentFault[],
  locales: readonly Locale[],
  rows: ContentRows,
): Read[] {
  const context = { mediaUrl: toMediaUrl(strapi), embedHosts: strapi.embedHosts, log: strapi.log }
  const toRead = (name: string, asked: AskedPart, locale: Locale): Read => ({
    name: `${name} in ${locale}`,
    read: async () => faults.push(...((await makeAsked(asked, rows, context))?.faults ?? [])),
  })
  return locales.flatMap((locale) => [
    ...listNames.map((list) => toRead(list, { list, locale }, locale)),
    ...entryNames.flatMap((entry) =>
      [...findBySlug(entries[entry], rows, locale).keys()].map((slug) =>
        toRead(`${entry} ${slug}`, { entry, slug, locale }, locale),
      ),
    ),
  ])
}

// The registries' keys are the names, which `Object.keys` doesn't say.
const listNames = Object.keys(lists) as ListName[]
const entryNames = Object.keys(entries) as EntryName[]
