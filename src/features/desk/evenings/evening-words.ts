import type { City } from '../../../content/places/cities.ts'
import type { ProgramName } from '../../../content/programs/program-name.ts'
import { deskEveningMessages } from '../../../languages/texts.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Comparison } from './compare-evening.ts'
import type { Evening, ListedEvening } from './evening-service.ts'

export interface EveningNames {
  programs: readonly ProgramName[]
  cities: readonly City[]
}

/** @returns the concert's own title, else its program's name, else its slug; and the name of its city */
export function toEveningName(
  { concert, title, program, city }: Evening,
  { programs, cities }: EveningNames,
  locale: Locale,
): { name: string; city: string } {
  return {
    name: title ?? programs.find(({ slug }) => slug === program)?.name ?? concert,
    city: cities.find(({ slug }) => slug === city)?.names[locale].name ?? '',
  }
}

export type EveningState = 'behind' | 'usual' | 'ahead' | 'unknown' | 'soldOut' | 'cancelled' | 'over'

/** How an evening goes in a word, and the share of its tickets that is sold, in percent, where a seller says it. */
export function toEveningState(evening: ListedEvening): { state: EveningState; share: number | undefined } {
  const { latest, sold } = evening.curve
  const share = latest?.sold ?? sold?.findLast((value) => value !== null) ?? undefined
  return { state: chooseState(evening), share }
}

function chooseState({ status, isSoldOut, daysLeft, comparison }: ListedEvening): EveningState {
  if (status === 'cancelled') return 'cancelled'
  if (isSoldOut) return 'soldOut'
  if (daysLeft < 0) return 'over'
  const { now, isBehind } = comparison ?? {}
  if (!now?.isClear) return 'unknown'
  if (isBehind) return 'behind'
  return now.value > now.high ? 'ahead' : 'usual'
}

/** A sentence that compares an evening with similar ones; empty where nothing can be compared. */
export function toReason(comparison: Comparison | undefined, locale: Locale): string {
  if (!comparison?.now) return ''
  const t = deskEveningMessages(locale)
  const { now, measure, kind, count } = comparison
  if (!now.isClear) return t.tooDifferent(t.kinds[kind], now.low, now.high)
  const reason = measure === 'sold' ? t.reasonSold : t.reasonTickets
  const sentence = reason(t.when(now.distance), now.value, t.kinds[kind], now.low, now.high)
  return `${sentence} ${t.compared(count)}`
}
