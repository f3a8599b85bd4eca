import { twoDigits } from '../../../shared/zoned-time.ts'
import { foldName } from './fold-name.ts'
import { patternOf } from './words.ts'

/** 19:30, 19.30, 19h30, 19-30, 1930, 19:30:00, with a half of the day. */
const clock =
  /^(?:\D*?[^\d.:])?(\d{1,2})(?:\s?[:.h-]\s?(\d\d)|(?<=\d\d)(\d\d))?(?::\d\d(?:\.\d+)?)?\s*(a\.?\s?m\.?|p\.?\s?m\.?)?(?![\d:])/i
/** A part of the day, as spreadsheets store times: 0.8125. */
const fraction = /^0?[.,]\d+$/
const oClock = new RegExp(`\\d\\s*(?:${patternOf('oClock')})\\b|\\d\\s*(?:${patternOf('oClock')})$`, 'u')

/**
 * Reads a time of day as people write it.
 *
 * @returns `HH:mm`; `undefined` for a text without a time, or with an hour that doesn't exist
 */
export function readClock(text: string): string | undefined {
  const written = text.normalize('NFKC').trim()
  if (fraction.test(written)) return toClock(0, Math.round(Number(written.replace(',', '.')) * 1440))
  const [found, hours, minutes, joined, half] = clock.exec(written) ?? []
  if (found === undefined || hours === undefined) return undefined
  const isHourOnly = minutes === undefined && joined === undefined
  // A number alone is an hour only where it says so: «19 Uhr», «7 pm».
  if (isHourOnly && !half && !oClock.test(foldName(written))) return undefined
  return toClock(toHour(Number(hours), half), Number(minutes ?? joined ?? 0))
}

function toHour(hours: number, half: string | undefined): number {
  if (!half) return hours
  if (hours < 1 || hours > 12) return Number.NaN
  return (hours % 12) + (/^p/i.test(half) ? 12 : 0)
}

function toClock(hours: number, minutes: number): string | undefined {
  const all = hours * 60 + minutes
  const isTime = hours >= 0 && hours < 24 && (hours === 0 || minutes < 60) && all < 1440
  return isTime ? `${twoDigits(Math.floor(all / 60))}:${twoDigits(all % 60)}` : undefined
}

const minutesPattern = new RegExp(`(\\d+)\\s*(?:${patternOf('minutes')})`, 'u')
const hoursPattern = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*(?:${patternOf('hours')})`, 'u')

/** Reads a length in minutes: `90`, `90 min`, `1:30`, `1 h 30 min`, `PT1H30M` (ISO 8601). */
export function readMinutes(text: string): number | undefined {
  const written = text.normalize('NFKC').trim().toLowerCase()
  const [, isoHours, isoMinutes] = /^pt(?:(\d+)h)?(?:(\d+)m)?/.exec(written) ?? []
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(written) ?? []
  const words =
    toNumber(hoursPattern.exec(written)?.[1]) * 60 +
    toNumber(minutesPattern.exec(written.replace(hoursPattern, ' '))?.[1])
  const found =
    (isoHours || isoMinutes ? toNumber(isoHours) * 60 + toNumber(isoMinutes) : undefined) ??
    (hours ? toNumber(hours) * 60 + toNumber(minutes) : undefined) ??
    (/^\d+$/.test(written) ? Number(written) : words)
  return found > 0 && found < 24 * 60 ? Math.round(found) : undefined
}

const toNumber = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))
