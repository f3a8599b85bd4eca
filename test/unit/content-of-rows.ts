import type { ContentService } from '../../src/content/content-service.ts'
import type { ContentRow } from '../../src/content/parts/content-rows.ts'
import { toContentRows } from '../../src/content/parts/content-rows.ts'
import { createIsolateParts } from '../../src/content/parts/published-content.ts'
import { makeAsked } from '../../src/publishing/parts-on-demand.ts'
import type { ContentFault } from '../../src/shared/content-fault.ts'
import type { ContentType } from '../../src/shared/content-types.ts'
import { createSilentLog } from './silent-log.ts'

type Fields = Readonly<Record<string, unknown>>

/** Rows as a content service has them; an id that matters to no test is given. */
export type RowsOfTest = Partial<Record<ContentType, readonly (Fields & { id?: string })[]>>

/** Content that is made of these rows, and what is found wrong in them. */
export function contentOfRows(rows: RowsOfTest, nowMs = Date.UTC(2026, 10, 25)) {
  const log = createSilentLog()
  const faults: ContentFault[] = []
  const filled = Object.entries(rows).map(([type, ofType]) => [
    type,
    ofType.map((row, at): ContentRow => ({ locale: 'ru', ...row, id: row.id ?? String(at + 1) })),
  ])
  const made = toContentRows(Object.fromEntries(filled))
  const context = { mediaUrl: (path: string) => path, embedHosts: [], log }
  const content: ContentService = {
    isolate: createIsolateParts(),
    source: (asked) => makeAsked(asked, made, context),
    now: () => nowMs,
    waitUntil: () => undefined,
    log,
    used: new Set(),
    faults,
  }
  return { content, faults, warnings: log.warnings }
}

/** The rows of one entry in several languages, which name each other. */
export const inLanguages = (...rows: readonly (Fields & { locale: string })[]) => {
  const ids = rows.map((_, at) => String(at + 1))
  return rows.map((row, at) => ({
    ...row,
    id: ids[at] ?? '',
    localizations: ids.filter((id) => id !== ids[at]).map((id) => ({ id })),
  }))
}
