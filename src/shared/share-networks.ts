/** The shared page: its canonical address and its title. */
export interface Shared {
  url: string
  title: string
}

/**
 * Share addresses of networks and messengers: `{url}`, `{title}` and `{text}` (title, line break, address) stand
 * for encoded values. The list is that of vue-social-sharing, without services
 * that have closed (Pocket, Skype, StumbleUpon).
 */
const addresses = {
  telegram: 'https://t.me/share/url?url={url}&text={title}',
  vk: 'https://vk.com/share.php?url={url}&title={title}',
  whatsapp: 'https://api.whatsapp.com/send?text={text}',
  odnoklassniki: 'https://connect.ok.ru/offer?url={url}&title={title}',
  viber: 'viber://forward?text={text}',
  email: 'mailto:?subject={title}&body={text}',
  // `?&` is understood by iOS, which wants `&`, and by Android, which wants `?`.
  sms: 'sms:?&body={text}',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  twitter: 'https://twitter.com/intent/tweet?url={url}&text={title}',
  line: 'https://social-plugins.line.me/lineit/share?url={url}&text={title}',
  pinterest: 'https://pinterest.com/pin/create/button/?url={url}&description={title}',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
  reddit: 'https://www.reddit.com/submit?url={url}&title={title}',
  tumblr: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}',
  baidu: 'https://cang.baidu.com/do/add?iu={url}&it={title}',
  buffer: 'https://buffer.com/add?url={url}&text={title}',
  evernote: 'https://www.evernote.com/clip.action?url={url}&title={title}',
  flipboard: 'https://share.flipboard.com/bookmarklet/popout?v=2&url={url}&title={title}',
  hackernews: 'https://news.ycombinator.com/submitlink?u={url}&t={title}',
  instapaper: 'https://www.instapaper.com/edit?url={url}&title={title}',
  quora: 'https://www.quora.com/share?url={url}&title={title}',
  weibo: 'https://service.weibo.com/share/share.php?url={url}&title={title}',
  wordpress: 'https://wordpress.com/press-this.php?u={url}&t={title}',
  xing: 'https://www.xing.com/spi/shares/new?url={url}',
  yammer: 'https://www.yammer.com/messages/new?login=true&status={text}',
} as const

export type ShareNetwork = keyof typeof addresses

export const shareNetworks = Object.keys(addresses).filter(isShareNetwork)

/** The networks that a page offers, the most usual of its readers first. */
export const offeredNetworks = [
  'telegram',
  'vk',
  'whatsapp',
  'odnoklassniki',
  'viber',
  'line',
  'facebook',
  'twitter',
  'pinterest',
  'linkedin',
  'reddit',
  'email',
  'sms',
] as const satisfies readonly ShareNetwork[]
export type OfferedNetwork = (typeof offeredNetworks)[number]

function isShareNetwork(name: string): name is ShareNetwork {
  return Object.hasOwn(addresses, name)
}

/**
 * Returns the address at which a network shares a page. Both values are encoded, so a title can't add parameters.
 *
 * @throws Error for a name that no network has.
 */
export function shareAddress(network: string, { url, title }: Shared): string {
  if (!isShareNetwork(network)) throw new Error(`Network ${network} does not exist`)
  // CRLF is the line break of mail and messages (RFC 6068, section 5).
  const values = { url, title, text: `${title}\r\n${url}` }
  return addresses[network].replace(/\{(url|title|text)\}/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name].toWellFormed()),
  )
}

/** Mail and messengers open a program and no page: they need no window. */
export const opensPage = (address: string): boolean => address.startsWith('https:')
