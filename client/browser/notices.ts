import { address as styleSheet } from '../styles/notices.css'
import { loadStyleSheet } from './load-resource.ts'

let styles: Promise<void> | undefined

/**
 * Loads the style sheet of what scripts say: most pages say nothing, and none waits for it. It resolves too where the
 * sheet can't be had: notices are then shown without styles. Code that speaks of a lost network calls it early.
 */
export function loadNoticeStyles(): Promise<void> {
  const isThere = document.querySelector(`link[href="${styleSheet}"]`) !== null
  styles ??= isThere ? Promise.resolve() : loadStyleSheet(styleSheet).catch(() => undefined)
  return styles
}

/** Shows an element in the page's live region, which announces it and takes no focus. */
export async function showNotice(element: Element): Promise<void> {
  await loadNoticeStyles()
  document.querySelector('[data-notices]')?.append(element)
}
