import { createRandom } from '../pictures/random.ts'
import type { AuthoredProgram } from './authored.ts'
import { firstWeeks, restingWeeks } from './tour-events.ts'
import type { Stop } from './tour-route.ts'

/** What the tour needs of a program. */
export type TourProgram = Pick<AuthoredProgram, 'slug' | 'priority' | 'ageLimit' | 'performers'>

export interface Performance extends Stop {
  program: TourProgram
  /** 0 for the least wanted program, 1 for the most wanted. */
  demand: number
}

/** A city hears a program again after half a year at the earliest, if there is anything else to play. */
const restWeeks = 26

/** Concerts for adults aren't matinees. */
export const suitsMatinee = (program: TourProgram) => program.ageLimit < 16

const daysOfWeek = 7
/** How many concerts a program must lag behind for a leg to leave the weekend by a day. */
const priceOfDay = 1.2

/**
 * Gives every leg the program that lags most behind its share; the most wanted one plays three times as often as
 * the least wanted. The two concerts of one day are two programs, so that a family can come twice. Nobody plays in
 * two cities on one day: what is parallel has line-ups and soloists of its own, or the leg moves to other days.
 *
 * @throws when nobody is free for a leg: then the content needs a program of another line-up.
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
  const bookings = createBookings()
  const isNew = (program: TourProgram, legStops: readonly Stop[]) =>
    legStops.every(
      ({ city, week }) => Math.abs(week - (heard.get(program)?.get(city.slug) ?? -Infinity)) > restWeeks,
    )

  const legs = Map.groupBy(stops, ({ leg, part }) => `${leg} ${part ?? ''}`)
  const choices = [...legs].flatMap(([name, planned]) => {
    const [first] = planned
    const told = first?.event?.program
    const suited = shares.filter(({ program }) =>
      told
        ? program.slug === told
        : isOnTheBill(program, first?.week ?? 0) && (first?.part !== 'matinee' || suitsMatinee(program)),
    )
    const offers = possibleDays(planned).flatMap(({ shift, legStops }) => {
      const free = suited.filter(({ program }) => bookings.areFree(program, legStops))
      const fresh = free.filter(({ program }) => isNew(program, legStops))
      return (fresh.length > 0 ? fresh : free).map((share) => {
        const lag = ((played.get(share.program) ?? 0) + random.next() * 2) / (1 + 2 * share.demand)
        return { ...share, legStops, load: lag + Math.abs(shift) * priceOfDay }
      })
    })
    const [choice] = offers.sort((one, other) => one.load - other.load)
    if (!choice) throw new Error(`Nobody is free for leg ${name} in week ${first?.week}`)
    const { program, demand, legStops } = choice
    played.set(program, (played.get(program) ?? 0) + legStops.length)
    for (const { city, week } of legStops) heard.get(program)?.set(city.slug, week)
    bookings.book(program, legStops)
    return legStops.map((stop) => ({ ...stop, program, demand }))
  })
  return choices.sort((one, other) => one.week - other.week || one.weekday - other.weekday)
}

function isOnTheBill({ slug }: TourProgram, week: number): boolean {
  const rest = restingWeeks[slug]
  return week >= (firstWeeks[slug] ?? -Infinity) && !(rest && week >= rest.from && week <= rest.to)
}

/** The days of a leg as planned and, where it may move, all others of its week; `shift` counts the days between. */
function possibleDays(planned: readonly Stop[]): { shift: number; legStops: Stop[] }[] {
  const firstDay = Math.min(...planned.map(({ weekday }) => weekday))
  const shifts = planned.every(({ isMovable }) => isMovable)
    ? Array.from({ length: daysOfWeek - planned.length + 1 }, (_, day) => day - firstDay)
    : [0]
  return shifts.map((shift) => ({
    shift,
    legStops: planned.map((stop) => ({ ...stop, weekday: stop.weekday + shift })),
  }))
}

/** Remembers in which city each performer plays on each day, so that nobody plays in two on the same day. */
function createBookings() {
  const cityOf = new Map<string, string>()
  const keys = (program: TourProgram, { week, weekday }: Stop) =>
    program.performers.map((performer) => `${week} ${weekday} ${performer}`)
  return {
    areFree: (program: TourProgram, stops: readonly Stop[]) =>
      stops.every((stop) =>
        keys(program, stop).every((key) => (cityOf.get(key) ?? stop.city.slug) === stop.city.slug),
      ),
    book(program: TourProgram, stops: readonly Stop[]) {
      for (const stop of stops) for (const key of keys(program, stop)) cityOf.set(key, stop.city.slug)
    },
  }
}
