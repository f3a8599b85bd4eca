import { foldLetters } from '../shared/fold-text.ts'
import type { DateWords } from '../shared/languages/define-language.ts'
import { dateWords } from '../shared/languages/facts.ts'
import type { Locale } from '../shared/locales.ts'
import { toWeekend } from '../shared/zoned-time.ts'
import {
  type CurrentOrNext,
  findNamedDays,
  findNamedMonth,
  type Period,
  readDayFrom,
  toMonthPeriod,
  toYear,
  weekdayFrom,
  weekFrom,
} from './periods.ts'

/** Days that a text names, as «циммер [в субботу]». */
export interface DatePhrase {
  period: Period
  /** The phrase with the date, as it was typed. */
  phrase: string
  /** The rest of the search text, without the phrase. */
  rest: string
}

type Groups = Record<string, string | undefined>
interface Rule {
  pattern: RegExp
  toPeriod: (groups: Groups, today: string) => Period | undefined
}

/**
 * Finds the first phrase that names days, in any of the site's languages: a date, a month, a weekday, «завтра», «this
 * weekend», «เดือนหน้า». An impossible date such as 31 November counts as ordinary words.
 *
 * @param today `YYYY-MM-DD`
 */
export function readDatePhrase(
  text: string,
  today: string,
  locales: readonly Locale[],
): DatePhrase | undefined {
  const folded = foldLetters(text)
  const named = locales.map(rulesOf).filter(({ anyWord }) => anyWord.test(folded))
  for (const { pattern, toPeriod } of [numericRules, ...named.map(({ rules }) => rules)].flat()) {
    const match = pattern.exec(folded)
    const period = match && toPeriod(match.groups ?? {}, today)
    if (!period) continue
    const end = match.index + match[0].length
    const phrase = text.slice(match.index, end)
    const rest = `${text.slice(0, match.index)} ${text.slice(end)}`
    return { period, phrase: phrase.trim(), rest: rest.replace(/\s+/g, ' ').trim() }
  }
  return undefined
}

/**
 * Numeric dates: 2026-12-05, 5.12, 05.12.2026, 05/12/26, 5.3., 5. 12. 2026. The day comes first, as in all languages of
 * the site.
 */
const numericRules: readonly Rule[] = [
  {
    pattern: /(?<!\d)(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)/,
    toPeriod: toNamedDays,
  },
  {
    pattern:
      /(?<![\d.])(?<day>\d{1,2})\.\s?(?<month>0?[1-9]|1[0-2])\.(?:\s?(?<year>20\d\d|\d\d(?![\d:.])))?(?!\d)/,
    toPeriod: toNamedDays,
  },
  {
    pattern: /(?<![\d.])(?<day>\d{1,2})[./](?<month>0[1-9]|1[0-2])(?:[./](?<year>\d{4}|\d\d))?(?!\d)/,
    toPeriod: toNamedDays,
  },
]

function toNamedDays(groups: Groups, today: string): Period | undefined {
  const { day, last = day, month = monthIn(groups), year } = groups
  if (year !== undefined && toYear(year) === undefined) return undefined
  return findNamedDays(today, {
    day: Number(day),
    last: Number(last),
    month: Number(month),
    year: toYear(year),
  })
}

interface LanguageRules {
  rules: readonly Rule[]
  /** Finds a word that each rule needs one of. Most texts have none, and the rules take milliseconds to find nothing. */
  anyWord: RegExp
}

/** Compiling the patterns takes time, so each isolate does it once per language. They keep no state of a text. */
const known = new Map<Locale, LanguageRules>()

function rulesOf(locale: Locale): LanguageRules {
  const words = dateWords[locale]
  const rules = known.get(locale) ?? { rules: makeRules(words), anyWord: toAnyWord(words) }
  known.set(locale, rules)
  return rules
}

const toAnyWord = ({
  today,
  tomorrow,
  dayAfterTomorrow,
  weekend,
  week,
  month,
  ...names
}: DateWords): RegExp => {
  const words = [today, tomorrow, dayAfterTomorrow, weekend, week, month]
  return new RegExp(alternatives([...words, namesOf(names.months), namesOf(names.weekdays)].join('|')), 'iu')
}

