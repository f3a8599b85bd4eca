import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toSite } from '../../src/content/site/to-site.ts'
import { networkName, toProfile } from '../../src/providers/network.ts'
import { followNetworkIds, type NetworkId, networks } from '../../src/providers/networks.ts'

const profileOf = (id: NetworkId, address: string) => toProfile(networks[id], address)

const profiles = {
  yandex: ['https://music.yandex.ru/artist/41126', 'https://music.yandex.com/users/north'],
  vk: ['https://vk.com/north', 'https://vk.ru/club1', 'https://m.vk.com/public1'],
  odnoklassniki: ['https://ok.ru/group/1', 'https://www.ok.ru/north'],
  spotify: ['https://open.spotify.com/artist/1', 'https://open.spotify.com/intl-de/artist/1?si=x'],
  youtube: [
    'https://www.youtube.com/@north',
    'https://youtube.com/channel/UC1',
    'https://m.youtube.com/c/north',
    'https://www.youtube.com/north',
  ],
  apple: ['https://music.apple.com/de/artist/north/1', 'https://music.apple.com/profile/north'],
  telegram: ['https://t.me/north', 'https://telegram.me/north', 'https://t.me/+x1'],
  tiktok: ['https://www.tiktok.com/@north'],
  instagram: ['https://www.instagram.com/north/', 'https://instagram.com/north.orchestra?igsh=1'],
  facebook: ['https://www.facebook.com/north', 'https://de-de.facebook.com/north', 'https://fb.com/north'],
  twitter: ['https://x.com/north', 'https://twitter.com/north', 'https://mobile.twitter.com/north'],
  threads: ['https://www.threads.net/@north', 'https://www.threads.com/@north'],
  linkedin: ['https://www.linkedin.com/company/north', 'https://de.linkedin.com/company/north/'],
  mastodon: ['https://mastodon.social/@north', 'https://musik.north.example/users/north'],
  bluesky: ['https://bsky.app/profile/north.example', 'https://bsky.app/profile/did:plc:1'],
  line: ['https://line.me/R/ti/p/@north', 'https://lin.ee/x1', 'https://page.line.me/north'],
  soundcloud: ['https://soundcloud.com/north'],
} satisfies Partial<Record<NetworkId, string[]>>

describe('a profile', () => {
  it('has addresses in the table for every network that has profiles', () => {
    expect(Object.keys(profiles).sort()).toEqual([...followNetworkIds].sort())
  })

  it.each(followNetworkIds)('of %s is known by the example that messages show', (id) => {
    const example = networks[id].profile?.example ?? ''
    expect(profileOf(id, example)).toBe(example)
  })

  // `Object.entries` loses the type of the keys.
  const rows = Object.entries(profiles) as [keyof typeof profiles, string[]][]
  it.each(rows)('of %s is known by each of its addresses', (id, addresses) => {
    expect(addresses.map((address) => profileOf(id, address))).toEqual(addresses)
  })

  it.each(rows)('of %s is at no address of another network', (id) => {
    const others = rows
      .filter(([other]) => other !== id && id !== 'mastodon')
      .flatMap(([, addresses]) => addresses)
    expect(others.filter((address) => profileOf(id, address) !== undefined)).toEqual([])
  })

  it.each(followNetworkIds)('of %s is at no address that hides something', (id) => {
    const { host, pathname } = new URL(networks[id].profile?.example ?? '')
    const hostile = [
      `https://user:secret@${host}${pathname}`,
      `https://${host}:8443${pathname}`,
      `ftp://${host}${pathname}`,
      `javascript:alert(1)//${host}${pathname}`,
      `data:text/html,${host}${pathname}`,
      `//${host}${pathname}`,
      `https://${host}`,
      host,
      '',
    ]
    expect(hostile.filter((address) => profileOf(id, address) !== undefined)).toEqual([])
  })

  it.each(followNetworkIds.filter((id) => id !== 'mastodon'))('of %s is at no host like its own', (id) => {
    const { host, pathname } = new URL(networks[id].profile?.example ?? '')
    const own = host.replace(/^www\./, '')
    const similar = [
      `https://evil-${own}${pathname}`,
      `https://${own}.evil.example${pathname}`,
      `https://evil.example/${own}${pathname}`,
      `https://${own.replaceAll('.', 'x')}.example${pathname}`,
    ]
    expect(similar.filter((address) => profileOf(id, address) !== undefined)).toEqual([])
  })

  it('is linked as an editor wrote it, where that is by https', () => {
    const address = 'https://vk.com/north?w=wall-1 2'
    expect(profileOf('vk', address)).toBe(address)
  })

  it('that is typed with http is linked by https', () => {
    expect(profileOf('vk', 'http://vk.com/north')).toBe('https://vk.com/north')
  })

  it('is at no address of a network without profiles', () => {
    expect(profileOf('whatsapp', 'https://api.whatsapp.com/north')).toBeUndefined()
  })
})

describe('links that editors fill in', () => {
  it('are in a field for each network that has profiles', () => {
    const fields = /^type Social \{(.*?)^\}/ms.exec(
      readFileSync('src/strapi-emulator/schema.graphql', 'utf8'),
    )?.[1]
    expect(followNetworkIds.filter((id) => !fields?.includes(`  ${id}: String`))).toEqual([])
  })

  it('are left out where they lead elsewhere, and editors are told', async () => {
    const said: string[] = []
    const { social } = await toSite(
      {
        social: [
          {
            locale: 'ru',
            vk: 'https://vk.com/north',
            // @ts-expect-error The type names one network for all.
            telegram: 'https://evil.example/north',
            youtube: ' ',
            myspace: 'https://myspace.com/north',
          },
        ],
        about: [],
        site: [],
      },
      {
        locale: 'en',
        embedHosts: [],
        mediaUrl: () => undefined,
        report: (_, { what, reason, detail, value }, field) =>
          void said.push([field, what, reason, detail, value].join(': ')),
      },
    )
    expect(social).toEqual([{ network: 'vk', url: 'https://vk.com/north' }])
    expect(said).toEqual([
      'telegram: left out: no profile of the network: https://t.me/orchestra: https://evil.example/north',
    ])
  })
})

describe('a network', () => {
  const words = { email: 'Email', sms: 'Text message' }

  it('has its name in the reader’s script, or a word of the language', () => {
    const nameIn = (locale: 'ru' | 'en', id: NetworkId) => networkName(locale, networks[id].name, words)
    expect([nameIn('ru', 'vk'), nameIn('en', 'vk'), nameIn('en', 'sms')]).toEqual([
      'ВКонтакте',
      'VK',
      'Text message',
    ])
  })
})
