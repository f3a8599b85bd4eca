import { RRuleTemporal } from 'rrule-temporal'
import { type CalendarTime, type CalendarZones, readTime, toText } from './calendar-times.ts'

/** Most dates of one repeating event. */
const maxOccurrences = 500
/** Most days ahead that the dates of a series without an end are read. */
const maxDaysAhead = 731
const dayMs = 86_400_000

/** What a repeating event says of its dates. */
export interface Recurrence {
  start: CalendarTime
  /** Rules by which dates are added (`RRULE`), or taken away (`EXRULE`). */
  rules: readonly string[]
  excludedRules: readonly string[]
  added: readonly CalendarTime[]
  excluded: readonly CalendarTime[]
}

/**
 * Steps that the rules of one source may take. A person's calendar of ten years needs some ten thousand; without a limit,
 * ten thousand rules that never come true would take an hour.
 */
export interface StepBudget {
  left: number
}
export const maxSteps = 500_000

/** The rules of a source take more steps than `maxSteps`: the source as a whole is refused. */
export class TooManySteps extends Error {
  override readonly name = 'TooManySteps'
}

/** The dates of a series, by the clock of its beginning, and what of it was left out. */
export interface ExpandedDates {
  /** Clock readings as in `CalendarTime`, in order. */
  walls: number[]
  leftOut?: string
}

/**
 * Counts the dates of a repeating event as RFC 5545 says and Apple and Google do: `DTSTART` is the first one, also
 * outside the rule and without one; `EXDATE` and `UNTIL` are instants, or days where they are dates. A series that has no
 * end, or too many dates, gives those that come.
 *
 * @throws Error with the reason for a rule that can't be read
 */
export function expandDates(
  recurrence: Recurrence,
  zones: CalendarZones,
  { today, budget }: { today: string; budget: StepBudget },
): ExpandedDates {
  const { start, rules, excludedRules, added, excluded } = recurrence
  const present = Math.max(Date.parse(`${today}T00:00:00Z`), start.wall)
  const count = (text: string) => countDates(readRule(text), start, zones, { present, budget })
  const lists = rules.map(count)
  const removed = new Set(excludedRules.map(count).flatMap(({ walls }) => walls))
  const isExcluded = createExclusion(excluded, start, zones)
  const walls = [...new Set([start.wall, ...lists.flatMap((list) => list.walls), ...added.map(toWall)])]
    .filter((wall) => !removed.has(wall) && !isExcluded(wall))
    .sort((one, other) => one - other)
  if (walls.length <= maxOccurrences && lists.every(({ isWhole }) => isWhole)) return { walls }
  const coming = walls.filter((wall) => wall >= present)
  const kept = coming.length > 0 ? coming.slice(0, maxOccurrences) : walls.slice(-maxOccurrences)
  const [first = start.wall, last = start.wall] = [kept[0], kept.at(-1)]
  const before = first > start.wall ? [`before ${toText({ wall: first, isDate: true })}`] : []
  const after = coming.length > 0 ? [`after ${toText({ wall: last, isDate: true })}`] : []
  const leftOut = [...before, ...after].join(' and ')
  return leftOut ? { walls: kept, leftOut: `dates of the series ${leftOut}` } : { walls: kept }

  /** An added date on the clock of the beginning. */
  function toWall(time: CalendarTime): number {
    if (time.isDate || start.isDate) return Date.parse(`${zones.toDay(time)}T00:00:00Z`)
    if (!time.isUtc && time.zone === start.zone) return time.wall
    return (
      time.wall + (zones.toInstant(time) - zones.toInstant(Object.assign({}, start, { wall: time.wall })))
    )
  }
}

interface Rule {
  parts: Readonly<Record<string, string>>
  until?: CalendarTime | undefined
}

/** Least and most numbers of the parts of a rule (RFC 5545, 3.3.10). */
const ranges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  COUNT: [1, 100_000],
  INTERVAL: [1, 100_000],
  BYSECOND: [0, 60],
  BYMINUTE: [0, 59],
  BYHOUR: [0, 23],
  BYMONTHDAY: [-31, 31],
  BYYEARDAY: [-366, 366],
  BYWEEKNO: [-53, 53],
  BYMONTH: [1, 12],
  BYSETPOS: [-366, 366],
}

function readRule(text: string): Rule {
  const entries = text
    .trim()
    .toUpperCase()
    .split(';')
    .filter(Boolean)
    .map((part) => part.split('='))
  for (const [name = '', value = ''] of entries) {
    const [least, most] = ranges[name] ?? [0, 0]
    const isRight =
      name in ranges
        ? value
            .split(',')
            .every((each) => /^[+-]?\d+$/.test(each) && Number(each) >= least && Number(each) <= most)
        : /^[\w,+:-]+$/.test(value)
    if (!isRight) throw new Error(`${name}=${value}`)
  }
  const { UNTIL: until, ...parts } = Object.fromEntries(entries)
  const end = until === undefined ? undefined : readTime(until)
  if (until !== undefined && !end) throw new Error(`UNTIL=${until}`)
  if (!('FREQ' in parts)) throw new Error('FREQ')
  return { parts, until: end }
}

