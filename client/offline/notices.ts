import { addStyleSheet } from '../style-sheet.ts'
import { address as styleSheet } from '../styles/offline.css'
import { texts } from './page-language.ts'

/** What may be said, the more pressing first: one at a time is shown. */
const kinds = ['offline', 'online', 'kept-copy', 'update', 'install'] as const
export type NoticeKind = (typeof kinds)[number]

interface Notice {
  text: string
  /** Where it leads, or what it does. */
  action?: { label: string; run: (() => void) | string }
  /** Called when the visitor closes it; without it there is nothing to close it with. */
  onClose?: () => void
}

const waiting = new Map<NoticeKind, Notice>()

export function say(kind: NoticeKind, notice: Notice): void {
  waiting.set(kind, notice)
  void show()
}

export function unsay(kind: NoticeKind): void {
  if (waiting.delete(kind)) void show()
}

/**
 * Shows the most pressing notice in the page's live region: it is read aloud, takes no focus, and stands clear of
 * the ticket button (`offline.css`).
 */
async function show(): Promise<void> {
  await styled()
  const kind = kinds.find((each) => waiting.has(each))
  const notice = kind && waiting.get(kind)
  const shown = document.querySelector<HTMLElement>('[data-notices] [data-notice]')
  if (shown?.dataset.notice === kind && shown?.querySelector('p')?.textContent === notice?.text) return
  // Whoever was in it goes on where the page begins, not nowhere.
  if (shown?.contains(document.activeElement)) document.querySelector<HTMLElement>('[data-header] a')?.focus()
  shown?.remove()
  if (kind && notice) document.querySelector('[data-notices]')?.append(draw(kind, notice))
}

function draw(kind: NoticeKind, { text, action, onClose }: Notice): HTMLElement {
  const t = texts()
  const box = document.createElement('section')
  box.className = 'site-notice'
  box.dataset.notice = kind
  box.setAttribute('aria-label', t.label)
  const words = document.createElement('p')
  words.textContent = text
  box.append(words)
  if (action) box.append(drawAction(action))
  if (onClose) {
    const close = drawButton('×', () => {
      unsay(kind)
      onClose()
    })
    close.className = 'site-notice-close'
    close.setAttribute('aria-label', t.close)
    box.append(close)
  }
  return box
}

function drawAction({ label, run }: NonNullable<Notice['action']>): HTMLElement {
  if (typeof run === 'function') {
    const button = drawButton(label, run)
    button.className = 'button'
    return button
  }
  const link = document.createElement('a')
  link.className = 'button'
  link.href = run
  link.textContent = label
  return link
}

function drawButton(label: string, run: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', run)
  return button
}

let styles: Promise<void> | undefined

/**
 * Resolves once the notices' sheet is there, or can't be had: then they are shown plainly. Whoever may have something
 * to say later asks for it while there is a network.
 */
export function styled(): Promise<void> {
  const isThere = document.querySelector(`link[href="${styleSheet}"]`) !== null
  styles ??= isThere ? Promise.resolve() : addStyleSheet(styleSheet).catch(() => undefined)
  return styles
}
