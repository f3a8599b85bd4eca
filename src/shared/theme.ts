/**
 * The theme, light or dark. A cached page is the same for all visitors and contains both. For a visitor who has chosen
 * one, the beginning of the page is changed while it is sent: by the Worker (`http/theme.ts`), or by the service worker
 * for a stored copy.
 */

/** Choices of the switch in the footer; `system` is the same as no choice. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]
/** `id` of the form in the footer, to which the browser scrolls back. */
export const themeSwitchId = 'theme'

export type ThemeName = Exclude<ThemeChoice, 'system'>

export const isThemeName = (value: unknown): value is ThemeName => value === 'light' || value === 'dark'

/**
 * Elements that tell the browser the chosen theme before any style sheet has loaded. The first of several such elements
 * counts (HTML, «theme-color» and «color-scheme»), so these precede the page's own.
 *
 * @param ground colour such as `#f5efe3`
 */
export const toThemeTags = (name: ThemeName, ground: string): string =>
  `<meta name="theme-color" content="${ground}" data-chosen><meta name="color-scheme" content="${name}" data-chosen>`

/**
 * Returns the media query of a page's own colours. The default theme comes last and has no media query, for all other
 * systems.
 */
export const toThemeMedia = (name: string): string => `(prefers-color-scheme: ${name})`

const startPattern =
  /^(<!DOCTYPE html><html )(?:data-theme="\w+" )?([^>]*><head>)(?:<meta [^>]* data-chosen>)*/i

const ownColour = /<meta name="theme-color" content="(#\w+)"(?: media="\(prefers-color-scheme: (\w+)\)")?\/>/g

/** A whole page in another theme than it was sent in. @param name `undefined`: the system's */
export function showThemeIn(html: string, name: ThemeName | undefined): string {
  const plain = html.replace(startPattern, '$1$2')
  const colours = new Map([...plain.matchAll(ownColour)].map(([, ground, theme]) => [theme, ground]))
  const ground = colours.get(name) ?? colours.get(undefined)
  if (!name || !ground) return plain
  return plain.replace(startPattern, `$1data-theme="${name}" $2${toThemeTags(name, ground)}`)
}
