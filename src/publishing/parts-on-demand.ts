import type { ContentService } from '../content/content-service.ts'
import { type ContentRows, toContentRows } from '../content/parts/content-rows.ts'
import type { MadePart } from '../content/parts/define-part.ts'
import { toListKey } from '../content/parts/part-keys.ts'
import { type AskedPart, createIsolateParts, type MakeOnDemand } from '../content/parts/published-content.ts'
import { type ContentType, isSingleType } from '../shared/content-types.ts'
import { defaultLocale } from '../shared/locales.ts'
import type { StrapiService } from '../strapi/port/client.ts'
import { toMediaUrl } from '../strapi/port/media-url.ts'
import { groupByPeriod } from './entry-groups.ts'
import { findBySlug, followList, followOne, type MakeContext, makeEntry, makeList } from './make-parts.ts'
import { dated, entries, lists } from './parts.ts'
import { findTypesRead } from './source-queries.ts'
import { fetchRows } from './strapi-source.ts'

/**
 * Makes lists, or single entries, of what a content service has now, and stores them nowhere: for a preview of drafts, and
 * for programs that read content once. Only the types that a part is made of are read, each once.
 *
 * @returns a function that throws UpstreamFailed and ContentInvalid
 */
export function makeOnDemand(strapi: StrapiService): MakeOnDemand {
  const readings = new Map<ContentType | 'singles', ReturnType<typeof fetchRows>>()
  const context = { mediaUrl: toMediaUrl(strapi), embedHosts: strapi.embedHosts, log: strapi.log }
  return async (asked) => {
    const types = [...findTypesRead(asked)].map((type) => (isSingleType(type) ? 'singles' : type))
    const read = await Promise.all(
      [...new Set(types)].map((wanted) => {
        const isWanted = (type: ContentType) => (isSingleType(type) ? wanted === 'singles' : type === wanted)
        const reading = readings.get(wanted) ?? fetchRows(strapi, isWanted)
        readings.set(wanted, reading)
        return reading
      }),
    )
    return makeAsked(asked, toContentRows(Object.assign({}, ...read)), context)
  }
}

/** Content of what a content service has now: for programs that read it once, and for tests. */
export const createContentOnDemand = (strapi: StrapiService): ContentService => ({
  isolate: createIsolateParts(),
  source: makeOnDemand(strapi),
  now: strapi.now,
  waitUntil: () => undefined,
  log: strapi.log,
  used: new Set(),
})

/** Makes what is asked for of these rows. @returns `undefined` where there is no such entry */
export async function makeAsked(
  asked: AskedPart,
  rows: ContentRows,
  around: Omit<MakeContext, 'locale'>,
): Promise<MadePart | undefined> {
  const locale = ('locale' in asked ? asked.locale : undefined) ?? defaultLocale
  const context = { ...around, locale }
  if ('list' in asked) {
    const definition = lists[asked.list]
    return makeList(toListKey(asked.list, asked.locale), definition, followList(definition, rows), context)
  }
  if ('entry' in asked) {
    const definition = entries[asked.entry]
    const found = findBySlug(definition, rows, locale).get(asked.slug)
    const key = toListKey(asked.entry, asked.locale)
    return found && makeEntry(key, definition, followOne(definition, found, rows), context)
  }
  if ('periodsOf' in asked)
    return { value: [...groupByPeriod(dated[asked.periodsOf], rows).keys()].join('.') }
  const definition = dated[asked.dated]
  const made: MadePart[] = []
  for (const found of groupByPeriod(definition, rows).get(asked.period)?.values() ?? [])
    made.push(await makeEntry(asked.dated, definition, followOne(definition, found, rows), context))
  return {
    value: made.flatMap(({ value }) => (value === null ? [] : [value])),
    faults: made.flatMap(({ faults = [] }) => faults),
  }
}
