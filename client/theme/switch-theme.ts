import { themeCookie } from '../../src/shared/stored-names.ts'
import { isThemeName, themeSwitchId, toThemeMedia, toThemeTags } from '../../src/shared/theme.ts'
import { readDocumentCookie, writeDocumentCookie } from '../browser/storage.ts'

/**
 * Changes the theme without loading the page anew, and shows the one that was chosen elsewhere: a page may have been
 * fetched before the click, kept on the device or in the browser's memory, or stand in another tab.
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
  // Safari forgets a script's cookies after a week, and keeps the server's.
  const body = new URLSearchParams({ [button.name]: button.value })
  fetch(form.action, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
}

/** @param theme what the visitor chose; anything else is the system's. */
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
