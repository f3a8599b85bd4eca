import {
  addSubscription,
  followTopics,
  forgetSubscriber,
  readFollowedTopics,
  removeSubscription,
  unfollowTopic,
} from './follow-topics.ts'
import {
  confirmMailSubscription,
  readConfirmationCode,
  requestMailConfirmation,
  unsubscribeMail,
} from './mail-subscriptions.ts'
import type { NoticeDeps, NoticeService } from './notice-service.ts'
import { readNoticeState } from './read-notice-state.ts'
import { makeSubscriberCookie, readSubscriberCookie } from './subscriber-cookie.ts'

/** All that notices take, loaded with the first of them (`notice-service.ts`). */
export const createNoticeMethods = (world: NoticeDeps): NoticeService => ({
  subscribe: (...given) => addSubscription(world, ...given),
  renew: async (...given) => (await import('./renew-subscription.ts')).renewSubscription(world, ...given),
  follow: (...given) => followTopics(world, ...given),
  unfollow: (...given) => unfollowTopic(world, ...given),
  read: (listener) => readFollowedTopics(world, listener),
  unsubscribe: (endpoint) => removeSubscription(world, endpoint),
  forget: (listener) => forgetSubscriber(world, listener),
  readAccountNotices: async (user) =>
    (await import('./read-account-notices.ts')).readAccountNotices(world, user),
  requestMailConfirmation: (...given) => requestMailConfirmation(world, ...given),
  readConfirmationCode: (code) => readConfirmationCode(world, code),
  confirmMail: (...given) => confirmMailSubscription(world, ...given),
  unsubscribeMail: (code) => unsubscribeMail(world, code),
  // Editors, one of a million visitors.
  previewMessage: async (...given) =>
    (await import('./broadcast-message.ts')).previewMessage(world, ...given),
  broadcastMessage: async (...given) =>
    (await import('./broadcast-message.ts')).broadcastMessage(world, ...given),
  readSentMessages: async (slug) => (await import('./broadcast-message.ts')).readSentMessages(world, slug),
  noteChange: async () =>
    void (await (await import('./compare-content.ts')).askForComparison(world.database, world.now())),
  // The platform's clock runs these: who presses a bell does without them.
  runScheduled: async () => (await import('./run-scheduled.ts')).runScheduledNotices(world),
  handleQueueMessage: async () => (await import('./run-scheduled.ts')).handleQueueMessage(world),
  makeCookie: (subscription) => makeSubscriberCookie(world, subscription),
  readCookie: (cookie) => readSubscriberCookie(world, cookie),
  readState: () => readNoticeState(world),
})
