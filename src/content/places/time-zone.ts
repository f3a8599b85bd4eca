import * as z from 'zod/mini'
import { home } from '../../brand/chosen.ts'

/**
 * The zone of a city that names none, or none that exists. The concert's page shows the time
 * that editors typed all the same; calendars and search results count it from home, and the log names the field.
 */
export const defaultTimeZone = home.timeZone

/** A city's IANA zone as content names it; anything else is no zone, and takes nothing with it but itself. */
export const timeZoneSchema = z.nullish(
  z.pipe(
    z.string().check(z.refine((name) => toTimeZone(name) !== undefined, { error: 'is no IANA time zone' })),
    z.transform((name) => toTimeZone(name) ?? defaultTimeZone),
  ),
)

/** Asking `Intl` takes a tenth of a millisecond, and hundreds of concerts share a handful of zones. */
const knownTimeZones = new Map<string, string>()
/**
 * Limit of cached time zones, above the number of real ones: names that differ only in the case of their letters could
 * come without end.
 */
const maxKnownTimeZones = 1000

/**
 * Returns the name of a zone in the spelling of the IANA database, which other calendar programs know; `Intl` also
 * accepts other cases. An offset of whole hours (`+07:00`) becomes the fixed zone of that offset: it is wrong in half
 * of the year where clocks are changed, and still nearer than another city's zone.
 */
export function toTimeZone(written: string): string | undefined {
  const known = knownTimeZones.get(written)
  if (known !== undefined) return known
  const name = toZoneName(written)
  const zone = toFixedZone(name) ?? toNamedZone(name)
  if (zone !== undefined && knownTimeZones.size < maxKnownTimeZones) knownTimeZones.set(written, zone)
  return zone
}

/**
 * Cleans the name of a zone that was pasted from a list, as `(UTC+07:00) Asia / Ho Chi Minh`, or typed with a
 * typographic minus, as `GMT−3`.
 */
const toZoneName = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\(.*?\)/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/ *([/+-]) */g, '$1')
    .trim()
    .replaceAll(' ', '_')

/** POSIX counts the other way round: `+07:00` is `Etc/GMT-7`. */
function toFixedZone(offset: string): string | undefined {
  const [, sign, hours] = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?00)?$/i.exec(offset) ?? []
  if (hours === undefined) return undefined
  return Number(hours) === 0 ? 'UTC' : toNamedZone(`Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`)
}

function toNamedZone(name: string): string | undefined {
  // `Intl` knows some offsets too, but no calendar knows a zone of such a name.
  if (/^[+-]/.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions()
    // A well-written alias stays: what the runtime calls `Asia/Calcutta` is `Asia/Kolkata` to everybody else.
    const isWellWritten = /[A-Z][a-z]/.test(name) && timeZone.toLowerCase() !== name.toLowerCase()
    return isWellWritten ? name : timeZone
  } catch {
    return undefined
  }
}
