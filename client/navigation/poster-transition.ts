/** View transition name of a page's largest picture (`client/styles/transitions.css`). */
const heroName = 'hero'

/**
 * Animates a poster into the hero picture of the page that its link opens. A script is needed to tell which of many
 * posters it is. Every other navigation skips the transition: capturing both pages takes longer than showing a page
 * that is already prerendered.
 */
export function enablePosterTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    ignoreRejections(viewTransition)
    // A return to an address that redirects has no entry, whatever its navigation type is.
    const poster = activation?.entry?.url ? findPoster(new URL(activation.entry.url).pathname) : undefined
    if (!poster || activation?.navigationType === 'traverse') viewTransition.skipTransition()
    else nameDuring(viewTransition, poster)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) ignoreRejections(viewTransition)
  })
}

/** Handles the promises of a transition, which reject where it is skipped by this page or by the next. */
function ignoreRejections({ ready, updateCallbackDone, finished }: ViewTransition): void {
  for (const promise of [ready, updateCallbackDone, finished]) promise.catch(() => undefined)
}

/** Gives a poster the hero's name during a transition. The page's own hero loses it, since the name must be unique. */
function nameDuring(transition: ViewTransition, poster: HTMLElement): void {
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

/** @returns the picture of a link to an address; only one in the viewport can be animated. */
function findPoster(pathname: string): HTMLImageElement | undefined {
  const pictures = document.querySelectorAll<HTMLImageElement>(`a[href="${CSS.escape(pathname)}"] img`)
  return [...pictures].find((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect()
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
}
