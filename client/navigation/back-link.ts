/** `[data-back]` goes to the visitor's previous page of this site; where there is none, its own address is right. */
export function goBack(): void {
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
