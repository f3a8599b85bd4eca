/** A page that is still there after so long wasn't left: whoever stopped it may send again. */
const maxSendingMs = 20_000

const sending = new WeakSet<HTMLFormElement>()

export const isSending = (form: HTMLFormElement): boolean => sending.has(form)

/**
 * Says that the form is on its way, until the page is left; one that comes back out of the browser's memory may send.
 *
 * @returns takes it back
 */
export function sayThatItIsSending(form: HTMLFormElement, text: string): () => void {
  const button = form.querySelector<HTMLElement>('[data-send]')
  const said = form.querySelector('[data-said]')
  if (!button || !said) return () => undefined
  const before = button.textContent
  const say = (onButton: string | null, aloud: string) => {
    button.textContent = onButton
    said.textContent = aloud
  }
  sending.add(form)
  button.setAttribute('aria-disabled', 'true')
  say(text, text)
  const end = () => {
    sending.delete(form)
    button.removeAttribute('aria-disabled')
    say(before, '')
  }
  addEventListener('pageshow', end, { once: true })
  setTimeout(end, maxSendingMs)
  return end
}
