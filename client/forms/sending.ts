/** Code for the time between the press on a form's button and the next page, while the form is being sent. */
import type { Locale } from '../../src/shared/locales.ts'
import type { Challenge } from './challenge.ts'

/** A page that is still there after this time wasn't left: the visitor has stopped the loading and may send again. */
const maxSendingMs = 20_000
/** A form that waits longer is sent without a token. The server then holds it for a person to look at. */
const maxChallengeMs = 5000

const sending = new WeakSet<HTMLFormElement>()

export const isFormSending = (form: HTMLFormElement): boolean => sending.has(form)

/**
 * Shows and announces that the form is being sent, until the page is left. A page that is restored from the
 * back-forward cache may send again.
 *
 * @returns a function that ends the state before that.
 */
export function showFormSending(form: HTMLFormElement, text: string): () => void {
  const button = form.querySelector<HTMLElement>('[data-send]')
  const status = form.querySelector('[data-said]')
  if (!button || !status) return () => undefined
  const before = button.textContent
  const show = (onButton: string | null, announced: string) => {
    button.textContent = onButton
    status.textContent = announced
  }
  sending.add(form)
  button.setAttribute('aria-disabled', 'true')
  show(text, text)
  const end = () => {
    sending.delete(form)
    button.removeAttribute('aria-disabled')
    show(before, '')
  }
  addEventListener('pageshow', end, { once: true })
  setTimeout(end, maxSendingMs)
  return end
}

/**
 * Loads the challenge (Turnstile) once the visitor begins to fill in the form, or at the latest when they send it.
 * Nothing is loaded from Cloudflare before that.
 *
 * @returns a function to call when the form is sent. It returns `undefined` where the form may be sent at once; else a
 *   promise of whether it may be sent, which is false where the challenge asks the visitor something first.
 */
export function prepareChallenge(
  form: HTMLFormElement,
  locale: Locale,
  siteKey: string,
): () => Promise<boolean> | undefined {
  let shown: Challenge | undefined
  let showing: Promise<Challenge> | undefined
  const show = () => {
    showing ??= import('./challenge.ts').then(({ showChallenge }) => {
      shown = showChallenge(form, locale, siteKey)
      return shown
    })
    // Without the challenge's code the form is sent without a token.
    showing.catch(() => undefined)
    return showing
  }
  form.addEventListener('input', show, { once: true })
  return () => {
    if (shown && shown.state() !== 'pending') return undefined
    const mayBeSent = show().then(async (challenge) => (await challenge.waitForResult()) !== 'asking')
    return Promise.race([mayBeSent.catch(() => true), sendAnyway()])
  }
}

const sendAnyway = () => new Promise<true>((resolve) => setTimeout(() => resolve(true), maxChallengeMs))
