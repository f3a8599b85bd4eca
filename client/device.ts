import { deviceRefreshMs } from '../src/shared/constants.ts'
import { type Device, kindOf, readDevice } from '../src/shared/device.ts'

/** What the browser tells now. */
function readThisDevice(): Device {
  // Chromium's own; TypeScript doesn't know it.
  const { userAgentData } = navigator as Navigator & { userAgentData?: { mobile: boolean } }
  return readDevice(navigator.userAgent, {
    isMobile: userAgentData?.mobile,
    maxTouchPoints: navigator.maxTouchPoints,
  })
}

/**
 * Keeps `<html data-device>` (`mobile`, `tablet`, `desktop`) up to date. A resize may be another device: the
 * developer tools' phone, or a browser that was told to ask for desktop pages.
 */
export function watchDevice(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    document.documentElement.dataset.device = kindOf(readThisDevice())
  }
  show()
  addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(show, deviceRefreshMs)
  })
}
