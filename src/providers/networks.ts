import type { Network } from './network.ts'
import * as apple from './networks/apple.ts'
import * as baidu from './networks/baidu.ts'
import * as bluesky from './networks/bluesky.ts'
import * as buffer from './networks/buffer.ts'
import * as email from './networks/email.ts'
import * as evernote from './networks/evernote.ts'
import * as facebook from './networks/facebook.ts'
import * as flipboard from './networks/flipboard.ts'
import * as hackernews from './networks/hackernews.ts'
import * as instagram from './networks/instagram.ts'
import * as instapaper from './networks/instapaper.ts'
import * as line from './networks/line.ts'
import * as linkedin from './networks/linkedin.ts'
import * as mastodon from './networks/mastodon.ts'
import * as odnoklassniki from './networks/odnoklassniki.ts'
import * as pinterest from './networks/pinterest.ts'
import * as quora from './networks/quora.ts'
import * as reddit from './networks/reddit.ts'
import * as sms from './networks/sms.ts'
import * as soundcloud from './networks/soundcloud.ts'
import * as spotify from './networks/spotify.ts'
import * as telegram from './networks/telegram.ts'
import * as threads from './networks/threads.ts'
import * as tiktok from './networks/tiktok.ts'
import * as tumblr from './networks/tumblr.ts'
import * as twitter from './networks/twitter.ts'
import * as viber from './networks/viber.ts'
import * as vk from './networks/vk.ts'
import * as weibo from './networks/weibo.ts'
import * as whatsapp from './networks/whatsapp.ts'
import * as wordpress from './networks/wordpress.ts'
import * as xing from './networks/xing.ts'
import * as yammer from './networks/yammer.ts'
import * as yandex from './networks/yandex.ts'
import * as youtube from './networks/youtube.ts'

/**
 * Networks and messengers: a row and a file of `networks/` each, of the same name. Links to an orchestra's profiles stand
 * in this order. Services that have closed (Pocket, Skype, StumbleUpon) have none.
 */
export const networks = {
  yandex,
  vk,
  odnoklassniki,
  spotify,
  youtube,
  apple,
  telegram,
  tiktok,
  instagram,
  facebook,
  twitter,
  threads,
  linkedin,
  mastodon,
  bluesky,
  line,
  soundcloud,
  whatsapp,
  viber,
  email,
  sms,
  pinterest,
  reddit,
  tumblr,
  baidu,
  buffer,
  evernote,
  flipboard,
  hackernews,
  instapaper,
  quora,
  weibo,
  wordpress,
  xing,
  yammer,
} satisfies Record<string, { provider: Network; share: string | undefined }>

export type NetworkId = keyof typeof networks

const isNetwork = (id: string): id is NetworkId => Object.hasOwn(networks, id)
const networkIds = Object.keys(networks).filter(isNetwork)

/** Networks that an orchestra may have a profile in. */
export const followNetworkIds = networkIds.filter((id) => networks[id].provider.profile !== undefined)

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
