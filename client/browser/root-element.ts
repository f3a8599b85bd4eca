/** Reads what the root element `<html>` says about the page, and writes facts about the device to it. */
import { deviceRefreshMs } from '../../src/shared/constants.ts'
import { type Device, readDevice, readDeviceKind } from '../../src/shared/device.ts'
import { defaultLocale, isLocale, type Locale } from '../../src/shared/locales.ts'

/** @returns the language of the page, from the `lang` of its root element. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

/**
 * Keeps `<html data-device>` (`mobile`, `tablet`, `desktop`) up to date. A resize may mean another device: the phone
 * of the developer tools, or a browser that was told to ask for desktop pages.
 */
export function watchDevice(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    document.documentElement.dataset.device = readDeviceKind(readThisDevice())
  }
  show()
  addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(show, deviceRefreshMs)
  })
}

function readThisDevice(): Device {
  // `userAgentData` exists in Chromium only; TypeScript doesn't know it.
  const { userAgentData } = navigator as Navigator & { userAgentData?: { mobile: boolean } }
  return readDevice(navigator.userAgent, {
    isMobile: userAgentData?.mobile,
    maxTouchPoints: navigator.maxTouchPoints,
  })
}