/** Patterns of folded texts. More specific rules come first: «в субботу 5 декабря» is the fifth of December. */
function makeRules(words: DateWords): Rule[] {
  const [begin, end] = words.isSpaced ? ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])'] : ['', '']
  const joined = words.endings ? `(?:${alternatives(words.endings)})?` : ''
  /** The dot of an abbreviation, which a word's own pattern may have read already. */
  const dot = '\\.?(?<=\\.)'
  const gap = words.isSpaced ? '\\s+' : '\\s*'
  const lead = `(?:(?:${alternatives(words.lead)})${gap})`
  const rule = (source: string, toPeriod: Rule['toPeriod']): Rule => ({
    pattern: new RegExp(`${begin}${source}${joined}${end}`, 'iu'),
    toPeriod,
  })
  const months = (sure: 'sure' | 'unsure' | 'any') => `${numbered('month', words.months, sure)}${joined}`
  const weekdays = (sure: 'sure' | 'unsure' | 'any') =>
    `${numbered('weekday', words.weekdays, sure)}${joined}`
  const year = `(?:,?\\s*(?:(?:${alternatives(words.yearLead)})\\s*)?(?<year>\\d{4})(?!\\d)(?:\\s*(?:${alternatives(words.yearTail)}))?)`
  const ordinal = `(?:\\s?(?:${alternatives(words.ordinal)}))?`
  const days = `(?<!\\d)(?<day>\\d{1,2})${ordinal}(?:\\s*(?:${alternatives(words.until)})\\s*(?<last>\\d{1,2})${ordinal})?(?!\\d)`
  const ofWeekday = `(?:(?:${alternatives(namesOf(words.weekdays))})(?:ที่)?,?\\s+)?`
  const which = `(?:${alternatives(words.this)}|(?<next1>${alternatives(words.next)}))${gap}`
  const whichAfter = `\\s*(?:${alternatives(words.this)}|(?<next2>${alternatives(words.next)}))`

  /** Rules for a word that `this` or `next` may precede or follow; with `isNeeded` one of them must. */
  const told = (what: string, isNeeded: boolean, toPeriod: Rule['toPeriod']): Rule[] => [
    rule(`${lead}?${which}${what}`, toPeriod),
    rule(`${lead}?${what}${whichAfter}`, toPeriod),
    ...(isNeeded ? [] : [rule(`${lead}?${what}`, toPeriod)]),
  ]
  const toWeekday = (groups: Groups, today: string) =>
    weekdayFrom(today, numberIn(groups, 'weekday'), whichIn(groups))
  const toMonth = (groups: Groups, today: string) => {
    if (groups.year !== undefined && toYear(groups.year) === undefined) return undefined
    return findNamedMonth(today, Number(monthIn(groups)), toYear(groups.year))
  }

  return [
    rule(`${lead}?${ofWeekday}${lead}?${days}\\s*${months('any')}${year}?`, toNamedDays),
    rule(`${lead}?${ofWeekday}${months('any')}\\s*${days}${year}?`, toNamedDays),
    rule(`${lead}?${months('any')}\\s*${year}`, toMonth),
    rule(`${lead}?${months('sure')}`, toMonth),
    rule(`${lead}${months('unsure')}`, toMonth),
    rule(`${months('unsure')}${dot}`, toMonth),
    rule(`${lead}?(?:${alternatives(words.dayAfterTomorrow)})`, (_, today) => readDayFrom(today, 2)),
    rule(`${lead}?(?:${alternatives(words.tomorrow)})`, (_, today) => readDayFrom(today, 1)),
    rule(`${lead}?(?:${alternatives(words.today)})`, (_, today) => readDayFrom(today, 0)),
    ...told(`(?:${alternatives(words.weekend)})`, false, (groups, today) =>
      toWeekend(today, whichIn(groups)),
    ),
    ...told(weekdays('any'), true, toWeekday),
    rule(`${lead}?${weekdays('sure')}`, toWeekday),
    rule(`${lead}${weekdays('unsure')}`, toWeekday),
    rule(`${weekdays('unsure')}${dot}`, toWeekday),
    ...told(`(?:${alternatives(words.week)})`, true, (groups, today) => weekFrom(today, whichIn(groups))),
    ...told(`(?:${alternatives(words.month)})`, true, (groups, today) =>
      toMonthPeriod(today, whichIn(groups)),
    ),
  ]
}

const whichIn = ({ next1, next2 }: Groups): CurrentOrNext => (next1 || next2 ? 'next' : 'this')

/** The index of the numbered name that a match contains, from 0. */
const numberIn = (groups: Groups, kind: string): number => {
  const name = Object.keys(groups).find((each) => each.startsWith(kind) && groups[each] !== undefined)
  return Number(name?.slice(kind.length))
}

const monthIn = (groups: Groups): string => String(numberIn(groups, 'month') + 1)

/** Alternation with one named group per name: `(?:(?<month0>январь|январе)|(?<month1>…)|…)`. */
function numbered(kind: string, names: DateWords['months'], which: 'sure' | 'unsure' | 'any'): string {
  const groups = names.flatMap(({ sure, unsure }, at) => {
    const chosen = which === 'any' ? [sure, unsure] : which === 'sure' ? [sure] : [unsure]
    const given = chosen.filter((each) => each !== undefined).join('|')
    return given ? [`(?<${kind}${at}>${alternatives(given)})`] : []
  })
  return `(?:${groups.join('|')})`
}

const namesOf = (names: DateWords['weekdays']): string =>
  names.flatMap(({ sure, unsure }) => [sure, unsure].filter((each) => each !== undefined)).join('|')

/**
 * Sorts alternatives by length, the longest first: in languages without spaces a shorter one would match the start of
 * a longer one.
 */
const alternatives = (text: string): string =>
  foldLetters(text)
    .split('|')
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .join('|')
    // Replaces an empty list of words by a pattern that matches nothing.
    .replace(/^$/, '(?!)')
    .replaceAll(' ', '\\s+')
