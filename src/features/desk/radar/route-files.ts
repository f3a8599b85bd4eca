import { toCsv } from '../../../shared/csv.ts'
import type { Locale } from '../../../shared/locales.ts'
import { addDays } from '../../../shared/zoned-time.ts'

/** A stop of a planned route, in words. */
export interface WrittenStop {
  name: string
  country: string
  /** The day of the stop, as `YYYY-MM-DD`. */
  day: string
  /** Distance from the previous stop in kilometres. */
  km: number
  halls: readonly string[]
  /** Number of people within reach of the stop; `undefined` where the place isn't among the best ones. */
  reach: number | undefined
}

/** @param names of the columns: day, place, venues, way in km, people in reach */
export const writeRouteCsv = (
  stops: readonly WrittenStop[],
  names: readonly string[],
  locale?: Locale,
): string =>
  toCsv(
    stops.map(({ day, name, halls, km, reach }) => {
      const values = [day, name, halls.join(', '), km, reach]
      return Object.fromEntries(names.map((column, index) => [column, values[index]]))
    }),
    names,
    locale,
  )

/** Octets of a line of iCalendar; a longer one is folded (RFC 5545, section 3.1). */
const maxOctets = 75

/** Returns an iCalendar file with a whole day for each stop, marked as tentative. @param now milliseconds */
export function writeRouteCalendar(stops: readonly WrittenStop[], program: string, now: number): string {
  const made = `${new Date(now).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const compact = (day: string) => day.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tutti//Tour radar//EN',
    ...stops.flatMap(({ day, name, country, halls }, index) => [
      'BEGIN:VEVENT',
      `UID:${made}-${index}@tour-radar`,
      `DTSTAMP:${made}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escapeText(program ? `${name}: ${program}` : name)}`,
      `LOCATION:${escapeText([...halls, name, country].filter(Boolean).join(', '))}`,
      'STATUS:TENTATIVE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** Breaks a line between characters, so that no part has more octets than allowed. */
function fold(line: string): string {
  const parts = ['']
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > maxOctets) {
      parts.push('')
      // A folded line begins with a space, which is one of its octets (RFC 5545, section 3.1).
      octets = 1
    }
    parts[parts.length - 1] += character
    octets += size
  }
  return parts.join('\r\n ')
}
