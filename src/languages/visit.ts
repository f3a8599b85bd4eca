import type { Locale } from '../shared/locales.ts'
import { concertPageMessages, countMessages, visitMessages } from './texts.ts'

/** The number of wheelchair places as text: `14 мест для колясок`, `1 wheelchair place`, `no wheelchair places`. */
export function countWheelchairPlaces(locale: Locale, count: number): string {
  if (count === 0) return visitMessages(locale).noWheelchairPlaces
  return countMessages(locale).wheelchairPlaces(count)
}

/**
 * The intervals of a concert as text: `антракт 20 мин`, `2 intervals of 15 min`, `no interval`.
 *
 * @param length the length of each interval with its unit, as `15 min`
 */
export function describeIntervals(locale: Locale, count: number, length: string | undefined): string {
  const t = visitMessages(locale)
  if (count === 0) return t.noInterval
  if (count === 1 && length) return t.oneInterval(length)
  const counted = countMessages(locale).intervals(count)
  return length ? t.intervals(counted, length) : counted
}

interface EveningLength {
  durationMinutes?: number | undefined
  intervals?: number | undefined
  intervalMinutes?: number | undefined
  ageLimit?: number | undefined
}

/** Describes a concert's length, intervals and age limit, as far as they are known: `2 ч, антракт 20 мин, 6+`. */
export function describeLength(locale: Locale, evening: EveningLength): string {
  const { durationMinutes, intervals, intervalMinutes, ageLimit } = evening
  const { minutes } = concertPageMessages(locale)
  const facts = [
    durationMinutes ? minutes(durationMinutes) : '',
    intervals === undefined
      ? ''
      : describeIntervals(locale, intervals, intervalMinutes ? minutes(intervalMinutes) : undefined),
    ageLimit === undefined ? '' : `${ageLimit}+`,
  ]
  return facts.filter(Boolean).join(', ')
}

interface Access {
  stepFree?: string | undefined
  lift?: boolean | undefined
}
interface HallAccess {
  wheelchairPlaces?: number | undefined
  hearingLoop?: boolean | undefined
}

/** `['14 wheelchair places', 'lift', 'hearing loop']`. That there is no lift matters only where there are steps. */
export function listEquipment(
  { stepFree, lift }: Access,
  { wheelchairPlaces, hearingLoop }: HallAccess,
  locale: Locale,
): string[] {
  const t = visitMessages(locale)
  return [
    ...(wheelchairPlaces === undefined ? [] : [countWheelchairPlaces(locale, wheelchairPlaces)]),
    ...(lift ? [t.lift] : lift === false && stepFree !== 'yes' ? [t.noLift] : []),
    ...(hearingLoop ? [t.hearingLoop] : []),
  ]
}
