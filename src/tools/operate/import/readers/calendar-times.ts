import ICAL from 'ical.js'
import { home } from '../../../../brand/chosen.ts'
import { toDayInZone, toInstant, toUtcDay } from '../../../../shared/zoned-time.ts'
import { readZone } from '../zones.ts'
import type { CalendarComponent, CalendarFile } from './calendar-lines.ts'

/** A date or a time of a calendar, as it is written. */
export interface CalendarTime {
  /** The clock's reading, in milliseconds as if it were UTC, so that it can be counted with. */
  wall: number
  isDate: boolean
  isUtc: boolean
  /** Name of its zone (`TZID`); absent for a time that is local wherever the concert is. */
  zone?: string | undefined
}

const written = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(Z)?)?$/i

/** Reads a date or time (RFC 5545, 3.3.4 and 3.3.5); `undefined` for one that doesn't exist. */
export function readTime(value: string, zone?: string): CalendarTime | undefined {
  const [, year, month, day, hours, minutes, seconds, utc] = written.exec(value.trim()) ?? []
  if (year === undefined) return undefined
  const date = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(date) || toUtcDay(date).slice(8) !== day) return undefined
  if (hours === undefined) return { wall: date, isDate: true, isUtc: false }
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (hour > 23 || minute > 59) return undefined
  const wall = date + (hour * 3600 + minute * 60 + Number(seconds ?? 0)) * 1000
  return { wall, isDate: false, isUtc: utc !== undefined, zone: utc === undefined ? zone : undefined }
}

/** ISO 8601 without an offset, or a day. */
export const toText = ({ wall, isDate }: Pick<CalendarTime, 'wall' | 'isDate'>): string =>
  new Date(wall).toISOString().slice(0, isDate ? 10 : 19)

export interface CalendarZones {
  /** Whether a zone is known: by the file's definition, or by its name in the list of IANA or of Windows. */
  isKnown: (zone: string) => boolean
  /** Milliseconds; a time without a zone is one of the calendar's. */
  toInstant: (time: CalendarTime) => number
  /** The day on the calendar's own clocks. */
  toDay: (time: CalendarTime) => string
}

/** Knows the zones of a calendar. Its own definitions (`VTIMEZONE`) come first, then the names of IANA and of Windows. */
export function createZones({ own, components }: CalendarFile): CalendarZones {
  const defined = new Map(components.flatMap(defineZone))
  const named = [own['x-wr-timezone'], own.tzid].find((zone) => zone !== undefined && readZone(zone))
  /** The zone of times that name none, as far as they must be compared with others. */
  const usual = readZone(named ?? '') ?? home.timeZone
  const known = new Map<string, string | undefined>()
  const ianaOf = (zone: string): string | undefined => {
    if (!known.has(zone)) known.set(zone, readZone(zone))
    return known.get(zone)
  }
  const toInstantIn = (wall: number, zone: string): number => {
    const text = new Date(wall).toISOString()
    return toInstant(text.slice(0, 10), text.slice(11, 19), zone)
  }
  const zones: CalendarZones = {
    isKnown: (zone) => defined.has(zone) || ianaOf(zone) !== undefined,
    toInstant: ({ wall, isUtc, zone }) => {
      if (isUtc) return wall
      const own = zone === undefined ? undefined : defined.get(zone)
      if (own) return wall - own.utcOffset(toIcalTime(wall)) * 1000
      return toInstantIn(wall, (zone === undefined ? undefined : ianaOf(zone)) ?? usual)
    },
    toDay: (time) => (time.isUtc ? toDayInZone(usual, time.wall) : toUtcDay(time.wall)),
  }
  return zones
}

const toIcalTime = (wall: number): ICAL.Time => {
  const at = new Date(wall)
  return ICAL.Time.fromData({
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
  })
}

/** Reads the definition of a zone. One whose rules repeat more than once a year would be counted without end. */
function defineZone({ name, lines, properties }: CalendarComponent): [string, ICAL.Timezone][] {
  const tzid = properties.find((property) => property.name === 'tzid')?.value
  const rules = lines.filter((line) => /^(?:RRULE|RDATE)\b/i.test(line))
  const isHarmless = rules.length < 500 && rules.every((line) => !/FREQ=(?!YEARLY)/i.test(line))
  if (name !== 'vtimezone' || tzid === undefined || !isHarmless) return []
  try {
    const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')))
    const zone = new ICAL.Timezone(component)
    const hasRules = ['standard', 'daylight'].some((part) => component.getFirstSubcomponent(part))
    // A definition that can't be counted with is none: the zone's name is looked up instead.
    return hasRules && Number.isFinite(zone.utcOffset(toIcalTime(Date.UTC(2027, 0, 1)))) ? [[tzid, zone]] : []
  } catch {
    return []
  }
}
