import { themeCookie } from '../../src/shared/stored-names.ts'
import { isThemeName, showThemeIn } from '../../src/shared/theme.ts'

/**
 * The part of the Cookie Store API (https://wicg.github.io/cookie-store/) that is used here; TypeScript doesn't know
 * it.
 */
interface CookieStore {
  get(name: string): Promise<{ value?: string } | null>
}

/**
 * Puts the theme that the visitor has chosen since into the HTML of a cached page. Where service workers can't read
 * cookies (Safari before 18.4, Firefox before 140), the page's script applies it (`client/theme/switch-theme.ts`).
 */
export async function applyChosenTheme(html: string): Promise<string> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore }
  if (!cookieStore) return html
  const theme = (await cookieStore.get(themeCookie.name))?.value
  return showThemeIn(html, isThemeName(theme) ? theme : undefined)
}
