import { accountFormMessages } from '../../src/languages/texts.ts'
import type { Locale } from '../../src/shared/locales.ts'

/**
 * Adds a button to each password field that shows what is typed. The password is hidden again before the form is sent.
 */
export function addPasswordToggles(form: HTMLFormElement, locale: Locale): void {
  const t = accountFormMessages(locale)
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="password"]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'show-password'
    button.setAttribute('aria-controls', input.id)
    const show = (isShown: boolean) => {
      input.type = isShown ? 'text' : 'password'
      button.textContent = isShown ? t.hide : t.show
      button.ariaLabel = isShown ? t.hideLong : t.showLong
    }
    // A visible password must not be corrected by the browser or sent to its spelling service.
    input.spellcheck = false
    input.autocapitalize = 'none'
    show(false)
    button.addEventListener('click', () => show(input.type === 'password'))
    form.addEventListener('submit', () => show(false))
    input.after(button)
  }
}
