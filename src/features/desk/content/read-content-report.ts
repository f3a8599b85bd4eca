import type { ContentService } from '../../../content/content-service.ts'
import type { AddressedType } from '../../../content/site/addressed-types.ts'
import { mappedTypes, readAddresses } from '../../../content/site/addresses.ts'
import { readContentFaults } from '../../../content/site/faults.ts'
import { readAllRedirects } from '../../../content/site/redirect.ts'
import { toRedirectKey } from '../../../content/site/redirect-key.ts'
import { toEntryPath } from '../../../routes/paths.ts'
import type { ContentFault } from '../../../shared/content-fault.ts'
import type { Locale } from '../../../shared/locales.ts'
import { addDays, toUtcDay } from '../../../shared/zoned-time.ts'
import { isTranslated } from '../../../strapi/content-types.ts'
import { type PathCount, readTopPaths } from '../../statistics/read-statistics.ts'
import type { RedirectService } from './site-redirects.ts'

/** Number of past days whose views and missing addresses the report adds up. */
export const countedDays = 30
/** How many rows a part of the report has at most; the page shows the first ones, and all of them when asked. */
const maxRows = 300
/** Days without a visitor after which a redirect is listed as unused. */
const unusedDays = 90

export interface ContentReport {
  /** Addresses that answered 404, the most requested first, without those that have a redirect by now. */
  missing: PathCount[]
  /** Pages of concerts that are over and still get visitors. */
  oldPages: (PathCount & { day: string })[]
  /** Redirects that nobody has followed for three months, or since they are counted. */
  unusedRedirects: { path: string; target: string; isOfDesk: boolean }[]
  /** Entries that lack languages of the site. */
  untranslated: { type: AddressedType; slug: string; path: string | undefined; missing: Locale[] }[]
  /** What is shown otherwise than it was written. */
  faults: ContentFault[]
  /** Names of parts that couldn't be read. */
  unread: ContentReportPart[]
}
export const contentReportParts = [
  'missing',
  'faults',
  'untranslated',
  'oldPages',
  'unusedRedirects',
] as const
export type ContentReportPart = (typeof contentReportParts)[number]

interface ReportDeps {
  database: D1Database
  content: ContentService
  redirects: RedirectService
  locales: readonly Locale[]
  now: number
}

/** Reads the faults of content that an editor could mend. A part that can't be read is listed in `unread`. */
export async function readContentReport(deps: ReportDeps): Promise<ContentReport> {
  const unread: ContentReportPart[] = []
  const orNone = <Row>(part: ContentReportPart, reading: Promise<Row[]>): Promise<Row[]> =>
    reading.catch(() => {
      unread.push(part)
      return []
    })
  const [missing, oldPages, unusedRedirects, untranslated, faults] = await Promise.all([
    orNone('missing', readMissing(deps)),
    orNone('oldPages', readOldPages(deps)),
    orNone('unusedRedirects', readUnused(deps)),
    orNone('untranslated', readUntranslated(deps)),
    orNone('faults', readFaults(deps.content)),
  ])
  return { missing, oldPages, unusedRedirects, untranslated, faults, unread }
}

const spanOf = (now: number) => ({ from: addDays(toUtcDay(now), 1 - countedDays), to: toUtcDay(now) })

/** Requested paths that answered 404, without those that have a redirect by now. */
export async function readMissing({ database, redirects, now }: Omit<ReportDeps, 'content' | 'locales'>) {
  const found = await readTopPaths(database, { kind: 'missing', span: spanOf(now), limit: 2 * maxRows })
  const known = new Set((await redirects.list()).map(({ path }) => path))
  return found
    .filter(({ path }) => path.startsWith('/') && !known.has(toRedirectKey(path) ?? ''))
    .slice(0, maxRows)
}

async function readOldPages({ database, now }: ReportDeps) {
  const span = spanOf(now)
  const viewed = await readTopPaths(database, { kind: 'view', span, limit: 2 * maxRows, below: '/c/' })
  const slugs = viewed.map(({ path }) => path.split('/')[2] ?? '')
  const { results } = await database
    .prepare(
      `select evening.concert, day from json_each(?) as asked
       cross join evening on evening.concert = asked.value where day < ?`,
    )
    .bind(JSON.stringify(slugs), addDays(span.to, -1))
    .all<{ concert: string; day: string }>()
  const dayOf = new Map(results.map(({ concert, day }) => [concert, day]))
  return viewed
    .flatMap((row) => {
      const day = dayOf.get(row.path.split('/')[2] ?? '')
      return day ? [{ ...row, day }] : []
    })
    .slice(0, maxRows)
}

async function readUnused({ content, redirects, now }: ReportDeps) {
  const since = addDays(toUtcDay(now), -unusedDays)
  const own = await redirects.list()
  const ofContent = await readAllRedirects(content)
  const followed = await redirects.readFollowed(Object.keys(ofContent), since)
  return [
    ...own
      .filter(({ madeAt, followedOn }) => toUtcDay(madeAt) < since && (followedOn ?? '') < since)
      .map(({ path, target }) => ({ path, target, isOfDesk: true })),
    ...Object.entries(ofContent)
      .filter(([path]) => !followed.has(path))
      .map(([path, target]) => ({ path, target, isOfDesk: false })),
  ].slice(0, maxRows)
}

const readFaults = async (content: ContentService): Promise<ContentFault[]> =>
  (await readContentFaults(content)).slice(0, maxRows)

async function readUntranslated({ content, locales }: ReportDeps) {
  const { entries } = await readAddresses(content)
  const found = mappedTypes.filter(isTranslated).flatMap((type) =>
    entries[type].flatMap(({ rows }) => {
      const slug = rows[0]?.slug ?? ''
      const missing = locales.filter((locale) => !rows.some((row) => row.locale === locale))
      return missing.length > 0 ? [{ type, slug, path: toEntryPath(type, slug), missing }] : []
    }),
  )
  return found.slice(0, maxRows)
}
