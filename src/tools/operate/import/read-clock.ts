import type { ImportValue } from '../../../languages/import-words.ts'
import { twoDigits } from '../../../shared/zoned-time.ts'
import { foldName, mentions, toMentionPattern, toValuePattern } from './words.ts'

/** The times of day in a text, by what the words beside them say. */
export interface WrittenTimes {
  /** Beginnings, as `HH:mm`; several where a concert is given twice a day. */
  begins: string[]
  /** The end, if the text names one. */
  end?: string
}

/** What a time is the time of; a time without a word is that of the beginning. */
type Role = 'doors' | 'begins' | 'ends' | 'beside'
const roles = ['doors', 'begins', 'ends', 'beside'] as const satisfies readonly ImportValue[]

interface Token {
  hours: number
  /** Absent where only the hour is written. */
  minutes?: number
  half?: 'am' | 'pm'
  /** Whether the number says itself that it is a time: by minutes, a half of the day, or a word such as «Uhr». */
  isSure: boolean
  role?: Role
  /** Text between this time and the one before it. */
  gap: string
}

/** 19:30, 19.30, 19h30, 1930, 19:30:00; with a half of the day. A number alone may be an hour. */
const clock =
  /(?<!\d)(?<!\d[.:,])(\d{1,2})(?:\s?[:.h]\s?(\d\d)(?!\d)|(?<=\d\d)(\d\d)(?!\d))?(?::\d\d(?:\.\d+)?)?(?![\d:]|\.\d)\s*((?:[ap]\.?\s?m\b\.?)?)/gi
/** 19-30 and 19-00, where a dash stands for the colon; 19-21 are two hours. */
const dashed = /(?<![\d.:-])(\d{1,2})-(00|[3-5]\d|2[5-9])(?![\d:-])/g
/** 19 Uhr 30, 19 ч 30 мин. */
const spoken = new RegExp(
  `(?<!\\d)(\\d{1,2})\\s*(?:${toValuePattern('oClock')})\\.?\\s*([0-5]\\d)(?![\\d.:])(?!\\s*(?:${toValuePattern('oClock')})(?![\\p{L}]))(?:\\s*(?:${toValuePattern('minutes')})\\.?)?`,
  'giu',
)
/** A part of the day, as spreadsheets store times: 0.8125. */
const fraction = /^0?[.,]\d+$/
/** What a text between two times ends and begins at: the words behind it belong to the second one. */
const separator = /[,;/|()[\]\n·•]|\s[-–—]\s/u
const connector = new RegExp(
  `^\\s*(?:[-–—/,;&+]|(?:${toValuePattern('and')})|(?:${toValuePattern('ends')}))\\s*$`,
  'iu',
)

const oClock = toValuePattern('oClock')
const hourBehind = new RegExp(`^(?:${oClock})(?![\\p{L}\\p{M}])`, 'u')
const hourBefore = new RegExp(`(?<![\\p{L}\\p{M}])(?:${oClock})$`, 'u')

/**
 * Reads the times of day in a text, as people write them: «Einlass 19:00, Beginn 20:00», «15:00 и 19:00», «7 pm».
 *
 * @returns `undefined` for a text without a time, with an hour that doesn't exist, or with times of something else only
 */
export function readTimes(text: string): WrittenTimes | undefined {
  const written = text.normalize('NFKC').trim()
  if (fraction.test(written)) {
    const time = toClock(0, Math.round(Number(written.replace(',', '.')) * 1440))
    return time === undefined ? undefined : { begins: [time] }
  }
  const tokens = findTokens(written.replace(spoken, '$1:$2').replace(dashed, '$1:$2'))
  if (tokens.length === 0) return undefined
  const named = tokens.filter(({ role }) => role === 'begins')
  const begins = (named.length > 0 ? named : tokens.filter(({ role }) => role === undefined)).map(toTime)
  const end = tokens.filter(({ role }) => role === 'ends').map(toTime)
  const known = begins.filter((time) => time !== undefined)
  if (known.length === 0 || known.length < begins.length) return undefined
  return {
    begins: [...new Set(known)].sort(),
    ...(end.length === 1 && end[0] !== undefined ? { end: end[0] } : {}),
  }
}

