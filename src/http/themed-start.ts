import { joinBytes } from '../shared/join-bytes.ts'
import { type ThemeName, toThemeTags } from '../shared/theme.ts'

/** A page's `<head>` begins within this many bytes; otherwise the page is left unchanged. */
const maxStartBytes = 2048
const root = '<html '
const head = '<head>'

/**
 * Writes a theme into a page while it is streamed: `data-theme` on the root element, and the colour of the browser's
 * interface. It holds the first bytes back until `<head>` has arrived; later bytes pass unchanged.
 *
 * @param ground background colour of the theme's pages, as `#f5efe3`
 */
export function writeThemeIntoStart(
  theme: ThemeName,
  ground: string,
): TransformStream<Uint8Array, Uint8Array> {
  let waiting = new Uint8Array()
  let isWritten = false
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (isWritten) return controller.enqueue(chunk)
      const bytes = waiting.length > 0 ? joinBytes([waiting, chunk]) : chunk
      // Decoded as Latin-1, in which each byte is one character.
      const start = new TextDecoder('latin1').decode(bytes.subarray(0, maxStartBytes))
      const rootEnd = start.indexOf(root) + root.length
      const headEnd = start.indexOf(head) + head.length
      const isFound = rootEnd >= root.length && headEnd >= rootEnd + head.length
      if (!isFound && bytes.length < maxStartBytes) {
        waiting = Uint8Array.from(bytes)
        return
      }
      isWritten = true
      if (!isFound) return controller.enqueue(bytes)
      const encoder = new TextEncoder()
      controller.enqueue(
        joinBytes([
          bytes.subarray(0, rootEnd),
          encoder.encode(`data-theme="${theme}" `),
          bytes.subarray(rootEnd, headEnd),
          encoder.encode(toThemeTags(theme, ground)),
        ]),
      )
      if (headEnd < bytes.length) controller.enqueue(bytes.subarray(headEnd))
    },
    flush(controller) {
      if (!isWritten && waiting.length > 0) controller.enqueue(waiting)
    },
  })
}
