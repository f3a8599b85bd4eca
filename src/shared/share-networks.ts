import { withLetters } from './with-letters.ts'

/** The shared page: its canonical address and its title. */
export interface SharedPage {
  url: string
  title: string
}

/**
 * Returns the address at which a network shares a page. Both values are encoded, so a title can't add parameters.
 *
 * @param addresses share addresses of networks, as `providers/network.ts` describes them
 * @throws Error for a name that none of the networks has.
 */
export function toShareAddress(
  addresses: Readonly<Record<string, string | undefined>>,
  network: string,
  { url, title }: SharedPage,
): string {
  const address = Object.hasOwn(addresses, network) ? addresses[network] : undefined
  if (address === undefined) throw new Error(`Network ${network} does not exist`)
  // CRLF is the line break of mail and messages (RFC 6068, section 5).
  const values = { url, title, text: `${title}\r\n${url}` }
  return address.replace(/\{(url|title|text)\}/g, (_, name: keyof typeof values) =>
    withLetters(encodeURIComponent(values[name].toWellFormed())),
  )
}

/** Mail and messengers open a program and no page: they need no window. */
export const opensPage = (address: string): boolean => address.startsWith('https:')
