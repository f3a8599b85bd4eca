import { accountFormMessages } from '../../src/i18n/account-forms.ts'
import type { Locale } from '../../src/shared/locales.ts'

/** A button at each password that shows what is typed: whoever sees it mistypes less. Hidden again before it is sent. */
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
    // While it can be read, no browser is to mend it, or to send it away to be checked.
    input.spellcheck = false
    input.autocapitalize = 'none'
    show(false)
    button.addEventListener('click', () => show(input.type === 'password'))
    form.addEventListener('submit', () => show(false))
    input.after(button)
  }
}
