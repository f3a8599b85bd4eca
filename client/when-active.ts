/** Calls back at once, or when the visitor comes to a page that was rendered before the click. */
export function whenActive(callback: () => void): void {
  // `prerendering` is Chromium's own; TypeScript doesn't know it.
  const { prerendering: isPrerendering } = document as Document & { prerendering?: boolean }
  if (isPrerendering) document.addEventListener('prerenderingchange', callback, { once: true })
  else callback()
}
