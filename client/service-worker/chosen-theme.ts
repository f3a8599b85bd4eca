import { themeCookie } from '../../src/shared/stored-names.ts'
import { isThemeName, showThemeIn } from '../../src/shared/theme.ts'

/** What is used of the Cookie Store API (https://wicg.github.io/cookie-store/); TypeScript doesn't know it. */
interface CookieStore {
  get(name: string): Promise<{ value?: string } | null>
}

/**
 * A kept page in the theme that the visitor has chosen since it was kept. Where the browser tells workers of no
 * cookies (Safari before 18.4, Firefox before 140) the page's own script sees to it (`client/theme/`).
 */
export async function applyChosenTheme(html: string): Promise<string> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore }
  if (!cookieStore) return html
  const theme = (await cookieStore.get(themeCookie.name))?.value
  return showThemeIn(html, isThemeName(theme) ? theme : undefined)
}
