/**
 * The page of this site that a click leads to, in this tab; `undefined` for every other click: on no link, with
 * a key that opens a tab, into a download, to another site, or within the page.
 */
export function findClickedAddress(event: MouseEvent): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link ? toInternalAddress(link) : undefined
}

/** Where a link of this site leads, where that is another page in this tab. */
export function toInternalAddress(link: HTMLAnchorElement): URL | undefined {
  const isElsewhere = (link.target && link.target !== '_self') || link.download || !URL.canParse(link.href)
  if (isElsewhere) return undefined
  const address = new URL(link.href)
  const isThisPage = withoutHash(address) === withoutHash(new URL(location.href))
  return address.origin === location.origin && !isThisPage ? address : undefined
}

const withoutHash = ({ pathname, search }: URL) => pathname + search

/** `[data-back]` goes to the visitor's previous page of this site; where there is none, its own address is right. */
export function enableBackLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event
    const isBack = target instanceof Element && target.closest('[data-back]')
    if (!isBack || metaKey || ctrlKey || shiftKey || !hasPreviousPage()) return
    event.preventDefault()
    history.back()
  })
}

function hasPreviousPage(): boolean {
  // The Navigation API lists pages of this site only, and only those that can be returned to.
  if ('navigation' in window) return navigation.canGoBack
  return (
    history.length > 1 &&
    URL.canParse(document.referrer) &&
    new URL(document.referrer).origin === location.origin
  )
}
