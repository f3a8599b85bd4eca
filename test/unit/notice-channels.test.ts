import { describe, expect, it } from 'vitest'
import { channelIds, isChannelId, noticeChannels } from '../../src/features/notices/notice-channels.ts'

describe('notice channels', () => {
  it('have rows that each load a channel of their own', async () => {
    const loaded = await Promise.all(channelIds.map((id) => noticeChannels[id].load()))
    expect(new Set(loaded).size).toBe(channelIds.length)
  })

  it.each(channelIds)('%s names its addresses in each language', async (id) => {
    const { describeAddresses, describeAudience } = await noticeChannels[id].load()
    for (const locale of ['ru', 'en', 'th'] as const) {
      expect(describeAddresses(locale, ['anna@example.com'])).toMatch(/anna@example\.com|1/)
      expect(describeAudience(locale, 12)).toContain('12')
    }
  })

  it.each([
    ['push', 'https://push.example/secret', 'push.example'],
    ['email', 'anna@example.com', 'anna@example.com'],
  ] as const)('%s shows the account’s export what gives nobody access', async (id, address, shown) => {
    expect((await noticeChannels[id].load()).toShownAddress(address)).toBe(shown)
  })

  it.each(['', 'pigeon', 'toString', '__proto__'])('%j is no channel', (id) => {
    expect(isChannelId(id)).toBe(false)
  })
})
