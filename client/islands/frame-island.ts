/**
 * A frame of another site, as a video: shown after a click, so that nobody's address is told before. Without a script the
 * click opens the other site.
 */
import type { IslandProps } from './island-props.ts'
import type { StartIsland } from './registry.ts'

const startFrame: StartIsland<IslandProps['Frame']> = (element, { src, title, lang = '' }) => {
  const link = element.querySelector('a')
  if (!link) return undefined
  const frame = document.createElement('iframe')
  frame.src = src
  frame.title = title
  frame.lang = lang
  // The place that was kept for it: nothing moves.
  frame.style.cssText = link.style.cssText
  // Players need scripts and their own origin; they may not navigate the page.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  )
  frame.allow = 'fullscreen; encrypted-media; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  link.replaceWith(frame)
  frame.focus()
  return undefined
}

export default startFrame
