import type { Language } from '../shared/languages/define-language.ts'
import { nameFor, type ProviderName } from './provider.ts'

/** Names that are words of a language: `languages/{tag}/texts/sharing.ts`. */
interface ShareWords {
  email: string
  sms: string
}

/**
 * A network or a messenger: an orchestra's profile there is linked, and pages are shared by it. Each is one row of
 * `networks.ts`.
 */
export interface Network {
  name: ProviderName | ((words: ShareWords) => string)
  /** A path of a line icon on a 24 px grid, drawn for this site; if absent, only the name is shown. */
  icon?: string
  /** How the network's profiles are recognised; if absent, an orchestra has no profile there. */
  profile?: {
    /** Matches host and path of a profile's address, without `www.` and `m.`. */
    pattern: RegExp
    example: string
  }
  /**
   * The address that shares a page: `{url}`, `{title}` and `{text}` (title, line break, address) stand for encoded
   * values; absent where pages can't be shared by it.
   */
  share?: string
}

export const networkName = (locale: Language, name: Network['name'], words: ShareWords): string =>
  typeof name === 'function' ? name(words) : nameFor(locale, name)

/**
 * The address of a profile, by https.
 *
 * @returns `undefined` where the address is none of the network's profiles
 */
export function toProfile({ profile }: Pick<Network, 'profile'>, address: string): string | undefined {
  if (!profile || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return undefined
  url.protocol = 'https:'
  const place = `${url.hostname.replace(/^(www|m|mobile)\./, '')}${url.pathname}`
  if (!profile.pattern.test(place)) return undefined
  // A valid address is returned unchanged.
  return address.startsWith('https://') ? address : url.href
}
