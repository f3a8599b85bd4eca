import type { Country, ProviderName } from './provider.ts'

/** A service whose films or music editors put into pages, as frames. Each is a row of `embeds.ts`. */
export interface EmbedProvider {
  name: ProviderName
  country?: Country
  /**
   * Countries (ISO 3166-1 alpha-2, lower case) whose orchestras use it unless their brand says otherwise; if absent,
   * all.
   */
  isDefaultIn?: readonly string[]
  /** Hosts of its frames, for the Content Security Policy and the privacy page. */
  hosts: readonly string[]
  /**
   * Patterns of the provider's addresses, without protocol, `www.` and `m.`, with the address of the frame that shows
   * each: `$1` is the first group of the pattern. Frames whose address matches no pattern are shown unchanged, if their
   * host is one of `hosts`.
   */
  frames: readonly (readonly [pattern: RegExp, frame: string])[]
}

/**
 * The address of the frame that shows what an address leads to.
 *
 * @param address has passed `toSafeHref`
 * @returns `undefined` where none of the providers knows the address
 */
export function toFrameAddress(
  providers: readonly Pick<EmbedProvider, 'frames'>[],
  address: string,
): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, host, pathname, search } = new URL(address)
  if (!/^https?:$/.test(protocol) || username || password) return undefined
  const place = `${host.replace(/^(www|m)\./, '')}${pathname}${search}`
  const [found] = providers
    .flatMap(({ frames }) => frames)
    .flatMap(([pattern, frame]) => (pattern.test(place) ? [place.replace(pattern, frame)] : []))
  return found
}

/** Returns the provider that an address of a frame belongs to. */
export const providerOfFrame = (
  providers: readonly EmbedProvider[],
  address: string,
): EmbedProvider | undefined => {
  const { host } = new URL(address)
  return providers.find(({ hosts }) => hosts.includes(host))
}
