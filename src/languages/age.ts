import type { Locale } from '../shared/locales.ts'
import { ageMessages } from './texts.ts'

const minuteMs = 60 * 1000

const units = [
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const

/**
 * `3 часа назад`, `yesterday`, `just now`.
 *
 * @returns `undefined` for an age that no clock can have measured: it was set back meanwhile.
 */
export function formatAge(locale: Locale, ageMs: number): string | undefined {
  if (!(ageMs >= 0)) return undefined
  const [unit, unitMs] = units.find(([, size]) => ageMs >= size) ?? []
  if (!unit) return ageMessages(locale).justNow
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(ageMs / unitMs), unit)
}
