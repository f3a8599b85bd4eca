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
import { type FindThing, type Thing, toDateKey, toEventRows, toEventTitle } from './json-ld-event.ts'
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
  read: async (source, { today }) => {
    const { pages, missing } = findPages(source)
    const read = pages.map((page) => readPage(page, today))
    const rows = withoutCopies(
      read.flatMap(({ rows }) => rows),
      today,
    )
    checkRowCount(rows.length)
    const problems = [...missing, ...read.flatMap(({ problems }) => problems)]
    if (pages.length === 0 && problems.length === 0)
      throw new Error('There are no saved pages (.html) in the folder.')
    if (rows.length === 0 && problems.length === 0)
      throw new Error('The pages have no events as structured data (schema.org as application/ld+json).')
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

function readPage(
  { origin, file, address }: SavedPage,
  today: string,
): { rows: SourceRow[]; problems: SourceProblem[] } {
  if (statSync(file).size > maxFileBytes)
    return { rows: [], problems: [{ origin, reason: 'the page is too large' }] }
  try {
    const { structuredData, address: own } = readWebPage(decodeText(readFileSync(file)).text)
    const parsed = structuredData.map(parseData)
    const page = address ?? own
    const data = parsed.flatMap((each) => (each.isBroken ? [] : [each.data]))
    const find = createFinder(data)
    const events = findEvents(data, find)
    const rows = events.flatMap((event) =>
      toEventRows(event, {
        origin: events.length > 1 ? `${origin}, «${toEventTitle(event)}»` : origin,
        page,
        isAlone: events.length === 1,
        find,
        today,
      }),
    )
    const problems = parsed.some(({ isBroken }) => isBroken)
      ? [{ origin, reason: 'its structured data (application/ld+json) is no JSON' }]
      : []
    return { rows, problems }
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

const idOf = ({ '@id': id }: Thing): string | undefined => (typeof id === 'string' ? id : undefined)
/** Whether a thing is only named here, and described elsewhere on the page. */
const isReference = (thing: Thing): boolean =>
  idOf(thing) !== undefined && Object.keys(thing).every((name) => name === '@id' || name === '@type')

/** Looks up the things of a page that others refer to by `@id`, as the data of many plugins of WordPress does. */
function createFinder(data: unknown): FindThing {
  const described = new Map<string, Thing>()
  const collect = (value: unknown, depth: number): void => {
    if (depth > maxDepth || typeof value !== 'object' || value === null) return
    if (isRecord(value) && !Array.isArray(value)) {
      const id = idOf(value)
      if (id !== undefined && !isReference(value)) described.set(id, value)
    }
    for (const each of Object.values(value)) collect(each, depth + 1)
  }
  collect(data, 0)
  return (thing) => (isReference(thing) ? (described.get(idOf(thing) ?? '') ?? thing) : thing)
}

/** What the parts of a festival or series have of the whole, where they don't say it themselves. */
const inherited = ['name', 'location', 'image', 'performer'] as const

/** Finds events at any depth, each once. The parts of a festival or series are events, and then the whole is none. */
function findEvents(data: unknown, find: FindThing): Thing[] {
  const found = new Set<Thing>()
  const wholes = new Set<Thing>()
  const parts = new Map<Thing, Thing>()
  const visited = new Set<unknown>()
  const visit = (value: unknown, depth: number, whole?: Thing): void => {
    if (depth > maxDepth || typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const each of value) visit(each, depth + 1, whole)
      return
    }
    if (!isRecord(value)) return
    const thing = find(value)
    const isEvent = isEventType(thing['@type'])
    if (isEvent && whole) {
      wholes.add(whole)
      parts.set(thing, whole)
    }
    if (visited.has(thing)) return
    visited.add(thing)
    if (isEvent) {
      found.add(thing)
      const { superEvent } = thing
      if (isRecord(superEvent)) {
        wholes.add(find(superEvent))
        parts.set(thing, find(superEvent))
      }
      visit(thing.subEvent ?? thing.subEvents, depth + 1, thing)
      return
    }
    for (const [name, each] of Object.entries(thing)) if (name !== 'superEvent') visit(each, depth + 1, whole)
  }
  visit(data, 0)
  return [...found]
    .filter((event) => !wholes.has(event))
    .map((event) => withInherited(event, parts.get(event)))
}

function withInherited(event: Thing, whole: Thing | undefined): Thing {
  if (!whole) return event
  const taken = inherited.flatMap((name) =>
    event[name] === undefined && whole[name] !== undefined ? [[name, whole[name]] as const] : [],
  )
  return Object.assign(Object.fromEntries(taken), event)
}

/**
 * An event that stands on its own page and on pages of lists is one event: the row that says the most. Events of one
 * address at several times are several, and have the time in their ids.
 */
function withoutCopies(rows: readonly SourceRow[], today: string): SourceRow[] {
  const keyOf = ({ cells }: SourceRow) => cells.id ?? [cells.title, cells.venue].join('\n')
  return Array.from(Map.groupBy(rows, keyOf).values(), (group) => {
    const kept: { row: SourceRow; key: string }[] = []
    // What has a time comes first: a day without one is the same concert.
    const keyed = group.map((row) => ({ row, key: toDateKey(row.cells.start ?? '', today) }))
    for (const each of keyed.toSorted((one, other) => other.key.length - one.key.length)) {
      const twin = kept.find((other) => isCopy(each, other))
      if (!twin) kept.push(each)
      else if (Object.keys(each.row.cells).length > Object.keys(twin.row.cells).length) {
        twin.row = each.key.length < twin.key.length ? withStart(each.row, twin.row) : each.row
      }
    }
    const ordered = keyed.flatMap(({ row }) =>
      kept.filter((each) => each.row === row || isMended(each.row, row)),
    )
    const unique = [...new Set([...ordered, ...kept])]
    if (unique.length < 2) return unique.map(({ row }) => row)
    return unique.map(({ row, key }) => withDateInId(row, key))
  }).flat()
}

const isMended = (one: SourceRow, other: SourceRow): boolean =>
  one.origin === other.origin &&
  one.cells.title === other.cells.title &&
  one.cells.id === other.cells.id &&
  one !== other

const withStart = (row: SourceRow, { cells: { start = '' } }: SourceRow): SourceRow =>
  Object.assign({}, row, { cells: Object.assign({}, row.cells, { start }) })

function withDateInId(row: SourceRow, key: string): SourceRow {
  const { id } = row.cells
  if (id === undefined || id.endsWith(`#${key}`)) return row
  return Object.assign({}, row, { cells: Object.assign({}, row.cells, { id: `${id}#${key}` }) })
}

/** Whether two rows of one address mean one concert: what both of them say of time and venue is the same. */
function isCopy(one: { row: SourceRow; key: string }, other: { row: SourceRow; key: string }): boolean {
  const isSameTime = other.key === one.key || (other.key.startsWith(one.key) && !one.key.includes('T'))
  const [venue, otherVenue] = [one.row.cells.venue, other.row.cells.venue]
  const [title = '', otherTitle = ''] = [one.row.cells.title, other.row.cells.title]
  const isSameName = title.includes(otherTitle) || otherTitle.includes(title)
  return isSameTime && isSameName && (venue === undefined || otherVenue === undefined || venue === otherVenue)
}
