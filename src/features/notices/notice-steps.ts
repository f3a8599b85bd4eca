import { follow, forget, readFollowed, subscribe, unfollow, unsubscribe } from './follow-topics.ts'
import { askByMail, confirmMail, leaveMail, readMailCode } from './mail-subscriptions.ts'
import type { NoticeService, NoticeWorld } from './notice-service.ts'
import { readNoticeState } from './read-notice-state.ts'
import { makeListenerCookie, readListenerCookie } from './subscriber-cookie.ts'

/** All that notices take, loaded with the first of them (`notice-service.ts`). */
export const createNoticeSteps = (world: NoticeWorld): NoticeService => ({
  subscribe: (...given) => subscribe(world, ...given),
  renew: async (...given) => (await import('./renew-subscription.ts')).renewSubscription(world, ...given),
  follow: (...given) => follow(world, ...given),
  unfollow: (...given) => unfollow(world, ...given),
  read: (listener) => readFollowed(world, listener),
  unsubscribe: (endpoint) => unsubscribe(world, endpoint),
  forget: (listener) => forget(world, listener),
  readAccountNotices: async (user) =>
    (await import('./read-account-notices.ts')).readAccountNotices(world, user),
  askByMail: (...given) => askByMail(world, ...given),
  readMailCode: (code) => readMailCode(world, code),
  confirmMail: (...given) => confirmMail(world, ...given),
  leaveMail: (code) => leaveMail(world, code),
  // Editors, one of a million visitors.
  showWords: async (...given) => (await import('./broadcast-message.ts')).showWords(world, ...given),
  tellWords: async (...given) => (await import('./broadcast-message.ts')).tellWords(world, ...given),
  readSaid: async (slug) => (await import('./broadcast-message.ts')).readSaid(world, slug),
  noteChange: async () =>
    void (await (await import('./compare-content.ts')).askForComparison(world.database, world.now())),
  // The platform's clock runs these: who presses a bell does without them.
  carryOn: async () => (await import('./run-scheduled.ts')).carryOnNotices(world),
  takeMessage: async () => (await import('./run-scheduled.ts')).takeMessage(world),
  makeCookie: (subscription) => makeListenerCookie(world, subscription),
  readCookie: (cookie) => readListenerCookie(world, cookie),
  readState: () => readNoticeState(world),
})
