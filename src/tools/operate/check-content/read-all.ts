import { readRedirect } from '../../../content/site/redirect.ts'
import type { ContentRows } from '../../../publishing/content-rows.ts'
import { findBySlug } from '../../../publishing/make-parts.ts'
import { entries, lists } from '../../../publishing/parts.ts'
import { makeAsked } from '../../../publishing/parts-on-demand.ts'
import type { AskedPart } from '../../../publishing/published-content.ts'
import type { EntryName, ListName } from '../../../publishing/published-parts.ts'
import { fetchAllRows } from '../../../publishing/strapi-source.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { ContentService } from '../../../strapi/port/client.ts'
import { forEachAtOnce } from '../for-each-at-once.ts'

interface Read {
  name: string
  read: () => Promise<unknown>
}

/** Most queries that are sent at the same time, since visitors use the same service. */
const atOnce = 4

/**
 * Makes everything that would be published, in each language; problems are added to `content.faults`.
 *
 * @returns one line for each thing that could not be read
 */
export async function readAllContent(content: ContentService, locales: readonly Locale[]): Promise<string[]> {
  const failed: string[] = []
  const tryToRead = async ({ name, read }: Read) => {
    try {
      await read()
    } catch (error) {
      failed.push(`${name} can't be read: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const reads: Read[] = [{ name: 'redirects', read: () => readRedirect(content, []) }]
  await tryToRead({
    name: 'content',
    read: async () => reads.push(...listParts(content, locales, await fetchAllRows(content))),
  })
  await forEachAtOnce(reads, atOnce, tryToRead)
  return failed
}

/** All lists, and all entries by their slugs. */
function listParts(content: ContentService, locales: readonly Locale[], rows: ContentRows): Read[] {
  const toRead = (name: string, asked: AskedPart, locale: Locale): Read => ({
    name: `${name} in ${locale}`,
    read: async () => content.faults?.push(...((await makeAsked(content, asked, rows))?.faults ?? [])),
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
