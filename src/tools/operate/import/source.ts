/** What is imported: a file, a folder or an address, as the command line names it. */
export interface Source {
  /** The source as it was typed on the command line. */
  given: string
  /** Absolute path of a file or a folder; absent for a web address. */
  path?: string
  isFolder: boolean
  /** Content of the file; empty for folders and web addresses. */
  bytes: Uint8Array
}

/** What a reader may use of its surroundings. */
export interface ReaderContext {
  /** Fetches an address of the source's own host, and throws an error for another (`fetchFromHost`). */
  fetch: (address: string, init?: RequestInit) => Promise<Response>
  /** Secret by which a ticket service answers (`PRETIX_TOKEN`). */
  pretixToken: string | undefined
  /** `YYYY-MM-DD`: of series without an end, the dates that come are read. */
  today: string
}

/** One row of a source: texts by column, and where it stands. */
export interface SourceRow {
  /** For people: `schedule.csv, line 5`; `Plan.xlsx, sheet «2027», row 12`. */
  origin: string
  /** Text by column; a column without a text is absent. */
  cells: Readonly<Record<string, string>>
  /** Target of a cell's hyperlink, by column. */
  links?: Readonly<Record<string, string>>
  /** What of the row couldn't be read, for the report. */
  remarks?: readonly string[]
  /** Whether it only changes a concert that is known: a date that is cancelled is none that is made. */
  isOnlyKnown?: boolean
}

/** Something in a source that is no row that can be imported, and why. */
export interface SourceProblem {
  origin: string
  reason: string
}

/** A source as rows of text. */
export interface SourceTable {
  /** The kind of source in messages: `CSV, UTF-8, «;»`. */
  kind: string
  /** Columns in the order of the source. */
  columns: readonly string[]
  /** Whether the columns are names of `importFields`, so that nothing has to be matched. */
  isMapped: boolean
  /** Whether ids of the source's rows are unique everywhere, as in calendars, and not only within the source. */
  hasGlobalIds: boolean
  rows: readonly SourceRow[]
  /** What can't be imported; the run ends with an error. */
  problems: readonly SourceProblem[]
  /** What is no concert, such as an older version of an event. */
  skipped?: readonly SourceProblem[]
}

/** A reader of one kind of source, such as spreadsheets or calendars. */
export interface SourceReader {
  /** The kind of source in `--help`. */
  name: string
  accepts: (source: Source) => boolean
  /** @throws Error in one line for a source that can't be read at all */
  read: (source: Source, context: ReaderContext) => Promise<SourceTable>
}

/** Largest file that is read, in bytes: a season of a thousand concerts is less than one megabyte. */
export const maxFileBytes = 20_000_000
/** Most rows that are read of one source. */
const maxRows = 50_000
/** Longest text of a cell that is looked at. It is more than any field may have, so that a cut text is reported. */
const maxCellLength = 100_000

/** @throws Error if a source has more rows than one import takes */
export function checkRowCount(count: number): void {
  if (count > maxRows) {
    throw new Error(
      `The source has more than ${maxRows} rows. Split it, and import the parts one after the other.`,
    )
  }
}

/** Returns texts by column without the columns that have none; texts are trimmed, spaces are normalised. */
export function toCells(entries: readonly (readonly [column: string, text: string | undefined])[]) {
  return Object.fromEntries(
    entries.flatMap(([column, text]) => {
      const clean = text
        ?.replace(/[\u00a0\u202f]/g, ' ')
        .trim()
        .slice(0, maxCellLength)
      return clean ? [[column, clean] as const] : []
    }),
  )
}

const maxRedirects = 5

/**
 * Returns a `fetch` for the host of the address that the operator named. What that host answers may name a next page
 * or redirect, and must lead neither a token nor the operator's machine to another host.
 */
export function fetchFromHost(given: string, fetch: ReaderContext['fetch']): ReaderContext['fetch'] {
  return async (address, init) => {
    let next = new URL(address)
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (!isSameHost(new URL(given), next)) {
        throw new Error(`The source names another host: ${next.href}. Import that address if you trust it.`)
      }
      const response = await fetch(next.href, Object.assign({}, init, { redirect: 'manual' }))
      const location = response.headers.get('location')
      if (response.status < 300 || response.status >= 400 || location === null) return response
      next = new URL(location, next)
    }
    throw new Error(`${address} redirects more than ${maxRedirects} times.`)
  }
}

/** Whether an address is of the same origin, or of the same host by https instead of http. */
const isSameHost = (given: URL, next: URL): boolean =>
  next.origin === given.origin || (given.protocol === 'http:' && next.origin === `https://${given.hostname}`)

/** The name of a file in a message. */
export const toSourceFileName = ({ given }: Pick<Source, 'given'>): string =>
  given.split(/[\\/]/).at(-1) || given
