import { toOffsetMinutes, toUtcOffset } from '../../../shared/zoned-time.ts'

/**
 * A property of jCal (RFC 7265), iCalendar as JSON. The library `ical.js` writes it as text, with escaping and line
 * folding.
 */
export type Property = [
  name: string,
  parameters: Record<string, string>,
  type: 'text' | 'uri' | 'date' | 'date-time' | 'duration' | 'integer' | 'float' | 'utc-offset',
  value: string | number | number[],
]
export type Component = [name: string, properties: Property[], components: Component[]]

export const toJcalText = (
  name: string,
  value: string,
  parameters: Record<string, string> = {},
): Property => [name, parameters, 'text', toPlainText(value)]

/** A text property on one line, since programs list it on one line. */
export const toJcalTitle = (name: string, value: string, parameters?: Record<string, string>): Property =>
  toJcalText(name, toPlainText(value).replace(/\s+/g, ' '), parameters)

/** A point in time (milliseconds) in UTC. */
export const toJcalInstant = (name: string, value: number): Property => [
  name,
  {},
  'date-time',
  `${new Date(value).toISOString().slice(0, 19)}Z`,
]

/**
 * Removes what iCalendar text can't contain: control characters (RFC 5545, section 3.1), different line breaks, lone
 * surrogates.
 */
const toPlainText = (value: string): string =>
  value
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .toWellFormed()
    .trim()

const minuteMs = 60_000
/** Changed clocks stay so for at least a month; the shortest such period is Ramadan in Morocco. */
const stepMs = 20 * 24 * 60 * minuteMs

/**
 * A time zone with its clock changes between two times (milliseconds). They are computed from the runtime's time zone
 * data, so no table of rules can become outdated; a calendar needs only the years of its concerts.
 */
export function toTimeZoneComponent(timeZone: string, from: number, to: number): Component {
  const begin = Date.UTC(new Date(from).getUTCFullYear(), 0, 1)
  const first = toOffsetMinutes(timeZone, begin)
  const observances = [toObservance({ at: begin, before: first, after: first })]
  for (const change of findChanges(timeZone, begin, to)) observances.push(toObservance(change))
  return ['vtimezone', [toJcalText('tzid', timeZone)], observances]
}

interface ClockChange {
  /** When the clock changes, in milliseconds since 1970. */
  at: number
  /** Minutes that the clock was ahead of UTC before the change. */
  before: number
  after: number
}

function findChanges(timeZone: string, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = []
  for (let begin = from; begin < to; begin += stepMs) {
    const end = begin + stepMs
    const before = toOffsetMinutes(timeZone, begin)
    const after = toOffsetMinutes(timeZone, end)
    if (before !== after) changes.push({ at: findMinute(timeZone, begin, end, before), before, after })
  }
  return changes
}

/** Finds the first minute at which the offset is no longer `before`. */
function findMinute(timeZone: string, from: number, to: number, before: number): number {
  let [early, late] = [from, to]
  while (late - early > minuteMs) {
    const middle = early + Math.floor((late - early) / 2 / minuteMs) * minuteMs
    if (toOffsetMinutes(timeZone, middle) === before) early = middle
    else late = middle
  }
  return late
}

/** DTSTART is the local time before the change (RFC 5545, section 3.6.5). */
function toObservance({ at, before, after }: ClockChange): Component {
  const shown = new Date(at + before * minuteMs).toISOString().slice(0, 19)
  const properties: Property[] = [
    ['dtstart', {}, 'date-time', shown],
    ['tzoffsetfrom', {}, 'utc-offset', toUtcOffset(before)],
    ['tzoffsetto', {}, 'utc-offset', toUtcOffset(after)],
    toJcalText('tzname', toUtcOffset(after).replace(':00', '')),
  ]
  return [after > before ? 'daylight' : 'standard', properties, []]
}
