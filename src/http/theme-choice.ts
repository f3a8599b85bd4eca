import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { assetUrls } from '../rendering/assets.ts'
import { themeCookie } from '../shared/stored-names.ts'
import { isThemeName, type ThemeChoice } from '../shared/theme.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { writeThemeIntoStart } from './themed-start.ts'

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
