import { installCookie, installRefusedKey } from '../../src/shared/stored-names.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import { readStored, writeStored } from '../storage.ts'
import { say, unsay } from './notices.ts'
import { texts } from './page-language.ts'

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
  isAskedHere = Boolean(readCookie(installCookie)) && !isInstalled && !readStored(installRefusedKey)
  writeCookie(installCookie, '1')
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
  say('install', {
    text: texts().install,
    action: { label: texts().installNow, run: take },
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

const explainOnIos = () => say('install', { text: texts().installOnIos, onClose: refuse })

const refuse = () => writeStored(installRefusedKey, '1')

function forget(): void {
  offer = undefined
  unsay('install')
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
