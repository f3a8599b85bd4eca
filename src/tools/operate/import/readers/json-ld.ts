import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { isRecord } from '../../../../shared/is-record.ts'
import { decodeText } from '../decode-text.ts'
import { readOldAddresses } from '../redirects.ts'
import {
  checkRowCount,
  maxFileBytes,
  type Source,
  type SourceProblem,
  type SourceReader,
  type SourceRow,
} from '../source.ts'
import { toEventCells } from './json-ld-event.ts'
import { readWebPage } from './web-page.ts'

interface SavedPage {
  /** Name of the page in messages. */
  origin: string
  file: string
  /** Address of the page as the sitemap lists it; absent for a saved page that was read without a sitemap. */
  address?: string
}

/**
 * Pages of an existing site with structured data (schema.org Event and its kinds): a page, a folder of saved pages, or a
 * sitemap with the pages saved below its folder, as `wget --mirror` does.
 */
export const jsonLdReader: SourceReader = {
  name: 'saved pages with schema.org events (.html, a folder, or a sitemap.xml beside the saved pages)',
  accepts: ({ given, isFolder }) => isFolder || /\.(html?|xhtml|xml)$/i.test(given),
  read: async (source) => {
    const { pages, missing } = findPages(source)
    const read = pages.map(readPage)
    const rows = withoutCopies(read.flatMap(({ rows }) => rows))
    checkRowCount(rows.length)
    const problems = [...missing, ...read.flatMap(({ problems }) => problems)]
    if (pages.length === 0 && problems.length === 0)
      throw new Error('There are no saved pages (.html) in the folder.')
    return {
      kind: `schema.org, ${pages.length} pages`,
      columns: [],
      isMapped: true,
      hasGlobalIds: true,
      rows,
      problems,
    }
  },
}

function findPages(source: Source): { pages: SavedPage[]; missing: SourceProblem[] } {
  const { path = '' } = source
  if (source.isFolder) {
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.x?html?$/i.test(file),
    )
    return { pages: files.sort().map((file) => ({ origin: file, file: join(path, file) })), missing: [] }
  }
  if (!/\.xml$/i.test(path)) return { pages: [{ origin: basename(path), file: path }], missing: [] }
  const found = readOldAddresses(source.bytes).map((address) => ({
    address,
    file: findSavedPage(dirname(path), address),
  }))
  return {
    pages: found.flatMap(({ address, file }) =>
      file === undefined ? [] : [{ origin: relative(dirname(path), file), file, address }],
    ),
    missing: found.flatMap(({ address, file }) =>
      file === undefined
        ? [{ origin: address, reason: 'this page of the sitemap is not saved beside it' }]
        : [],
    ),
  }
}

/** Looks for a page where programs save it: `host/path/index.html`, `host/path.html`, without the host, or flat. */
function findSavedPage(folder: string, address: string): string | undefined {
  const { hostname, pathname } = new URL(address)
  const path = decodePath(pathname).replace(/^\/+|\/+$/g, '')
  // An address could lead out of the folder.
  if (path.split('/').includes('..')) return undefined
  const names = [
    path,
    `${path}.html`,
    join(path, 'index.html'),
    `${path.replaceAll('/', '-') || 'index'}.html`,
  ]
  return [hostname, '']
    .flatMap((host) => names.map((name) => join(folder, host, name)))
    .find((file) => /\.x?html?$/i.test(file) && existsSync(file) && statSync(file).isFile())
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function readPage({ origin, file, address }: SavedPage): { rows: SourceRow[]; problems: SourceProblem[] } {
  if (statSync(file).size > maxFileBytes)
    return { rows: [], problems: [{ origin, reason: 'the page is too large' }] }
  try {
    const page = readWebPage(decodeText(readFileSync(file)).text)
    const parsed = page.structuredData.map(parseData)
    const pageAddress = address ?? page.address
    const events = parsed.flatMap(({ data }) => findEvents(data))
    return {
      rows: events.map((event) => ({
        origin,
        cells: toEventCells(event, pageAddress, { isAlone: events.length === 1 }),
      })),
      problems: parsed.some(({ isBroken }) => isBroken)
        ? [{ origin, reason: 'its structured data (application/ld+json) is no JSON' }]
        : [],
    }
  } catch (error) {
    return {
      rows: [],
      problems: [{ origin, reason: error instanceof Error ? error.message : String(error) }],
    }
  }
}

/** Some systems write comments around the data, line breaks into texts, or a comma behind the last item. */
function parseData(text: string): { data?: unknown; isBroken?: boolean } {
  const bare = text.replace(
    /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g,
    '',
  )
  for (const attempt of [bare, bare.replace(/[\n\r\t]+/g, ' ').replace(/,(\s*[}\]])/g, '$1')]) {
    try {
      return { data: JSON.parse(attempt) }
    } catch {
      // The next attempt repairs more of the text.
    }
  }
  return { isBroken: true }
}

/** Limit of nested levels, above what any site has. */
const maxDepth = 12

const isEventType = (type: unknown): boolean =>
  [type].flat().some((each) => typeof each === 'string' && /(?:^|[/:])(?:\w*Event|Festival)$/.test(each))

/** Finds events at any depth. The parts of a festival or series are events, and then the whole is none. */
function findEvents(data: unknown, depth = 0): Record<string, unknown>[] {
  if (depth > maxDepth || !isRecord(data)) return []
  if (Array.isArray(data)) return data.flatMap((each) => findEvents(each, depth + 1))
  const parts = findEvents(data.subEvent ?? data.subEvents, depth + 1)
  if (isEventType(data['@type'])) return parts.length > 0 ? parts : [data]
  const values = Object.entries(data).filter(
    ([name]) => !['subEvent', 'subEvents', 'superEvent'].includes(name),
  )
  return [...parts, ...values.flatMap(([, value]) => findEvents(value, depth + 1))]
}

/** An event that stands on its own page and on pages of lists is one event: the row that says the most. */
function withoutCopies(rows: readonly SourceRow[]): SourceRow[] {
  const best = new Map<string, SourceRow>()
  for (const row of rows) {
    const id = row.cells.id ?? [row.cells.title, row.cells.start, row.cells.venue].join('\n')
    const known = best.get(id)
    if (!known || Object.keys(row.cells).length > Object.keys(known.cells).length) best.set(id, row)
  }
  return [...best.values()]
}
