import { offsetMinutes, toUtcOffset } from '../../../shared/zoned-time.ts'
import { type Component, jcalText, type Property } from './jcal.ts'

const minuteMs = 60_000
/** Clocks that are changed stay so for at least a month: Ramadan in Morocco is the shortest such time. */
const stepMs = 20 * 24 * 60 * minuteMs

/**
 * A zone's clock changes between two instants (milliseconds), each written out. The runtime knows the zones, so
 * nothing ages with a table of rules; a calendar needs only the years that it has concerts in.
 */
export function toTimeZoneComponent(timeZone: string, from: number, to: number): Component {
  const begin = Date.UTC(new Date(from).getUTCFullYear(), 0, 1)
  const first = offsetMinutes(timeZone, begin)
  const observances = [toObservance({ at: begin, before: first, after: first })]
  for (const change of findChanges(timeZone, begin, to)) observances.push(toObservance(change))
  return ['vtimezone', [jcalText('tzid', timeZone)], observances]
}

interface ClockChange {
  /** Milliseconds. */
  at: number
  /** Minutes ahead of UTC. */
  before: number
  after: number
}

function findChanges(timeZone: string, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = []
  for (let begin = from; begin < to; begin += stepMs) {
    const end = begin + stepMs
    const before = offsetMinutes(timeZone, begin)
    const after = offsetMinutes(timeZone, end)
    if (before !== after) changes.push({ at: findMinute(timeZone, begin, end, before), before, after })
  }
  return changes
}

/** The first minute at which the offset isn't `before` any more. */
function findMinute(timeZone: string, from: number, to: number, before: number): number {
  let [early, late] = [from, to]
  while (late - early > minuteMs) {
    const middle = early + Math.floor((late - early) / 2 / minuteMs) * minuteMs
    if (offsetMinutes(timeZone, middle) === before) early = middle
    else late = middle
  }
  return late
}

/** DTSTART is what clocks showed when they were changed (RFC 5545, section 3.6.5). */
function toObservance({ at, before, after }: ClockChange): Component {
  const shown = new Date(at + before * minuteMs).toISOString().slice(0, 19)
  const properties: Property[] = [
    ['dtstart', {}, 'date-time', shown],
    ['tzoffsetfrom', {}, 'utc-offset', toUtcOffset(before)],
    ['tzoffsetto', {}, 'utc-offset', toUtcOffset(after)],
    jcalText('tzname', toUtcOffset(after).replace(':00', '')),
  ]
  return [after > before ? 'daylight' : 'standard', properties, []]
}
