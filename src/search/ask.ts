import { defaultTimeZone } from '../content/places/time-zone.ts'
import type { Log } from '../log.ts'
import { formatPeriod } from '../shared/format-period.ts'
import type { Locale } from '../shared/locales.ts'
import type { SearchHelp, SearchPeriod, SearchResult } from '../shared/search.ts'
import { dayIn } from '../shared/zoned-time.ts'
import { type DatePhrase, readDatePhrase } from './date-phrase.ts'
import { type FoundHelp, maxHelp, type SearchEngine } from './engine.ts'
import { namesHelp, says } from './help-topics.ts'
import { inOtherLayouts } from './keyboard-layouts.ts'
import type { CheckedQuery, CheckedRequest } from './request.ts'
import { transliterate } from './transliteration.ts'

export interface AskingWorld {
  /** Milliseconds. */
  now: number
  locales: readonly Locale[]
  log: Log
}

/** What an engine found for a text, and how the text was taken. */
export interface AnsweredQuery {
  text: string
  date: DatePhrase | undefined
  period: SearchPeriod | undefined
  results: SearchResult[]
  answers: SearchHelp[]
  isAnswered: boolean
}

export const readDate = (text: string, { now, locales }: AskingWorld): DatePhrase | undefined =>
  readDatePhrase(text, dayIn(defaultTimeZone, now), locales)

export function toPeriod(
  date: DatePhrase | undefined,
  locale: Locale,
  { now }: AskingWorld,
): SearchPeriod | undefined {
  const label = date && formatPeriod(locale, date.period, dayIn(defaultTimeZone, now))
  return date && label ? { label, without: date.rest } : undefined
}

/** More of them would cost more than anybody's keyboard has layouts. */
const maxLayouts = 4

/** What a text may have been meant for that finds nothing: the same keys in another layout, or words in another script. */
export const listOtherSpellings = (text: string, { locales }: AskingWorld): string[] => [
  ...inOtherLayouts(text, locales).slice(0, maxLayouts),
  ...transliterate(text, locales),
]

/** Concerts of those days; all else by the words beside them, or by all of them where there are no others. */
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

/** Asks the same of each text, all in one call. @throws what the engine throws */
export async function askFor(
  engine: SearchEngine,
  request: CheckedRequest,
  texts: readonly string[],
  world: AskingWorld,
): Promise<AnsweredQuery[]> {
  const dates = texts.map((text) => readDate(text, world))
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
      period: toPeriod(date, request.locale, world),
      results: own,
      answers,
      isAnswered: isAnswered(request, own, date) || (help?.[at]?.about.length ?? 0) > 0,
    }
  })
}

/** Who looks at a tab of cities doesn't ask how to return a ticket; who sees no concert may. */
const isForHelp = ({ queries }: CheckedRequest): boolean =>
  queries.some(({ indexUid }) => indexUid === 'concert') && queries.every(({ page }) => page === 1)

/** Beside concerts and programs these are always meant as clearly; a page is where it is called so. */
const besideResults: readonly SearchHelp['kind'][] = ['question', 'venue', 'member']

function chooseHelp(
  text: string,
  results: readonly SearchResult[],
  help: FoundHelp | undefined,
): SearchHelp[] {
  if (!help) return []
  const hasResults = results.some(({ indexUid, hits }) => indexUid !== 'post' && hits.length > 0)
  if (hasResults) {
    const isCalledSo = ({ kind, title }: SearchHelp) =>
      kind === 'page' && (namesHelp(text) || says(text, title))
    return help.about.filter((each) => besideResults.includes(each.kind) || isCalledSo(each))
  }
  const others = help.saying.filter(
    ({ kind, slug }) => !help.about.some((known) => known.kind === kind && known.slug === slug),
  )
  return [...help.about, ...others].slice(0, maxHelp)
}

/**
 * Whether all of it was found. Who names days wants concerts; news that mention the words are no answer to who looks
 * for anything else. What has more pages was found, though this one may be past its end.
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
