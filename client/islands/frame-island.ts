/**
 * Replaces a link to another site, as to a video, by an iframe of that site after a click, so that the other site
 * learns the visitor's network address only then. Without JavaScript the link opens the other site. The file has one
 * importer, since each island is loaded on its own (`client/islands/registry.ts`).
 */

import type { StartIsland } from './island.ts'
import type { IslandProps } from './island-props.ts'

const startFrame: StartIsland<IslandProps['Frame']> = (element, { src, title, lang = '' }) => {
  const link = element.querySelector('a')
  if (!link) return undefined
  const frame = document.createElement('iframe')
  frame.src = src
  frame.title = title
  frame.lang = lang
  // The iframe takes the size of the link's box, so that nothing on the page moves.
  frame.style.cssText = link.style.cssText
  // Video players need scripts and their own origin. The sandbox forbids them to navigate this page.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  )
  frame.allow = 'fullscreen; encrypted-media; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  const show = () => {
    link.replaceWith(frame)
    frame.focus()
    // `sound-island.ts` lets one player sound at a time, and sends the other event where another begins.
    frame.dispatchEvent(new Event('play'))
  }
  frame.addEventListener('pause', () => frame.replaceWith(link))
  show()
  return show
}

export default startFrame
