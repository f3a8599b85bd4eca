/**
 * The page of this site that a click leads to, in this tab; `undefined` for every other click: on no link, with
 * a key that opens a tab, into a download, to another site, or within the page.
 */
export function followedAddress(event: MouseEvent): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link ? ownAddress(link) : undefined
}

/** Where a link of this site leads, where that is another page in this tab. */
export function ownAddress(link: HTMLAnchorElement): URL | undefined {
  const isElsewhere = (link.target && link.target !== '_self') || link.download || !URL.canParse(link.href)
  if (isElsewhere) return undefined
  const address = new URL(link.href)
  const isThisPage = withoutHash(address) === withoutHash(new URL(location.href))
  return address.origin === location.origin && !isThisPage ? address : undefined
}

const withoutHash = ({ pathname, search }: URL) => pathname + search
