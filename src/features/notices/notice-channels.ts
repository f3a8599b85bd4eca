import type { MessengerId } from '../../shared/messengers.ts'
import type { NoticeChannel } from './channels/channel.ts'

interface ChannelRow {
  /** What `npm run notices` calls the addresses of this channel. */
  audience: string
  /** The code of a channel is loaded when it is needed: most batches of deliveries need one only. */
  load: () => Promise<NoticeChannel>
}

/** All channels, in the order in which pages name them. A key is what the column `notice_subscription.channel` has. */
export const noticeChannels = {
  push: { audience: 'browsers', load: async () => (await import('./channels/push.ts')).pushChannel },
  email: {
    audience: 'e-mail addresses',
    load: async () => (await import('./channels/email.ts')).emailChannel,
  },
  telegram: {
    audience: 'chats in Telegram',
    load: async () => (await import('./channels/telegram.ts')).telegramChannel,
  },
  max: { audience: 'chats in MAX', load: async () => (await import('./channels/max.ts')).maxChannel },
} as const satisfies Record<'push' | 'email' | MessengerId, ChannelRow>

export type ChannelId = keyof typeof noticeChannels

export const channelIds = Object.keys(noticeChannels).filter(isChannelId)

/**
 * Describes channels in the order of the registry. A channel without a value is left out, and its code isn't loaded.
 *
 * @param toValue what is described of a channel, such as the number of its addresses
 */
export async function describeChannels<Value>(
  toValue: (id: ChannelId) => Value | undefined,
  describe: (channel: NoticeChannel, value: Value) => string,
): Promise<string[]> {
  const described = await Promise.all(
    channelIds.map(async (id) => {
      const value = toValue(id)
      return value === undefined ? [] : [describe(await noticeChannels[id].load(), value)]
    }),
  )
  return described.flat()
}

export function isChannelId(id: string): id is ChannelId {
  return Object.hasOwn(noticeChannels, id)
}
