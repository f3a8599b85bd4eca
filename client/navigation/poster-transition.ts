/** Name of the page's largest picture in a view transition (`client/styles/transitions.css`). */
const heroName = 'hero'

/**
 * Lets a poster grow into the hero of the page that it leads to; only a script knows which of many posters it is.
 * Any other way to a page, back included, has no transition: taking a picture of both pages costs a page that
 * stands ready more time than showing it.
 */
export function enablePosterTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    leaveOutQuietly(viewTransition)
    // «Back» to an address that leads on to another one has no entry, whatever its type says.
    const poster = activation?.entry?.url ? findPoster(new URL(activation.entry.url).pathname) : undefined
    if (!poster || activation?.navigationType === 'traverse') viewTransition.skipTransition()
    else nameWhile(viewTransition, poster)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) leaveOutQuietly(viewTransition)
  })
}

/** They reject for every transition that is left out, here or by the page that comes; nobody waits for them. */
function leaveOutQuietly({ ready, updateCallbackDone, finished }: ViewTransition): void {
  for (const promise of [ready, updateCallbackDone, finished]) promise.catch(() => undefined)
}

/** A name may stand on one element only: this page's own hero gives it up. */
function nameWhile(transition: ViewTransition, poster: HTMLElement): void {
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
