import { consentCookie, counterStore } from '../../src/shared/stored-names.ts'
import { readDocumentCookie, writeDocumentCookie } from '../browser/storage.ts'

/**
 * Calls back once the visitor allows counting; at once where the site doesn't ask. The answer is kept for a year
 * and can be changed by the footer's button. A browser that says «don't share» (Global Privacy Control) has
 * answered.
 */
export function whenConsented(callback: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-consent]')
  if (!template) {
    callback()
    return
  }
  const change = document.querySelector<HTMLElement>('[data-consent-change]')
  let isAllowed = false
  const allow = () => {
    if (!isAllowed) callback()
    isAllowed = true
  }
  const decide = (answer: 'yes' | 'no') => {
    writeDocumentCookie(consentCookie, answer)
    if (answer === 'yes') allow()
    else if (isAllowed) {
      removeCounterData()
      // A counter that runs can't be stopped; the page without it can be had.
      location.reload()
    }
  }

  if (change) {
    change.hidden = false
    change.addEventListener('click', () => {
      ask(template, decide, () => change.focus())
        ?.querySelector('button')
        ?.focus()
    })
  }
  const answer = readDocumentCookie(consentCookie)
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (answer === 'yes') allow()
  else if (!answer && !globalPrivacyControl) ask(template, decide, focusHeader)
}

/** Shows the question once. @returns its box. */
function ask(
  template: HTMLTemplateElement,
  decide: (answer: 'yes' | 'no') => void,
  returnFocus: () => void,
): Element | null {
  const shown = document.querySelector('[data-notices] [data-consent-box]')
  if (shown) return shown
  const box = document.importNode(template.content, true).firstElementChild
  for (const answer of ['yes', 'no'] as const) {
    box?.querySelector(`[data-${answer}]`)?.addEventListener('click', () => {
      const hadFocus = box.contains(document.activeElement)
      box.remove()
      if (hadFocus) returnFocus()
      decide(answer)
    })
  }
  // The place is a live region: what comes into it is announced and takes no focus.
  if (box) document.querySelector('[data-notices]')?.append(box)
  return box
}

/** Whoever answered with the keyboard goes on at the top of the page, where the question stood. */
const focusHeader = () => document.querySelector<HTMLElement>('[data-header] a')?.focus()

const { prefix } = counterStore

/** Removes what the counter has stored about the visitor: its cookies, on every domain above, and its storage. */
function removeCounterData(): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => name.startsWith(prefix))
  for (const name of names) for (const domain of domainsOf(location.hostname)) expire(name, domain)
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Where storage is forbidden, nothing is stored.
  }
}

function expire(name: string, domain: string): void {
  const where = domain ? `; Domain=${domain}` : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16 and Firefox 115.
  document.cookie = `${name}=; Path=/; Max-Age=0${where}`
}

/** `a.b.example` → none, `a.b.example`, `b.example`, `example`: a cookie may have been set for any. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))]
}
