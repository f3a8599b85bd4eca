import { offlineMessages } from '../../src/i18n/offline.ts'
import { pathTo } from '../../src/routes/paths.ts'
import { localePath } from '../../src/shared/urls.ts'
import { loadStyleSheet } from '../browser/load-resource.ts'
import { pageLocale } from '../browser/root-element.ts'
import { address as styleSheet } from '../styles/offline.css'

/** What may be said, the more pressing first: one at a time is shown. */
const kinds = ['offline', 'online', 'kept-copy', 'update', 'install'] as const
export type BannerKind = (typeof kinds)[number]

interface Banner {
  text: string
  /** Where it leads, or what it does. */
  action?: { label: string; run: (() => void) | string }
  /** Called when the visitor closes it; without it there is nothing to close it with. */
  onClose?: () => void
}

const waiting = new Map<BannerKind, Banner>()

export function showBanner(kind: BannerKind, notice: Banner): void {
  waiting.set(kind, notice)
  void showMostUrgent()
}

export function hideBanner(kind: BannerKind): void {
  if (waiting.delete(kind)) void showMostUrgent()
}

/**
 * Shows the most pressing notice in the page's live region: it is read aloud, takes no focus, and stands clear of
 * the ticket button (`offline.css`).
 */
async function showMostUrgent(): Promise<void> {
  await loadBannerStyles()
  const kind = kinds.find((each) => waiting.has(each))
  const notice = kind && waiting.get(kind)
  const shown = document.querySelector<HTMLElement>('[data-notices] [data-notice]')
  if (shown?.dataset.notice === kind && shown?.querySelector('p')?.textContent === notice?.text) return
  // Whoever was in it goes on where the page begins, not nowhere.
  if (shown?.contains(document.activeElement)) document.querySelector<HTMLElement>('[data-header] a')?.focus()
  shown?.remove()
  if (kind && notice) document.querySelector('[data-notices]')?.append(makeBanner(kind, notice))
}

function makeBanner(kind: BannerKind, { text, action, onClose }: Banner): HTMLElement {
  const t = offlineTexts()
  const box = document.createElement('section')
  box.className = 'site-notice'
  box.dataset.notice = kind
  box.setAttribute('aria-label', t.label)
  const words = document.createElement('p')
  words.textContent = text
  box.append(words)
  if (action) box.append(makeAction(action))
  if (onClose) {
    const close = makeButton('×', () => {
      hideBanner(kind)
      onClose()
    })
    close.className = 'site-notice-close'
    close.setAttribute('aria-label', t.close)
    box.append(close)
  }
  return box
}

function makeAction({ label, run }: NonNullable<Banner['action']>): HTMLElement {
  if (typeof run === 'function') {
    const button = makeButton(label, run)
    button.className = 'button'
    return button
  }
  const link = document.createElement('a')
  link.className = 'button'
  link.href = run
  link.textContent = label
  return link
}

function makeButton(label: string, run: () => void): HTMLButtonElement {
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
export function loadBannerStyles(): Promise<void> {
  const isThere = document.querySelector(`link[href="${styleSheet}"]`) !== null
  styles ??= isThere ? Promise.resolve() : loadStyleSheet(styleSheet).catch(() => undefined)
  return styles
}

/** Where the pages are listed that open without a network. */
export const offlinePagePath = () => localePath(pageLocale(), pathTo('offline'))

/** Texts in the language of the page. */
export const offlineTexts = () => offlineMessages(pageLocale())
