/**
 * Finds the page of this site that a click opens in this tab.
 *
 * @returns `undefined` for every other click: beside a link, with a modifier key, on a download, on a link to another
 *   site or within the page.
 */
export function findClickedAddress(event: MouseEvent): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link ? toInternalAddress(link) : undefined
}

/** @returns a link's address where it opens another page of this site in this tab. */
export function toInternalAddress(link: HTMLAnchorElement): URL | undefined {
  const isElsewhere = (link.target && link.target !== '_self') || link.download || !URL.canParse(link.href)
  if (isElsewhere) return undefined
  const address = new URL(link.href)
  const isThisPage = withoutHash(address) === withoutHash(new URL(location.href))
  return address.origin === location.origin && !isThisPage ? address : undefined
}

const withoutHash = ({ pathname, search }: URL) => pathname + search

/**
 * Makes links with `data-back` go back in the history, where the previous page is of this site; else they open their
 * address.
 */
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
  // The Navigation API knows only entries of this site that can be returned to.
  if ('navigation' in window) return navigation.canGoBack
  return (
    history.length > 1 &&
    URL.canParse(document.referrer) &&
    new URL(document.referrer).origin === location.origin
  )
}
