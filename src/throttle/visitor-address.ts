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