/** Finds the times of a text. Numbers that may be something else are none: «Teil 2, 19:30». */
function findTokens(text: string): Token[] {
  const found = [...text.matchAll(clock)]
  const gaps = found.map((match, at) => {
    const before = found[at - 1]
    return text.slice(before ? before.index + before[0].length : 0, match.index)
  })
  const isOnly = /^\D*\d{4}\D*$/.test(text)
  const last = found.at(-1)
  const tail = last ? text.slice(last.index + last[0].length) : ''
  // «19:00 Einlass 20:00 Beginn» has each word behind its time.
  const areBehind =
    roleOf(gaps[0] ?? '') === undefined &&
    roleOf(tail.split(separator)[0] ?? '') !== undefined &&
    gaps.slice(1).every((gap) => !separator.test(gap) && roleOf(gap) !== undefined)
  const tokens = found.map(([, hours, minutes, joined, half], at): Token => {
    const gap = gaps[at] ?? ''
    const after = gaps[at + 1] ?? tail
    const [before, behind] = areBehind
      ? ['', after]
      : [lastPart(gap), partBehind(after, at + 1 === found.length)]
    // «19:30 Uhr abends» needs no half.
    const part = toHalf(half) ?? (Number(hours) > 12 ? undefined : (halfOf(behind) ?? halfOf(before)))
    const written = minutes ?? joined
    const isHour = hourBehind.test(foldName(after)) || hourBefore.test(foldName(gap))
    const isRange = /^\s*[-–—]\s*$/.test(gap) && at > 0
    const role = isRange ? 'ends' : (roleOf(before) ?? roleOf(behind))
    return {
      hours: Number(hours),
      ...(written === undefined ? {} : { minutes: Number(written) }),
      ...(part ? { half: part } : {}),
      isSure:
        minutes !== undefined ||
        (joined !== undefined && (isOnly || isHour)) ||
        part !== undefined ||
        isHour ||
        isNamed(Number(hours), role, behind),
      ...(role ? { role } : {}),
      gap,
    }
  })
  return withConnected(tokens).filter(({ isSure }) => isSure)
}

/**
 * A number beside a word is a time, except beside one that may mean a length («Dauer 2», «bis 6 Jahre») and an hour that may
 * be one of the morning or the evening: «show at 8».
 */
const isNamed = (hours: number, role: Role | undefined, behind: string): boolean =>
  hours > 12 && (role === 'doors' || role === 'begins') && !/^\s*\p{L}/u.test(behind)

/** An hour before another time is one too, in the same half of the day: «15 und 19 Uhr», «7–9 pm». */
function withConnected(tokens: readonly Token[]): Token[] {
  let next: Token | undefined
  return tokens
    .toReversed()
    .map((token) => {
      const joins = next?.isSure === true && connector.test(next.gap)
      const half = token.half ?? (joins && token.hours <= 12 ? next?.half : undefined)
      const own = { ...token, isSure: token.isSure || joins }
      if (half) own.half = half
      next = own
      return own
    })
    .toReversed()
}

/** The words between the last separator and a time. */
const lastPart = (gap: string): string => gap.split(separator).at(-1) ?? ''
/** The words between a time and a separator; without one, they belong to the next time. */
const partBehind = (gap: string, isLast: boolean): string =>
  isLast || separator.test(gap) ? (gap.split(separator)[0] ?? '') : ''

/** The role that the last word of a text names. */
function roleOf(text: string): Role | undefined {
  const folded = foldName(text)
  const places = roles.map((role) => ({ role, at: lastIndexOf(folded, role) })).filter(({ at }) => at >= 0)
  return places.sort((one, other) => other.at - one.at)[0]?.role
}

function lastIndexOf(folded: string, role: Role): number {
  const pattern = new RegExp(toMentionPattern(role).source, 'gu')
  // Of «Konzertende» and «Konzert» the longer one counts, which ends further behind.
  return Math.max(-1, ...Array.from(folded.matchAll(pattern), ({ index, 0: word }) => index + word.length))
}

const toHalf = (written: string | undefined): 'am' | 'pm' | undefined =>
  written ? (/^p/i.test(written) ? 'pm' : 'am') : undefined

const halfOf = (text: string): 'am' | 'pm' | undefined =>
  mentions(text, 'evening') ? 'pm' : mentions(text, 'morning') ? 'am' : undefined

function toTime({ hours, minutes = 0, half }: Token): string | undefined {
  if (half === undefined) return toClock(hours, minutes)
  return hours < 1 || hours > 12 ? undefined : toClock((hours % 12) + (half === 'pm' ? 12 : 0), minutes)
}

function toClock(hours: number, minutes: number): string | undefined {
  const all = hours * 60 + minutes
  const isTime = hours >= 0 && hours < 24 && (hours === 0 || minutes < 60) && all < 1440
  return isTime ? `${twoDigits(Math.floor(all / 60))}:${twoDigits(all % 60)}` : undefined
}

const minutesPattern = new RegExp(`(\\d+)\\s*(?:${toValuePattern('minutes')})`, 'u')
const hoursPattern = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*(?:${toValuePattern('hours')})`, 'u')

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
