import type { Locale } from './locales.ts'

const units = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const

/**
 * `3 часа назад`, `yesterday`, `2 นาทีที่ผ่านมา`.
 *
 * @returns `undefined` for an age that no clock can have measured: it was set back meanwhile.
 */
export function formatAge(locale: Locale, ageMs: number): string | undefined {
  if (!(ageMs >= 0)) return undefined
  const [unit, unitMs] = units.find(([, size]) => ageMs >= size) ?? (['minute', 60 * 1000] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(ageMs / unitMs), unit)
}
