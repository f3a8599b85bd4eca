import { findIana } from 'windows-iana'
import { toTimeZone } from '../../../content/places/time-zone.ts'

/**
 * Returns the IANA zone that a calendar or a table names: by its own name, also behind a prefix
 * (`/mozilla.org/20050126_1/Europe/Berlin`), or by the name of Windows (`W. Europe Standard Time`), which CLDR's
 * `windowsZones` translates.
 */
export function readZone(written: string): string | undefined {
  const name = written.trim().replace(/^"(.*)"$/, '$1')
  return toTimeZone(name) ?? ofPath(name) ?? ofWindows(name)
}

const ofPath = (name: string): string | undefined => {
  const path = /^\/.*?\/((?:[A-Z]\w+\/)+[A-Z][\w-]+)$/.exec(name)?.[1]
  return path === undefined ? undefined : toTimeZone(path)
}

function ofWindows(name: string): string | undefined {
  const [zone] = findIana(name)
  return zone && toTimeZone(zone)
}

/** Minutes ahead of UTC in a zone that is an offset, as `UTC+5:30`, which is no zone of IANA. */
export function readOffset(written: string): number | undefined {
  const [, sign, hours, minutes, part] =
    /^(?:UTC|GMT)?\s?([+-])(\d{1,2})(?::?(\d\d)|[.,](5|75|25))?$/i.exec(written.trim()) ?? []
  if (hours === undefined) return undefined
  const more = part === undefined ? Number(minutes ?? 0) : Number(`0.${part}`) * 60
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + more)
}
