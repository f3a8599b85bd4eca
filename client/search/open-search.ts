import { slashKey } from '../../src/shared/stored-names.ts'
import { readLocalStorage } from '../browser/storage.ts'
import { readPopupEntry } from './popup-history.ts'

const textField = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/**
 * Opens the search by the key `/`, except in a text field or with an open dialog. A switch in the popup turns the key
 * off (WCAG 2.1.4, Character Key Shortcuts).
 */
export function openSearchByKey(): void {
  addEventListener('keydown', (event) => {
    if (!isSearchKey(event) || document.querySelector('dialog[open]')) return
    const link = findSearchLink()
    if (!link || readLocalStorage(slashKey) === 'off') return
    event.preventDefault()
    link.click()
  })
}

/**
 * @returns whether a key press outside of text fields is `/`, or its key on the Russian layout, which types a full
 * stop.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, code, target } = event
  const isSlash = key === '/' || (key === '.' && code === 'Slash')
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat
  return isSlash && !isCommand && !(target instanceof Element && target.closest(textField))
}

/**
 * Gives the focus, at the click, to a field that nobody sees, until the popup has loaded: it keeps the first letters of who
 * types at once, and the keyboard of a phone comes up.
 */
export function keepFirstLetters(): void {
  const link = findSearchLink()
  link?.addEventListener('click', ({ ctrlKey, metaKey, shiftKey, altKey }) => {
    if (link.nextSibling || ctrlKey || metaKey || shiftKey || altKey) return
    const field = document.createElement('input')
    field.className = 'hidden-text'
    field.ariaLabel = link.ariaLabel
    link.after(field)
    field.focus()
  })
}

/** Opens the search on a page that is reloaded at the popup's entry of the history. */
export function reopenSearch(): void {
  if (readPopupEntry()) findSearchLink()?.click()
}

/** @returns the header's search link, on which a click opens the popup. */
const findSearchLink = () => document.querySelector<HTMLElement>('tutti-island[name="Search"] a')
