import { installCookie, installRefusedKey } from '../../src/shared/stored-names.ts'
import {
  readDocumentCookie,
  readLocalStorage,
  writeDocumentCookie,
  writeLocalStorage,
} from '../browser/storage.ts'
import { hideBanner, offlineTexts, showBanner } from './banner.ts'

/** The browser's offer (W3C, «beforeinstallprompt»); TypeScript doesn't know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let isAskedHere = false
/** An offer can be taken once. */
let offer: InstallOffer | undefined

/**
 * The first page that a visitor stays on asks nothing (`installCookie`); later ones do, until the visitor
 * installs the site or refuses. Safari on iOS makes no offer and needs words instead. The footer's button asks
 * whoever wants it.
 */
export function prepareInstall(): void {
  const { isInstalled } = readPlatform()
  isAskedHere =
    Boolean(readDocumentCookie(installCookie)) && !isInstalled && !readLocalStorage(installRefusedKey)
  writeDocumentCookie(installCookie, '1')
  if (isInstalled) return
  addEventListener('appinstalled', forget)
  if (readPlatform().isIos) {
    showFooterButton(explainOnIos)
    if (isAskedHere) explainOnIos()
  }
}

/** @param event a `beforeinstallprompt`. */
export function offerInstall(event: Event): void {
  offer = event as InstallOffer
  showFooterButton(take)
  if (!isAskedHere) return
  showBanner('install', {
    text: offlineTexts().install,
    action: { label: offlineTexts().installNow, run: take },
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
    // The browser withdrew its offer: there is nothing to install now.
    .catch(() => undefined)
}

const explainOnIos = () => showBanner('install', { text: offlineTexts().installOnIos, onClose: refuse })

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
  // Safari's own; TypeScript doesn't know it. An iPad calls itself a Mac, with fingers.
  const { standalone } = navigator as Navigator & { standalone?: boolean }
  return {
    isInstalled:
      standalone === true || matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches,
    isIos: standalone !== undefined && navigator.maxTouchPoints > 1,
  }
}
