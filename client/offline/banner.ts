import { offlineMessages } from '../../src/languages/texts.ts'
import { pathTo } from '../../src/routes/paths.ts'
import { localePath } from '../../src/shared/urls.ts'
import { loadNoticeStyles } from '../browser/notices.ts'
import { pageLocale } from '../browser/root-element.ts'

/** Kinds of banners, the most urgent first; one at a time is shown. */
const kinds = ['offline', 'online', 'kept-copy', 'update', 'install'] as const
export type BannerKind = (typeof kinds)[number]

interface Banner {
  text: string
  /** The banner's link (`run` is its address) or button (`run` is its function). */
  action?: { label: string; run: (() => void) | string }
  /** Called when the visitor closes the banner; without it the banner has no button to close it. */
  onClose?: () => void
}

const waiting = new Map<BannerKind, Banner>()

/** Shows a banner, unless a more urgent one is shown: then it waits. */
export function showBanner(kind: BannerKind, banner: Banner): void {
  waiting.set(kind, banner)
  void showMostUrgent()
}

/** Removes a banner, shown or waiting. */
export function hideBanner(kind: BannerKind): void {
  if (waiting.delete(kind)) void showMostUrgent()
}

/**
 * Shows the most urgent banner in the page's live region: screen readers announce it, and the focus stays where it is.
 * The banner doesn't cover the ticket button (`client/styles/notices.css`).
 */
async function showMostUrgent(): Promise<void> {
  await loadNoticeStyles()
  const kind = kinds.find((each) => waiting.has(each))
  const notice = kind && waiting.get(kind)
  const shown = document.querySelector<HTMLElement>('[data-notices] [data-notice]')
  if (shown?.dataset.notice === kind && shown?.querySelector('p')?.textContent === notice?.text) return
  // A focus inside the removed banner goes to the top of the page.
  if (shown?.contains(document.activeElement)) document.querySelector<HTMLElement>('[data-header] a')?.focus()
  shown?.remove()
  if (kind && notice) document.querySelector('[data-notices]')?.append(makeBanner(kind, notice))
}

function makeBanner(kind: BannerKind, { text, action, onClose }: Banner): HTMLElement {
  const t = readOfflineTexts()
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

/** @returns the path of the page that lists the pages which open without a network. */
export const toOfflinePagePath = () => localePath(pageLocale(), pathTo('offline'))

/** @returns the texts of offline features in the language of the page. */
export const readOfflineTexts = () => offlineMessages(pageLocale())
