import { createNoticeMethods } from '../../src/features/notices/create-notice-service.ts'
import type { NoticeDeps } from '../../src/features/notices/notice-deps.ts'
import type { SubscriberContact } from '../../src/features/notices/notice-service.ts'
import type { Subscriber } from '../../src/rendering/visitor.ts'
import type { Topic } from '../../src/shared/notices.ts'
import type { noticeWorld } from './notice-world.ts'

export const nobody: Subscriber = { subscription: undefined, user: undefined }
export const reach: SubscriberContact = { locale: 'ru', timeZone: 'Europe/Moscow', visitor: '203.0.113.1' }
export const minuteMs = 60_000
/** The current time of the tests: a Monday, noon in Kazan. */
export const noon = Date.UTC(2026, 10, 23, 9)

/** Steps of the tests about notices. */
export function noticeSteps(world: ReturnType<typeof noticeWorld>) {
  const service = (changes: Partial<NoticeDeps> = {}) => createNoticeMethods(world.make(changes))
  return {
    service,
    subscribe: async (browser: string, topics: readonly Topic[], listener = nobody, where = reach) => {
      const made = await service().subscribe(listener, world.browsers.subscribe(browser), where, topics)
      if ('refused' in made) throw new Error(made.refused)
      return made.id
    },
    /** Runs the scheduled handler this many times, a minute apart. */
    minutes: async (count: number) => {
      for (let minute = 0; minute < count; minute++) {
        world.state.now += minuteMs
        await service().runScheduled()
      }
    },
    titles: () => world.received().map(({ payload }) => payload.notification.title),
  }
}
