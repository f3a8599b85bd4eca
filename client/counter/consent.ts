import { consentCookie } from '../../src/shared/stored-names.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import { forgetVisitor } from './forget-visitor.ts'

/**
 * Calls back once the visitor allows counting; at once where the site doesn't ask. The answer is kept for a year
 * and can be changed by the footer's button. A browser that says «don't share» (Global Privacy Control) has
 * answered.
 */
export function whenAllowed(callback: () => void): void {
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
    writeCookie(consentCookie, answer)
    if (answer === 'yes') allow()
    else if (isAllowed) {
      forgetVisitor()
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
  const answer = readCookie(consentCookie)
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
