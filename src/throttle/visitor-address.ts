/**
 * @returns the visitor of a network address: of IPv6 the /64, since a household or a server has a whole one (RFC 6177)
 */
export function toVisitor(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? 'unknown'
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const left = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tail.split(':').length)
  return [...groups, ...Array.from({ length: left }, () => '0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .join(':')
}

/**
 * @param visitor as `toVisitor` returns it
 * @returns the IPv6 /48 of a visitor, which a provider may give to one customer; `undefined` for IPv4
 */
export const toNetwork = (visitor: string): string | undefined =>
  visitor.includes(':') ? visitor.split(':').slice(0, 3).join(':') : undefined

/**
 * What one network address may bring to a sum that all visitors make together: two in a thousand and a half of it. An
 * IPv6 network of 65,536 addresses, which may be one customer's or a whole town's, may bring eight times as much.
 */
const shareOfAddress = 1 / 200
const shareOfNetwork = 1 / 25

/**
 * The most that one network address may add to a sum of all visitors: half a percent of it, and `least` while the sum is small.
 * So somebody who sends without end hardly changes the sum, and the people of an office behind one address still count.
 *
 * @param least how much an address may add while the sum is small: enough for a household or a small office
 * @param sum what all visitors have added
 */
export const mostOfAddress = (least: number, sum: number): number =>
  Math.max(least, Math.floor(sum * shareOfAddress))

/** The most that an IPv6 /48 may bring to a sum. */
export const mostOfNetwork = (least: number, sum: number): number =>
  Math.max(2 * least, Math.floor(sum * shareOfNetwork))
