import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { csvReader } from './readers/csv.ts'
import { eventsCalendarReader } from './readers/events-calendar.ts'
import { icalendarReader } from './readers/icalendar.ts'
import { jsonLdReader } from './readers/json-ld.ts'
import { pretixReader } from './readers/pretix.ts'
import { xlsxReader } from './readers/xlsx.ts'
import {
  fetchFromHost,
  maxFileBytes,
  type ReaderContext,
  type Source,
  type SourceReader,
  type SourceTable,
} from './source.ts'

/** The kinds of sources. The first one that accepts a source reads it. */
export const readers: readonly SourceReader[] = [
  csvReader,
  xlsxReader,
  icalendarReader,
  eventsCalendarReader,
  pretixReader,
  jsonLdReader,
]

/**
 * Opens what the command line names.
 *
 * @throws Error in one line for what isn't there or is too large
 */
export function openSource(given: string): Source {
  if (/^https?:\/\//i.test(given)) return { given, isFolder: false, bytes: new Uint8Array() }
  const path = resolve(given)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new Error(`There is no file or folder «${given}».`)
  if (found.size > maxFileBytes) {
    const size = Math.round(found.size / 1_000_000)
    throw new Error(
      `«${given}» has ${size} MB; an import reads at most ${maxFileBytes / 1_000_000} MB. Split it, or save only the concerts.`,
    )
  }
  const isFolder = found.isDirectory()
  if (!isFolder && found.size === 0) throw new Error(`«${given}» is empty.`)
  return { given, path, isFolder, bytes: isFolder ? new Uint8Array() : readFileSync(path) }
}

/**
 * Reads a source by the reader for its kind.
 *
 * @throws Error in one line for a source that can't be read
 */
export async function readSource(source: Source, context: ReaderContext): Promise<SourceTable> {
  const reader = readers.find(({ accepts }) => accepts(source))
  if (!reader) {
    throw new Error(
      `«${source.given}» is none of the kinds that can be imported: ${readers.map(({ name }) => name).join('; ')}.`,
    )
  }
  const fetch = source.path === undefined ? fetchFromHost(source.given, context.fetch) : context.fetch
  return reader.read(source, Object.assign({}, context, { fetch }))
}
