import { region } from '../brand/chosen.ts'
import { defaultTimeZone } from '../content/places/time-zone.ts'
import type { Log } from '../log.ts'
import { formatMonth } from '../shared/format.ts'
import { convertToOtherLayouts } from '../shared/keyboard-layouts.ts'
import type { Locale } from '../shared/locales.ts'
import type { SearchHelp, SearchPeriod, SearchResult } from '../shared/search.ts'
import { transliterate } from '../shared/transliteration.ts'
import { lastDayOf, toDayInZone } from '../shared/zoned-time.ts'
import { type DatePhrase, readDatePhrase } from './date-phrase.ts'
import { type FoundHelp, maxHelp, type SearchEngine } from './engine.ts'
import { containsPhrase, isAboutHelp } from './help-topics.ts'
import type { CheckedQuery, CheckedRequest } from './request.ts'

export interface SearchContext {
  /** The current time in milliseconds. */
  now: number
  locales: readonly Locale[]
  log: Log
  /** Writes a text with the site's name of a city in place of another name of it; see `renameTourCity` of `places/`. */
  renameCity?: ((text: string, locale: Locale) => Promise<string | undefined>) | undefined
}

/** What an engine found for a text, and how the text was interpreted. */
export interface InterpretedResults {
  text: string
  date: DatePhrase | undefined
  period: SearchPeriod | undefined
  results: SearchResult[]
  answers: SearchHelp[]
  isAnswered: boolean
}

export const readDate = (text: string, { now, locales }: SearchContext): DatePhrase | undefined =>
  readDatePhrase(text, toDayInZone(defaultTimeZone, now), locales)

export function toPeriod(
  date: DatePhrase | undefined,
  locale: Locale,
  { now }: SearchContext,
): SearchPeriod | undefined {
  const label = date && formatPeriod(locale, date.period, toDayInZone(defaultTimeZone, now))
  return date && label ? { label, without: date.rest } : undefined
}

/** Maximum number of other layouts; more would cost more than they find. */
const maxLayouts = 4

/**
 * Alternatives for a text without results: the same keys in another keyboard layout, or the words in another script.
 */
export const listOtherSpellings = (text: string, { locales }: SearchContext): string[] => [
  ...convertToOtherLayouts(text, locales).slice(0, maxLayouts),
  ...transliterate(text, locales),
]

/**
 * Queries with the days of a text applied: concerts are filtered by them; other kinds are searched by the remaining
 * words, or by the whole text where none remain.
 */
export const toQueries = (
  queries: readonly CheckedQuery[],
  text: string,
  date: DatePhrase | undefined,
): CheckedQuery[] =>
  queries.map((query) =>
    date && query.indexUid === 'concert'
      ? { ...query, q: date.rest, days: date.period }
      : { ...query, q: date?.rest || text },
  )

/** Searches for each text in one call to the engine. @throws what the engine throws */
export async function searchTexts(
  engine: SearchEngine,
  request: CheckedRequest,
  texts: readonly string[],
  deps: SearchContext,
): Promise<InterpretedResults[]> {
  const dates = texts.map((text) => readDate(text, deps))
  const wantsHelp = isForHelp(request)
  const { results, help } = await engine.search({
    ...request,
    queries: texts.flatMap((text, at) => toQueries(request.queries, text, dates[at])),
    ...(wantsHelp ? { help: texts.map((text, at) => dates[at]?.rest || text) } : {}),
  })
  const { length } = request.queries
  return texts.map((text, at) => {
    const own = results.slice(at * length, (at + 1) * length)
    const date = dates[at]
    const answers = chooseHelp(text, own, help?.[at])
    return {
      text,
      date,
      period: toPeriod(date, request.locale, deps),
      results: own,
      answers,
      isAnswered: isAnswered(request, own, date) || (help?.[at]?.about.length ?? 0) > 0,
    }
  })
}

/**
 * Whether help entries are wanted: in the first page of results that include concerts, but not in a view of cities
 * only.
 */
const isForHelp = ({ queries }: CheckedRequest): boolean =>
  queries.some(({ indexUid }) => indexUid === 'concert') && queries.every(({ page }) => page === 1)

/** Kinds of help entries that are shown beside results. Pages are shown only if the text names their title. */
const besideResults: readonly SearchHelp['kind'][] = ['question', 'series', 'venue', 'member']

function chooseHelp(
  text: string,
  results: readonly SearchResult[],
  help: FoundHelp | undefined,
): SearchHelp[] {
  if (!help) return []
  const hasResults = results.some(({ indexUid, hits }) => indexUid !== 'post' && hits.length > 0)
  if (hasResults) {
    const isCalledSo = ({ kind, title }: SearchHelp) =>
      kind === 'page' && (isAboutHelp(text) || containsPhrase(text, title))
    return help.about.filter((each) => besideResults.includes(each.kind) || isCalledSo(each))
  }
  const others = help.mentioning.filter(
    ({ kind, slug }) => !help.about.some((known) => known.kind === kind && known.slug === slug),
  )
  return [...help.about, ...others].slice(0, maxHelp)
}

/**
 * Whether results answer the text. A text with days asks for concerts, and news alone never answer it. A result with
 * more pages counts, even if the requested page is beyond its end.
 */
function isAnswered({ queries }: CheckedRequest, results: SearchResult[], date: DatePhrase | undefined) {
  const isWanted = ({ indexUid }: SearchResult) => {
    if (queries.length === 1) return true
    return date && queries.some((query) => query.indexUid === 'concert')
      ? indexUid === 'concert'
      : indexUid !== 'post'
  }
  return results.filter(isWanted).some(({ hits, totalPages }) => hits.length > 0 || totalPages > 0)
}

/**
 * Formats days as a filter shows them: `Декабрь 2026`, `сб, 28 ноября`, `28–29 ноября`. The year is left out if it is
 * the current one. A formatter is made for each call, since few searches name a day.
 *
 * @param from,to,today calendar days, `YYYY-MM-DD`
 */
export function formatPeriod(
  locale: Locale,
  { from, to }: { from: string; to: string },
  today: string,
): string {
  const month = from.slice(0, 7)
  if (from === `${month}-01` && to === lastDayOf(month)) return formatMonth(locale, month)
  const year = today.slice(0, 4)
  const isOfThisYear = from.startsWith(year) && to.startsWith(year)
  const format = new Intl.DateTimeFormat(region.tags[locale], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(from === to ? { weekday: 'short' } : {}),
    ...(isOfThisYear ? {} : { year: 'numeric' }),
  })
  const toDate = (day: string) => new Date(`${day}T00:00:00Z`)
  return format.formatRange(toDate(from), toDate(to)).replace(/\s?г\./g, '')
}
