import type { Random } from '../../../demo/pictures/random.ts'
import { concertCount, simulatedEntries, variablesSchema } from './content-model.ts'
import type { SimulatedClock } from './simulated-clock.ts'

/** A small Strapi: it answers four queries at once, each in 100 to 300 ms, so 20 a second. */
const slots = 4
const [quickestMs, slowestMs] = [100, 300]
export const answersPerSecond = 20
/** Queries that wait for a slot; further ones are refused with 503. */
const queueLength = 100
/** Milliseconds between the site and the service, one way. */
const networkMs = 20

/** A query that was asked, and when. */
export interface AskedQuery {
  thing: string
  locale: string
  /** Simulated milliseconds. */
  at: number
}

/** When each thing changed, in milliseconds, in order. */
export type ChangeTimes = ReadonlyMap<string, readonly number[]>

interface ContentServiceStats {
  asked: AskedQuery[]
  /** Queries that found the queue full. */
  refused: number
  /** Queries that were answered after the caller had left. */
  late: number
  mostWaiting: number
}

/**
 * Makes a content service that can answer a certain number of queries at once. It doesn't notice when a caller has
 * left, and answers anyway, as a server does that has begun a query of its database.
 */
export function createContentService(clock: SimulatedClock, random: Random) {
  const stats: ContentServiceStats = { asked: [], refused: 0, late: 0, mostWaiting: 0 }
  const changeTimes = new Map<string, number[]>(simulatedEntries.map(({ name }) => [name, []]))
  const waiting: (() => void)[] = []
  let busy = 0

  const work = async (): Promise<void> => {
    busy += 1
    await clock.pause(random.between(quickestMs, slowestMs))
    busy -= 1
    waiting.shift()?.()
  }

  /** Has the signature of `fetch`, so that the project's own code calls it as the content service. */
  const answer = async (request: Request): Promise<Response> => {
    const { variables } = variablesSchema.parse(await request.json())
    await clock.pause(networkMs)
    stats.asked.push({ thing: variables.thing, locale: variables.locale, at: clock.now() })
    if (busy >= slots) {
      if (waiting.length >= queueLength) {
        stats.refused += 1
        return new Response('busy', { status: 503 })
      }
      stats.mostWaiting = Math.max(stats.mostWaiting, waiting.length + 1)
      await new Promise<void>((resolve) => void waiting.push(resolve))
    }
    // The answer has the version at the moment when the database is read, not when the answer arrives.
    const version = changeTimes.get(variables.thing)?.length ?? 0
    await work()
    if (request.signal.aborted) stats.late += 1
    await clock.pause(networkMs)
    const attributes = { version }
    return Response.json({ data: { shown: { data: { id: variables.thing, attributes } } } })
  }

  return {
    answer,
    stats,
    changeTimes: changeTimes as ChangeTimes,
    /** Saves a concert: it and every list with it have a new version from now on. */
    change(concert: number): void {
      for (const { name, concerts } of simulatedEntries) {
        if (concerts.includes(concert % concertCount)) changeTimes.get(name)?.push(clock.now())
      }
    },
  }
}
export type ContentServiceStandIn = ReturnType<typeof createContentService>