/** Most dates of a rule that are counted from its beginning: those of a daily rule in 14 years. */
const maxCounted = 5000
/** A rule whose end is so far ahead has none. */
const farAheadMs = 10 * 366 * dayMs

/** Whether a rule may pass over many steps until one of them is a date. */
const isFiltered = (parts: Rule['parts']): boolean =>
  Object.keys(parts).some((name) => name.startsWith('BY') && name !== 'BYDAY')

/** Length of one step of a rule. Concerts don't repeat every minute: such a rule is one of a machine. */
const stepMs: Readonly<Record<string, number>> = {
  HOURLY: dayMs / 24,
  DAILY: dayMs,
  WEEKLY: 7 * dayMs,
  MONTHLY: 30 * dayMs,
  YEARLY: 365 * dayMs,
}
/** Most steps of one rule: those of a daily one in 16 years. */
const maxRuleSteps = 6000

/** Takes the steps of a rule from the budget, before they are taken. */
function spend({ parts }: Rule, lengthMs: number, budget: StepBudget): void {
  const step = stepMs[parts.FREQ ?? '']
  if (step === undefined) throw new Error(`FREQ=${parts.FREQ}`)
  const steps = Math.ceil(lengthMs / (step * Number(parts.INTERVAL ?? 1)))
  budget.left -= Math.min(Math.max(steps, 1), maxRuleSteps)
  if (budget.left < 0) {
    throw new TooManySteps(
      'The repeating events have too many dates. Export fewer events, or a shorter time.',
    )
  }
}

/**
 * Counts the dates of a rule on the clock of its beginning: where it is changed, concerts keep their hour.
 *
 * @param present of a rule without an end, only the dates from here on are counted
 */
function countDates(
  written: Rule,
  start: CalendarTime,
  zones: CalendarZones,
  { present, budget }: { present: number; budget: StepBudget },
): { walls: number[]; isWhole: boolean } {
  const { parts, until } = written
  const begin = new Date(start.wall).toISOString().replace(/[-:]/g, '').slice(0, 15)
  const text = Object.entries(parts).map((part) => part.join('='))
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;TZID=UTC:${begin}\nRRULE:${text.join(';')}`,
    maxIterations: maxRuleSteps,
  })
  const isWithin = createLimit(until, start, zones)
  const isCounted = 'COUNT' in parts
  const hasEnd = isCounted || (until !== undefined && until.wall < present + farAheadMs)
  const walls: number[] = []
  // How far a rule with a number of dates reaches isn't known before it is counted.
  const end =
    hasEnd && until ? until.wall : hasEnd ? Number.POSITIVE_INFINITY : start.wall + maxDaysAhead * dayMs
  spend(written, isCounted && !isFiltered(parts) ? Number(parts.COUNT) * dayMs : end - start.wall, budget)
  if (hasEnd) {
    rule.all(({ epochMilliseconds: wall }) => {
      if (!isWithin(wall) || walls.length > maxCounted) return false
      walls.push(wall)
      return true
    })
  }
  if (!hasEnd || walls.length > maxCounted) {
    const dates = rule.between(new Date(present - dayMs), new Date(present + maxDaysAhead * dayMs), true)
    return { walls: dates.map((date) => date.epochMilliseconds).filter(isWithin), isWhole: false }
  }
  // `DTSTART` is the first of `COUNT` dates, also where the rule doesn't give it.
  return { walls: isCounted && walls[0] !== start.wall ? walls.slice(0, -1) : walls, isWhole: true }
}

/** Whether a date isn't behind the end of a rule, by instant, by day, or by clock, as the end is written. */
function createLimit(until: CalendarTime | undefined, start: CalendarTime, zones: CalendarZones) {
  if (until === undefined) return () => true
  if (until.isDate || start.isDate) {
    const last = Date.parse(`${zones.toDay(until)}T00:00:00Z`) + dayMs
    return (wall: number) => wall < last
  }
  if (!until.isUtc) return (wall: number) => wall <= until.wall
  return (wall: number) => zones.toInstant(Object.assign({}, start, { wall })) <= until.wall
}

/** Whether a date is excluded, by instant, or by day where the exclusion is one. */
function createExclusion(excluded: readonly CalendarTime[], start: CalendarTime, zones: CalendarZones) {
  const areDays = (time: CalendarTime) => time.isDate || start.isDate
  const days = new Set(excluded.filter(areDays).map((time) => zones.toDay(time)))
  const instants = new Set(
    excluded.filter((time) => !areDays(time)).map((time) => toInstantLike(time, start, zones)),
  )
  return (wall: number): boolean =>
    days.has(new Date(wall).toISOString().slice(0, 10)) ||
    (instants.size > 0 && instants.has(zones.toInstant(Object.assign({}, start, { wall }))))
}

/** The instant of a time that refers to a date of a series: without a zone it is on the series' clock. */
export function toInstantLike(time: CalendarTime, start: CalendarTime, zones: CalendarZones): number {
  const isLocal = !time.isUtc && time.zone === undefined
  return zones.toInstant(isLocal ? Object.assign({}, start, { wall: time.wall }) : time)
}
