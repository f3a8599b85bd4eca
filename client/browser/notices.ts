import { address as styleSheet } from '../styles/notices.css'
import { loadStyleSheet } from './load-resource.ts'

let styles: Promise<void> | undefined

/**
 * Loads the style sheet of notices, which are shown by scripts. Most pages show none, so no page links it. The promise
 * also resolves if the sheet can't be loaded: the notices are then shown without styles. Code that reports a lost
 * network calls this early, while there is a network.
 */
export function loadNoticeStyles(): Promise<void> {
  const isThere = document.querySelector(`link[href="${styleSheet}"]`) !== null
  styles ??= isThere ? Promise.resolve() : loadStyleSheet(styleSheet).catch(() => undefined)
  return styles
}

/** Adds an element to the page's live region: screen readers announce it, and the focus stays where it is. */
export async function showNotice(element: Element): Promise<void> {
  await loadNoticeStyles()
  document.querySelector('[data-notices]')?.append(element)
}
