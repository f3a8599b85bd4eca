import { readFileSync, statSync } from 'node:fs'
import { isFields, isRecord } from '../../../../shared/is-record.ts'
import { decodeText } from '../decode-text.ts'
import { readMoments } from '../read-moment.ts'
import {
  checkRowCount,
  maxFileBytes,
  type SourceProblem,
  type SourceReader,
  type SourceRow,
} from '../source.ts'
import { type FindThing, type Thing, toDateKey, toEventRows, toEventTitle } from './json-ld-event.ts'
import { findPages, type SavedPage } from './saved-pages.ts'
import { readWebPage } from './web-page.ts'

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

function readPage(
  { origin, file, address }: SavedPage,
  today: string,
): { rows: SourceRow[]; problems: SourceProblem[] } {
  if (statSync(file).size > maxFileBytes)
    return { rows: [], problems: [{ origin, reason: 'the page is too large' }] }
  try {
    const { structuredData, hasMicrodata, address: own } = readWebPage(decodeText(readFileSync(file)).text)
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
    const problems = [
      ...(parsed.some(({ isBroken }) => isBroken)
        ? [{ origin, reason: 'its structured data (application/ld+json) is no JSON' }]
        : []),
      ...(rows.length === 0 && hasMicrodata
        ? [{ origin, reason: 'its events are marked up as microdata, which is not read' }]
        : []),
    ]
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
    if (isFields(value)) {
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
  const single = [...found].filter((event) => !wholes.has(event))
  // Events that name each other in a circle are no parts of a whole.
  if (single.length === 0) return [...found]
  return single.map((event) => withInherited(event, parts.get(event)))
}

function withInherited(event: Thing, whole: Thing | undefined): Thing {
  if (!whole) return event
  const taken = inherited.flatMap((name) =>
    event[name] === undefined && whole[name] !== undefined ? [[name, whole[name]] as const] : [],
  )
  return Object.assign(Object.fromEntries(taken), event)
}

/** A row with its beginning: as a part of its id, and as an instant where an offset is written. */
interface DatedRow {
  row: SourceRow
  key: string
  instant?: number | undefined
}

/**
 * An event that stands on its own page and on pages of lists is one event: the row that says the most. Events of one
 * address at several times or places are several, and have these in their ids.
 */
function withoutCopies(rows: readonly SourceRow[], today: string): SourceRow[] {
  const addressOf = ({ cells }: SourceRow) => cells.id ?? [cells.title, cells.venue].join('\n')
  return Array.from(Map.groupBy(rows, addressOf).values(), (group) => {
    const kept: DatedRow[] = []
    for (const row of group) {
      const { start = '' } = row.cells
      const own: DatedRow = { row, key: toDateKey(start, today), instant: toInstantOf(start, today) }
      const twin = kept.find((other) => isCopy(own, other))
      if (twin) Object.assign(twin, merge(twin, own))
      else kept.push(own)
    }
    if (kept.length < 2) return kept.map(({ row }) => row)
    const counts = Map.groupBy(kept, ({ key }) => key)
    return kept.map((each) => withDateInId(each, (counts.get(each.key) ?? []).length > 1))
  }).flat()
}

const toInstantOf = (text: string, today: string): number | undefined =>
  readMoments(text, 'day-month', today)?.moments[0]?.instant

/** The row that says more, with the time of the one that has it. */
function merge(one: DatedRow, other: DatedRow): DatedRow {
  const size = ({ row: { cells } }: DatedRow) => Object.keys(cells).length
  const [more, less] = size(other) > size(one) ? [other, one] : [one, other]
  if (more.key.length >= less.key.length) return more
  const { start = '' } = less.row.cells
  const cells = Object.assign({}, more.row.cells, { start })
  return { row: Object.assign({}, more.row, { cells }), key: less.key, instant: less.instant }
}

function withDateInId({ row, key }: DatedRow, isShared: boolean): SourceRow {
  const { id, venue, title = '' } = row.cells
  if (id === undefined) return row
  const place = isShared ? `#${venue ?? title}` : ''
  const dated = id.endsWith(`#${key}`) ? id : `${id}#${key}`
  return Object.assign({}, row, { cells: Object.assign({}, row.cells, { id: `${dated}${place}` }) })
}

/** Whether two rows of one address mean one concert: what both of them say of time, name and venue is the same. */
function isCopy(one: DatedRow, other: DatedRow): boolean {
  const [shorter, longer] = one.key.length < other.key.length ? [one.key, other.key] : [other.key, one.key]
  // A list of events may give only the day of an event, while the event’s own page gives its time too.
  const isSameDay = !shorter.includes('T') && longer.startsWith(shorter)
  const isSameTime =
    one.key === other.key || isSameDay || (one.instant !== undefined && one.instant === other.instant)
  const [venue, otherVenue] = [one.row.cells.venue, other.row.cells.venue]
  const [title = '', otherTitle = ''] = [one.row.cells.title, other.row.cells.title]
  const isSameName = title.includes(otherTitle) || otherTitle.includes(title)
  return isSameTime && isSameName && (venue === undefined || otherVenue === undefined || venue === otherVenue)
}
