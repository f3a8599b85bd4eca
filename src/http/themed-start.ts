import { joinBytes } from '../shared/join-bytes.ts'
import { type ThemeName, toThemeTags } from '../shared/theme.ts'

/** A page's `<head>` begins within this many bytes; what doesn't is left as it is. */
const maxStartBytes = 2048
const root = '<html '
const head = '<head>'

/**
 * Writes a theme into the beginning of a page while it passes: `data-theme` on its root, and what the browser colours
 * around the page. The first bytes are held back until `<head>` has come; all others pass as they are.
 *
 * @param ground the colour that the theme's pages stand on, as `#f5efe3`
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
      // As Latin-1 each byte is a character.
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
