import { type ContentType, isSingleType } from '../shared/content-types.ts'
import { defaultLocale } from '../shared/locales.ts'
import type { ContentService } from '../strapi/port/client.ts'
import { toMediaUrl } from '../strapi/port/media-url.ts'
import { type ContentRows, toContentRows } from './content-rows.ts'
import { groupByPeriod } from './entry-groups.ts'
import { findBySlug, followList, followOne, type MadePart, makeEntry, makeList } from './make-parts.ts'
import { toListKey } from './part-keys.ts'
import { dated, entries, lists } from './parts.ts'
import type { AskedPart } from './published-content.ts'
import { findTypesRead } from './source-queries.ts'
import { fetchRows } from './strapi-source.ts'

type Reading = ReturnType<typeof fetchRows>

/** The rows of each type by the content of the request that has read them: all its parts are made of the same ones. */
const readingsOf = new WeakMap<object, Map<ContentType | 'singles', Reading>>()

/**
 * Makes a list, or one entry, of what the content service has now, and stores it nowhere: for a preview of drafts, and for
 * programs that read content once. Only the types that the part is made of are read.
 *
 * @returns `undefined` where there is no such entry
 * @throws UpstreamFailed, ContentInvalid
 */
export async function makeOnDemand(content: ContentService, asked: AskedPart): Promise<MadePart | undefined> {
  const readings = readingsOf.get(content.published) ?? new Map<ContentType | 'singles', Reading>()
  readingsOf.set(content.published, readings)
  const types = [...findTypesRead(asked)].map((type) => (isSingleType(type) ? 'singles' : type))
  const read = await Promise.all(
    [...new Set(types)].map((wanted) => {
      const isWanted = (type: ContentType) => (isSingleType(type) ? wanted === 'singles' : type === wanted)
      const reading = readings.get(wanted) ?? fetchRows(content, isWanted)
      readings.set(wanted, reading)
      return reading
    }),
  )
  return makeAsked(content, asked, toContentRows(Object.assign({}, ...read)))
}

/** Makes what is asked for of these rows. @returns `undefined` where there is no such entry */
export async function makeAsked(
  content: ContentService,
  asked: AskedPart,
  rows: ContentRows,
): Promise<MadePart | undefined> {
  const { embedHosts, log } = content
  const locale = ('locale' in asked ? asked.locale : undefined) ?? defaultLocale
  const context = { locale, mediaUrl: toMediaUrl(content), embedHosts, log }
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
