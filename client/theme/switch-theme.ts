import { themeCookie } from '../../src/shared/stored-names.ts'
import { isThemeName, themeSwitchId, toThemeMedia, toThemeTags } from '../../src/shared/theme.ts'
import { readDocumentCookie, writeDocumentCookie } from '../browser/storage.ts'

/**
 * Switches the theme without a reload, and shows a theme that was chosen elsewhere: a page may have been prefetched or
 * cached before the choice, come out of the back-forward cache, or be open in another tab.
 */
export function enableThemeSwitch(): void {
  const form = document.querySelector<HTMLFormElement>(`#${themeSwitchId}`)
  if (!form) return
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    chooseTheme(form, submitter)
  })
  const showChosen = () => showTheme(readDocumentCookie(themeCookie))
  showChosen()
  for (const comesBack of ['pageshow', 'visibilitychange', 'prerenderingchange']) {
    addEventListener(comesBack, showChosen, true)
  }
}

function chooseTheme(form: HTMLFormElement, button: HTMLButtonElement): void {
  const theme = button.value === 'system' ? '' : button.value
  writeDocumentCookie(themeCookie, theme)
  showTheme(theme)
  // Safari deletes cookies that scripts set after a week, so the server sets the cookie too.
  const body = new URLSearchParams({ [button.name]: button.value })
  fetch(form.action, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
}

/** Applies a theme to the page. @param theme `light` or `dark`; any other text means the system's theme. */
function showTheme(theme: string): void {
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
