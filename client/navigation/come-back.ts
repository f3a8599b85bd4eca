/**
 * Rows far down a list are laid out when they come near; until then their height is a guess (`styles/stubs.css`). Who
 * comes back or reloads finds their place by its distance from the top: so all of it is laid out, before the page has
 * loaded and the browser looks for that place.
 */
export function layOutForReturn(): void {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry && 'type' in entry && entry.type !== 'navigate') document.documentElement.dataset.whole = ''
}
