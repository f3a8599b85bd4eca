import type { Random } from '../../../demo/pictures/random.ts'
import { type ShieldNamespace, shieldCount } from '../../../strapi/port/changes.ts'
import { createShieldObject } from '../../../strapi/shield/shield-object.ts'
import type { SimulatedClock } from './simulated-clock.ts'

/** How long a place reads its own copy of a key of KV, whatever was written elsewhere, unless a read asks for less. */
const kvSpreadSeconds = 60
/** KV takes one write of a key in a second. */
const betweenWritesMs = 1000
/** Milliseconds of a read from the place's own copy, of one that goes to the central store, and of a write. */
const kvMs = { near: 5, far: 60, write: 100 } as const
const cacheApiMs = 3

interface CentralEntry {
  text: string
  writtenAt: number
}

/** Makes the central store behind every place's KV. */
export function createKv(clock: SimulatedClock) {
  const central = new Map<string, CentralEntry>()
  const stats = { reads: 0, writes: 0, refusedWrites: 0 }
  return {
    stats,
    /** Returns a KV namespace that sees writes as one place of the network does. */
    inPlace(): KVNamespace {
      const seen = new Map<string, { text: string | null; readAt: number }>()
      const namespace = {
        async get(key: string, { cacheTtl = kvSpreadSeconds } = {}): Promise<string | null> {
          stats.reads += 1
          const held = seen.get(key)
          if (held && clock.now() - held.readAt < cacheTtl * 1000) {
            await clock.pause(kvMs.near)
            return held.text
          }
          await clock.pause(kvMs.far)
          const text = central.get(key)?.text ?? null
          seen.set(key, { text, readAt: clock.now() })
          return text
        },
        async put(key: string, text: string): Promise<void> {
          await clock.pause(kvMs.write)
          if (clock.now() - (central.get(key)?.writtenAt ?? 0) < betweenWritesMs) {
            stats.refusedWrites += 1
            throw new Error('KV PUT failed: 429 Too Many Requests')
          }
          stats.writes += 1
          central.set(key, { text, writtenAt: clock.now() })
          seen.set(key, { text, readAt: clock.now() })
        },
        async delete(key: string): Promise<void> {
          central.delete(key)
          seen.set(key, { text: null, readAt: clock.now() })
        },
      }
      // The site calls these three methods only.
      return namespace as unknown as KVNamespace
    },
  }
}

/** Makes the Cache API of one place, which its isolates share. */
export function createCacheApi(clock: SimulatedClock): Cache {
  const entries = new Map<string, { bytes: ArrayBuffer; headers: Headers }>()
  const cache = {
    async match(address: string): Promise<Response | undefined> {
      await clock.pause(cacheApiMs)
      const entry = entries.get(address)
      if (!entry) return undefined
      const stored = { headers: entry.headers, arrayBuffer: async () => entry.bytes.slice(0) }
      // The site reads these two properties only; a real `Response` would take most of the simulation's time.
      return stored as unknown as Response
    },
    async put(address: string, response: Response): Promise<void> {
      const bytes = await response.arrayBuffer()
      await clock.pause(cacheApiMs)
      entries.set(address, { bytes, headers: response.headers })
    },
    async delete(address: string): Promise<boolean> {
      return entries.delete(address)
    },
  }
  // The site calls these three methods only.
  return cache as unknown as Cache
}

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
    /** The objects as the isolates of one place call them. */
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
