import { themeCookie } from '../../src/shared/stored-names.ts'
import { themeSwitchId } from '../../src/shared/theme.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import { showTheme } from './show-theme.ts'

/**
 * Changes the theme without loading the page anew, and shows the one that was chosen elsewhere: a page may have been
 * fetched before the click, kept on the device or in the browser's memory, or stand in another tab.
 */
export function switchTheme(): void {
  const form = document.querySelector<HTMLFormElement>(`#${themeSwitchId}`)
  if (!form) return
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    choose(form, submitter)
  })
  const showChosen = () => showTheme(readCookie(themeCookie))
  showChosen()
  for (const comesBack of ['pageshow', 'visibilitychange', 'prerenderingchange']) {
    addEventListener(comesBack, showChosen, true)
  }
}

function choose(form: HTMLFormElement, button: HTMLButtonElement): void {
  const theme = button.value === 'system' ? '' : button.value
  writeCookie(themeCookie, theme)
  showTheme(theme)
  // Safari forgets a script's cookies after a week, and keeps the server's.
  const body = new URLSearchParams({ [button.name]: button.value })
  fetch(form.action, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
}
