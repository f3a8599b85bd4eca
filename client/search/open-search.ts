import { slashKey } from '../../src/shared/stored-names.ts'
import { readLocalStorage } from '../browser/storage.ts'
import { readPopupEntry } from './popup-history.ts'

const textField = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/**
 * Opens the search with `/`, anywhere but in a text field or a dialog, and not for who doesn't want the key: a switch in
 * the popup turns it off (WCAG 2.1.4 asks for one).
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

/** Whether a key press outside of text fields is `/`; on the Russian layout its key writes a full stop. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, code, target } = event
  const isSlash = key === '/' || (key === '.' && code === 'Slash')
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat
  return isSlash && !isCommand && !(target instanceof Element && target.closest(textField))
}

/** A page that is loaded anew at the popup's own entry of the history opens it again. */
export function reopenSearch(): void {
  if (readPopupEntry()) findSearchLink()?.click()
}

/** The header's search icon, which the popup takes over. */
const findSearchLink = () => document.querySelector<HTMLElement>('tutti-island[name="Search"] a')
