import type { Random } from '../../../demo/pictures/random.ts'
import { type ShieldNamespace, shieldCount } from '../../../strapi/port/changes.ts'
import { createShieldObject } from '../../../strapi/shield/shield-object.ts'
import type { SimulatedClock } from './simulated-clock.ts'

/** Milliseconds from a place to an object, one way: from the same city to another continent. */
const [nearMs, farMs] = [2, 100] as const

/** Makes the Durable Objects of the origin shield: the site's own code behind a network. */
export function createShieldObjects(clock: SimulatedClock, random: Random) {
  const objects = Array.from({ length: shieldCount }, () => createShieldObject(() => {}))
  /** Calls of each object by second. */
  const calls = new Map<string, number>()
  const note = (name: string) => {
    const second = `${name} ${Math.floor(clock.now() / 1000)}`
    calls.set(second, (calls.get(second) ?? 0) + 1)
  }
  return {
    /** The most calls that one object got in a second. */
    mostCallsPerSecond: () => [...calls.values()].reduce((most, count) => Math.max(most, count), 0),
    /** The objects as one place sees them. */
    inPlace(): ShieldNamespace {
      const oneWayMs = random.between(nearMs, farMs)
      return {
        getByName(name) {
          const object = objects[Number(name)]
          if (!object) throw new RangeError(`no object is called ${name}`)
          const call = async <Value>(work: () => Value): Promise<Value> => {
            await clock.pause(oneWayMs)
            note(name)
            const value = work()
            await clock.pause(oneWayMs)
            return value
          }
          return {
            fetch: (request) => call(() => object.answer(request)),
            tell: (changes) => call(() => object.tell(changes)),
            readChanges: () => call(() => object.readChanges()),
          }
        },
      }
    },
  }
}
