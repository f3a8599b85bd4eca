import { installCookie, installRefusedKey } from '../../src/shared/stored-names.ts'
import {
  readDocumentCookie,
  readLocalStorage,
  writeDocumentCookie,
  writeLocalStorage,
} from '../browser/storage.ts'
import { hideBanner, readOfflineTexts, showBanner } from './banner.ts'

/** The event `beforeinstallprompt` (W3C, Web App Manifest), which TypeScript doesn't know. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Whether this page may ask the visitor to install the site. */
let mayAsk = false
/** The browser's offer to install the site; it can be used once. */
let offer: InstallOffer | undefined

/**
 * Decides whether this page may ask the visitor to install the site: not on their first page (`installCookie`), and not
 * after they have installed it or refused. Safari on iOS has no event for it, so the site explains how to install it.
 * The button in the footer works on every page.
 */
export function prepareInstall(): void {
  const { isInstalled } = readPlatform()
  mayAsk = Boolean(readDocumentCookie(installCookie)) && !isInstalled && !readLocalStorage(installRefusedKey)
  writeDocumentCookie(installCookie, '1')
  if (isInstalled) return
  addEventListener('appinstalled', forget)
  if (readPlatform().isIos) {
    showFooterButton(explainOnIos)
    if (mayAsk) explainOnIos()
  }
}

/** Keeps the browser's offer and asks the visitor where this page may. @param event a `beforeinstallprompt`. */
export function offerInstall(event: Event): void {
  offer = event as InstallOffer
  showFooterButton(take)
  if (!mayAsk) return
  showBanner('install', {
    text: readOfflineTexts().install,
    action: { label: readOfflineTexts().installNow, run: take },
    onClose: refuse,
  })
}

function take(): void {
  const taken = offer
  if (!taken) return
  forget()
  taken
    .prompt()
    .then(() => taken.userChoice)
    .then(({ outcome }) => {
      if (outcome === 'dismissed') refuse()
    })
    // The browser has withdrawn its offer, so there is nothing to install.
    .catch(() => undefined)
}

const explainOnIos = () => showBanner('install', { text: readOfflineTexts().installOnIos, onClose: refuse })

const refuse = () => writeLocalStorage(installRefusedKey, '1')

function forget(): void {
  offer = undefined
  hideBanner('install')
  const button = footerButton()
  if (button) button.hidden = true
}

const footerButton = () => document.querySelector<HTMLElement>('[data-install]')

function showFooterButton(run: () => void): void {
  const button = footerButton()
  if (!button) return
  button.hidden = false
  button.onclick = run
}

function readPlatform(): { isInstalled: boolean; isIos: boolean } {
  // `standalone` exists in Safari only; TypeScript doesn't know it. An iPad calls itself a Mac, but has touch points.
  const { standalone } = navigator as Navigator & { standalone?: boolean }
  return {
    isInstalled:
      standalone === true || matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches,
    isIos: standalone !== undefined && navigator.maxTouchPoints > 1,
  }
}
