import { createRandom } from '../pictures/random.ts'
import type { AuthoredProgram } from './authored.ts'
import type { Stop } from './tour-route.ts'

/** What the tour needs of a program. */
export type TourProgram = Pick<AuthoredProgram, 'slug' | 'priority' | 'ageLimit'>

export interface Performance extends Stop {
  program: TourProgram
  /** 0 for the least wanted program, 1 for the most wanted. */
  demand: number
}

/** A city hears a program again after half a year at the earliest, if there is anything else to play. */
const restWeeks = 26

/** Concerts for adults aren't matinees. */
export const suitsMatinee = (program: TourProgram) => program.ageLimit < 16

/**
 * Gives every leg the program that lags most behind its share; the most wanted one plays three times as often as
 * the least wanted. The two concerts of one day are two programs, so that a family can come twice.
 */
export function choosePrograms(stops: readonly Stop[], programs: readonly TourProgram[]): Performance[] {
  const random = createRandom('programs')
  const byPriority = [...programs].sort((one, other) => one.priority - other.priority)
  const shares = byPriority.map((program, rank) => ({
    program,
    demand: rank / Math.max(1, programs.length - 1),
  }))
  const played = new Map<TourProgram, number>()
  const heard = new Map<TourProgram, Map<string, number>>(programs.map((program) => [program, new Map()]))

  const legs = Map.groupBy(stops, ({ leg, part }) => `${leg} ${part ?? ''}`)
  const choices = [...legs].flatMap(([, legStops]) => {
    const suited = shares.filter(({ program }) => legStops[0]?.part !== 'matinee' || suitsMatinee(program))
    const isNew = ({ program }: { program: TourProgram }) =>
      legStops.every(({ city, week }) => week - (heard.get(program)?.get(city.slug) ?? -Infinity) > restWeeks)
    const fresh = suited.filter(isNew)
    const [choice] = (fresh.length > 0 ? fresh : suited)
      .map((share) => ({
        ...share,
        load: ((played.get(share.program) ?? 0) + random.next() * 2) / (1 + 2 * share.demand),
      }))
      .sort((one, other) => one.load - other.load)
    if (!choice) return []
    const { program, demand } = choice
    played.set(program, (played.get(program) ?? 0) + legStops.length)
    for (const { city, week } of legStops) heard.get(program)?.set(city.slug, week)
    return legStops.map((stop) => ({ ...stop, program, demand }))
  })
  return choices.sort((one, other) => one.week - other.week || one.weekday - other.weekday)
}
