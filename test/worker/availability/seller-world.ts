import { createIsolateAvailability } from '../../../src/content/concerts/known-availability.ts'
import type { AvailabilityDeps } from '../../../src/features/availability/availability-service.ts'
import { createAvailabilityMethods } from '../../../src/features/availability/availability-service.ts'
import type { EventAvailability, TicketSource } from '../../../src/features/availability/ticket-source.ts'
import type { SourceId } from '../../../src/features/availability/ticket-sources.ts'
import { createNoticeMethods } from '../../../src/features/notices/create-notice-service.ts'
import type { NoticeDeps } from '../../../src/features/notices/notice-deps.ts'
import type { noticeWorld } from '../notice-world.ts'

export const seller = (left: number, more: Partial<EventAvailability> = {}): EventAvailability => ({
  state: left > 0 ? 'on-sale' : 'sold-out',
  available: left,
  capacity: 1000,
  currency: 'RUB',
  categories: [{ name: 'Партер', price: 250_000, available: left }],
  ...more,
})

/** A seller whose halls a test fills, with the content, clock and database of the tests about notices. */
export function sellerWorld(database: D1Database, world: ReturnType<typeof noticeWorld>) {
  const halls: Record<string, EventAvailability> = {}
  const requests: string[][] = []
  const changed: string[] = []
  const isolate = createIsolateAvailability()
  const state: {
    fault?: Error
    source: Partial<TicketSource>
    wait?: Promise<void>
    /** Ids of the sellers that are configured. */
    connected: SourceId[]
  } = { source: {}, connected: ['generic'] }
  const source = (): TicketSource => ({
    toEvent: (_page, slug) => slug,
    eventsAtOnce: 1,
    fetchEvents: async (_seller, events) => {
      requests.push([...events])
      await state.wait
      if (state.fault) throw state.fault
      return new Map(events.flatMap((event) => (halls[event] ? [[event, halls[event]] as const] : [])))
    },
    isHookAbout: (body) => (event) => body === event,
    ...state.source,
  })
  const toContent = (content: NoticeDeps['content']) => ({
    ...content,
    availability: { isolate, kv: undefined, database },
  })
  const make = (): AvailabilityDeps => {
    const { content, log, now } = world.make()
    return {
      database,
      kv: undefined,
      log,
      now,
      content: toContent(content),
      loadSources: async () =>
        state.connected.map((id) => ({ id, source: source(), token: '', url: undefined })),
      onChange: async (slugs) => {
        changed.push(...slugs)
        await createNoticeMethods(world.make()).noteChange()
      },
    }
  }
  return {
    halls,
    requests,
    changed,
    state,
    make,
    isolate,
    service: () => createAvailabilityMethods(make()),
    /** Reads content as a new request does, with the facts of sellers. */
    content: () => toContent(world.make().content),
    minutes: async (count: number) => {
      for (let minute = 0; minute < count; minute++) {
        world.state.now += 60_000
        await createAvailabilityMethods(make()).runScheduled()
      }
    },
  }
}
