import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { assetUrls } from '../rendering/assets.ts'
import { joinBytes } from '../shared/join-bytes.ts'
import { themeCookie } from '../shared/stored-names.ts'
import { isThemeName, type ThemeChoice, type ThemeName, toThemeTags } from '../shared/theme.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** Whether the site has more than one theme. */
export const hasThemes = assetUrls.schemes.length > 1

/**
 * Shows every page in the theme that the visitor chose. Pages are cached without a theme, for everybody; the theme is
 * written into the response while it is sent.
 */
export const themeChoice = createMiddleware<AppEnv>(async (c, next) => {
  const chosen = hasThemes ? readCookie(c, themeCookie) : undefined
  const ground = assetUrls.schemes.find(({ name }) => name === chosen)?.ground
  if (!isThemeName(chosen) || !ground) return next()
  c.set('theme', chosen)
  await next()
  const { body, headers } = c.res
  // For a framed page the embedding site chooses the theme.
  if (c.get('isFramed')) return
  if (!body || !headers.get('content-type')?.startsWith('text/html')) return
  c.res = new Response(body.pipeThrough(writeThemeIntoStart(chosen, ground)), c.res)
})

/** Marks the entity tag of a page in a theme, which differs from the cached page: `"abc"` becomes `"abc-light"`. */
export const toThemeEtag = (c: Context<AppEnv>, etag: string): string =>
  c.get('theme') ? etag.replace(/"$/, `-${c.get('theme')}"`) : etag

export const rememberTheme = (c: Context<AppEnv>, choice: ThemeChoice): void =>
  writeCookie(c, themeCookie, choice === 'system' ? '' : choice)

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
