/** A household or a server has a whole /64 of IPv6 addresses: they count as one visitor (RFC 6177). */
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
 * The IPv6 /48 that a visitor is in: providers hand such a network to one customer, who has 65,536 visitors in it.
 *
 * @param visitor as `toVisitor` gives it
 * @returns `undefined` for IPv4
 */
export const toNetwork = (visitor: string): string | undefined =>
  visitor.includes(':') ? visitor.split(':').slice(0, 3).join(':') : undefined
