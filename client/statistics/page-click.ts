/** A click on the page, as it was when it happened: the code that reports it may come later. */
export interface PageClick {
  target: Element
  /** Whether the concert of the clicked heart was saved before the click. */
  isSaved: boolean
}

/**
 * Calls `handle` for each click, before other listeners do anything about it.
 *
 * @returns a function that ends this
 */
export function onClick(handle: (click: PageClick) => void): () => void {
  const listener = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const heart = target.closest('[data-heart]')
    handle({ target, isSaved: heart?.getAttribute('aria-pressed') === 'true' })
  }
  document.addEventListener('click', listener, true)
  return () => document.removeEventListener('click', listener, true)
}
