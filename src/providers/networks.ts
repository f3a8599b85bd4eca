import type { Network } from './network.ts'

/**
 * Networks and messengers: what each is, and the address that shares a page. Links to an orchestra's profiles stand in this order.
 * Services that have closed (Pocket, Skype, StumbleUpon) have none.
 */
const rows = {
  yandex: {
    name: { Latn: 'Yandex Music', Cyrl: 'Яндекс Музыка' },
    icon: 'M15 21V3h-2.5a4.75 4.75 0 0 0-1 9.4L8 21m7-8.5h-2',
    profile: {
      pattern: /^music\.yandex\.(ru|com|by|kz|uz)\/(artist|users|label|album)\/[^/]/,
      example: 'https://music.yandex.ru/artist/1',
    },
  },
  vk: {
    name: { Latn: 'VK', Cyrl: 'ВКонтакте' },
    icon: 'M3 7c.6 6 4 10 9.5 10V7m0 5c3-.4 5.5-2.2 6.5-5m-6.5 5c3.5.4 6 2.4 7 5',
    profile: {
      pattern: /^vk\.(com|ru)\/[\w.-]/,
      example: 'https://vk.com/orchestra',
    },
    share: 'https://vk.com/share.php?url={url}&title={title}',
  },
  odnoklassniki: {
    name: { Latn: 'OK.ru', Cyrl: 'Одноклассники' },
    icon: 'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM7 13.5c3 2 7 2 10 0M12 15v1l-4.5 5M12 16l4.5 5',
    profile: {
      pattern: /^(ok|odnoklassniki)\.ru\/[\w.-]/,
      example: 'https://ok.ru/orchestra',
    },
    share: 'https://connect.ok.ru/offer?url={url}&title={title}',
  },
  spotify: {
    name: 'Spotify',
    icon: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM7 9.5c3.5-1 7-.6 10 1M7.5 13c3-.8 5.8-.4 8.2 1M8 16.3c2.3-.6 4.3-.3 6.2.8',
    profile: {
      pattern: /^open\.spotify\.com\/(intl-[a-z-]+\/)?(artist|user|playlist|show)\/[^/]/,
      example: 'https://open.spotify.com/artist/1',
    },
  },
  youtube: {
    name: 'YouTube',
    icon: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm5.5 3.5v5l4-2.5-4-2.5Z',
    profile: {
      pattern: /^youtube\.com\/(@|c\/|channel\/|user\/)?[^/@?#]/,
      example: 'https://www.youtube.com/@orchestra',
    },
  },
  apple: {
    name: 'Apple Music',
    icon: 'M9 17V6l10-2v11M9 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm10-2a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM9 9.5l10-2',
    profile: {
      pattern:
        /^(music|itunes|podcasts)\.apple\.com\/([a-z]{2}\/)?(artist|profile|curator|playlist|album|podcast)\/[^/]/,
      example: 'https://music.apple.com/artist/1',
    },
  },
  telegram: {
    name: 'Telegram',
    icon: 'M21 4 3 11.5l5.5 2L18 7l-7 8 6 4.5L21 4Z',
    profile: {
      pattern: /^(t|telegram)\.me\/[\w+]/,
      example: 'https://t.me/orchestra',
    },
    share: 'https://t.me/share/url?url={url}&text={title}',
  },
  tiktok: {
    name: 'TikTok',
    icon: 'M13 4v11a3.5 3.5 0 1 1-3.5-3.5M13 4c.4 2.8 2.2 4.6 5 5',
    profile: {
      pattern: /^tiktok\.com\/@[\w.-]/,
      example: 'https://www.tiktok.com/@orchestra',
    },
  },
  instagram: {
    name: 'Instagram',
    icon: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm5-1v.01',
    profile: {
      pattern: /^instagram\.com\/[\w.]/,
      example: 'https://www.instagram.com/orchestra',
    },
  },
  facebook: {
    name: 'Facebook',
    icon: 'M16 3.5h-1.5A3.5 3.5 0 0 0 11 7v14M7.5 12H15',
    profile: {
      pattern: /^([a-z]{2}-[a-z]{2}\.)?(facebook|fb)\.com\/[\w.-]/,
      example: 'https://www.facebook.com/orchestra',
    },
    share: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  },
  twitter: {
    name: 'X (Twitter)',
    icon: 'M4 4h4l12 16h-4L4 4Zm15.5 0-6.4 7.1M4.5 20l6.4-7.1',
    profile: {
      pattern: /^(x|twitter)\.com\/\w/,
      example: 'https://x.com/orchestra',
    },
    share: 'https://twitter.com/intent/tweet?url={url}&text={title}',
  },
  threads: {
    name: 'Threads',
    icon: 'M18.5 8.5c-.8-3.3-3-5-6.5-5-5 0-7 3.8-7 8.5s2 8.5 7 8.5c4 0 6.5-2 6.5-4.5 0-3-3-4.5-6-4.5s-4 1-4 2.7c0 3.3 6.5 3.3 6.5-1.7 0-3-1-4.5-3-4.5-1.2 0-2 .4-2.7 1.3',
    profile: {
      pattern: /^threads\.(net|com)\/@[\w.]/,
      example: 'https://www.threads.net/@orchestra',
    },
  },
  linkedin: {
    name: 'LinkedIn',
    icon: 'M5 10v9M5 5.5v.01M10 19v-9m0 4.5a4 4 0 0 1 8 0V19',
    profile: {
      pattern: /^([a-z]{2}\.)?linkedin\.com\/(company|school|showcase|in)\/[^/]/,
      example: 'https://www.linkedin.com/company/orchestra',
    },
    share: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
  },
  // Mastodon. Anybody may run a server of it, so a profile may be on any host.
  mastodon: {
    name: 'Mastodon',
    icon: 'M16.5 20c-6 1.6-11-1-11-7V9c0-4 2-6 6.5-6S18.5 5 18.5 9v2.5c0 2-.7 3.5-2.2 4-2.5.8-7 .8-9.8 0M9 12V9a1.5 1.5 0 0 1 3 0v2.5V9a1.5 1.5 0 0 1 3 0v3',
    profile: {
      pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+\/(@|users\/)\w/,
      example: 'https://mastodon.social/@orchestra',
    },
  },
  bluesky: {
    name: 'Bluesky',
    icon: 'M12 11C10.5 8 7.5 5 5 4 3 3.2 2.5 5 2.8 7c.4 3.5 1.2 5.5 5.2 5.5-3.5.5-5 2.5-3 5 3 3.5 5.5.5 7-3 1.5 3.5 4 6.5 7 3 2-2.5.5-4.5-3-5 4 0 4.8-2 5.2-5.5.3-2-.2-3.8-2.2-3-2.5 1-5.5 4-7 7Z',
    profile: {
      pattern: /^bsky\.app\/profile\/[\w.:-]/,
      example: 'https://bsky.app/profile/orchestra.example',
    },
  },
  line: {
    name: 'LINE',
    icon: 'M12 4c5 0 9 3.2 9 7 0 4-5 7.5-9 9.5.5-2 0-2.6-1-2.7-4.5-.4-8-3.1-8-6.8 0-3.8 4-7 9-7Z',
    profile: {
      pattern: /^((page\.)?line\.me|lin\.ee)\/[\w@]/,
      example: 'https://line.me/R/ti/p/@orchestra',
    },
    share: 'https://social-plugins.line.me/lineit/share?url={url}&text={title}',
  },
  soundcloud: {
    name: 'SoundCloud',
    icon: 'M3 17v-3m3 3v-6m3 6V8m3 9V6c4 0 6 2.2 6.2 5a3 3 0 0 1 0 6H12',
    profile: {
      pattern: /^soundcloud\.com\/[\w-]/,
      example: 'https://soundcloud.com/orchestra',
    },
  },
  whatsapp: {
    name: 'WhatsApp',
    share: 'https://api.whatsapp.com/send?text={text}',
  },
  viber: {
    name: 'Viber',
    share: 'viber://forward?text={text}',
  },
  // An e-mail by the visitor’s own program.
  email: {
    name: ({ email }) => email,
    share: 'mailto:?subject={title}&body={text}',
  },
  // A text message. `?&` is understood by iOS, which wants `&`, and by Android, which wants `?`.
  sms: {
    name: ({ sms }) => sms,
    share: 'sms:?&body={text}',
  },
  pinterest: {
    name: 'Pinterest',
    share: 'https://pinterest.com/pin/create/button/?url={url}&description={title}',
  },
  reddit: {
    name: 'Reddit',
    share: 'https://www.reddit.com/submit?url={url}&title={title}',
  },
  tumblr: {
    name: 'Tumblr',
    share: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}',
  },
  baidu: {
    name: 'Baidu',
    share: 'https://cang.baidu.com/do/add?iu={url}&it={title}',
  },
  buffer: {
    name: 'Buffer',
    share: 'https://buffer.com/add?url={url}&text={title}',
  },
  evernote: {
    name: 'Evernote',
    share: 'https://www.evernote.com/clip.action?url={url}&title={title}',
  },
  flipboard: {
    name: 'Flipboard',
    share: 'https://share.flipboard.com/bookmarklet/popout?v=2&url={url}&title={title}',
  },
  hackernews: {
    name: 'Hacker News',
    share: 'https://news.ycombinator.com/submitlink?u={url}&t={title}',
  },
  instapaper: {
    name: 'Instapaper',
    share: 'https://www.instapaper.com/edit?url={url}&title={title}',
  },
  quora: {
    name: 'Quora',
    share: 'https://www.quora.com/share?url={url}&title={title}',
  },
  weibo: {
    name: 'Weibo',
    share: 'https://service.weibo.com/share/share.php?url={url}&title={title}',
  },
  wordpress: {
    name: 'WordPress',
    share: 'https://wordpress.com/press-this.php?u={url}&t={title}',
  },
  xing: {
    name: 'XING',
    share: 'https://www.xing.com/spi/shares/new?url={url}',
  },
  yammer: {
    name: 'Yammer',
    share: 'https://www.yammer.com/messages/new?login=true&status={text}',
  },
} satisfies Record<string, Network>

export type NetworkId = keyof typeof rows
export const networks: Readonly<Record<NetworkId, Network>> = rows

const isNetwork = (id: string): id is NetworkId => Object.hasOwn(networks, id)
const networkIds = Object.keys(networks).filter(isNetwork)

/** Networks that an orchestra may have a profile in. */
export const followNetworkIds = networkIds.filter((id) => networks[id].profile !== undefined)

/** Networks that a page can be shared by. */
export const shareNetworkIds = networkIds.filter((id) => networks[id].share !== undefined)

/** What pages are shared by where the brand doesn't say, the most usual of all countries. */
export const usualShareNetworks = [
  'whatsapp',
  'telegram',
  'facebook',
  'twitter',
  'linkedin',
  'email',
  'sms',
] as const satisfies readonly NetworkId[]
