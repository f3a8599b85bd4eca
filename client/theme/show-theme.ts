import { isThemeName, toThemeMedia, toThemeTags } from '../../src/shared/theme.ts'

/** @param theme what the visitor chose; anything else is the system's. */
export function showTheme(theme: string): void {
  const { documentElement: root, head } = document
  const chosen = isThemeName(theme) ? theme : undefined
  if (root.dataset.theme === chosen) return
  for (const tag of head.querySelectorAll('[data-chosen]')) tag.remove()
  if (!chosen) {
    delete root.dataset.theme
    return
  }
  root.dataset.theme = chosen
  const own =
    head.querySelector<HTMLMetaElement>(`[media="${toThemeMedia(chosen)}"]`) ??
    head.querySelector<HTMLMetaElement>('[name="theme-color"]:not([media])')
  head.insertAdjacentHTML('afterbegin', toThemeTags(chosen, own?.content ?? ''))
}
