/** Name of the page's largest picture in a view transition (`client/styles/transitions.css`). */
const heroName = 'hero'

/**
 * Lets a poster grow into the hero of the page that it leads to, and shrink again on the way back. The pages'
 * crossfade is a matter of style sheets alone; only which of many posters it is needs a script. The page that
 * comes has its hero named by its style sheet.
 */
export function carryPosters(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition) nameWhile(viewTransition, activation?.entry.url)
  })
  // Only a page out of the back-forward cache hears of it: in others this code comes too late.
  addEventListener('pagereveal', ({ viewTransition }) => {
    const from = 'navigation' in window ? navigation.activation?.from?.url : undefined
    if (viewTransition) nameWhile(viewTransition, from)
  })
}

/** A name may stand on one element only: this page's own hero gives it up. */
function nameWhile(transition: ViewTransition, address: string | null | undefined): void {
  const poster = address ? findPoster(new URL(address).pathname) : undefined
  if (!poster) return
  const own = [...document.images].filter((image) => getComputedStyle(image).viewTransitionName === heroName)
  const restore = [...own.map((image) => setName(image, 'none')), setName(poster, heroName)]
  const end = () => {
    for (const undo of restore) undo()
  }
  transition.finished.then(end, end)
}

function setName({ style }: HTMLElement, name: string): () => void {
  style.viewTransitionName = name
  return () => {
    style.viewTransitionName = ''
  }
}

/** The picture of a link to an address, where it is seen: another would fly in from nowhere. */
function findPoster(pathname: string): HTMLImageElement | undefined {
  const pictures = document.querySelectorAll<HTMLImageElement>(`a[href="${CSS.escape(pathname)}"] img`)
  return [...pictures].find((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect()
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
}
