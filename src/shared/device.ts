/** Platform of a visitor's browser. `isCrawler` includes link previews and checkers. */
export interface Device {
  isMobile: boolean
  isTablet: boolean
  isDesktop: boolean
  isIos: boolean
  isAndroid: boolean
  isWindows: boolean
  isMacOS: boolean
  isSafari: boolean
  isFirefox: boolean
  isEdge: boolean
  isChrome: boolean
  isSamsung: boolean
  isCrawler: boolean
}

/** Facts that `User-Agent` leaves open and client hints tell. */
export interface DeviceHints {
  /** What the browser says of itself, by `Sec-CH-UA-Mobile` or `navigator.userAgentData.mobile`. */
  isMobile?: boolean | undefined
  /** An iPad calls itself a Mac; no Mac has a screen for several fingers. */
  maxTouchPoints?: number | undefined
}

/**
 * Maximum length that is read of a `User-Agent`; browsers send shorter ones. The expressions below take time in
 * proportion to the length.
 */
export const maxUserAgentLength = 1000

/**
 * Robots that read the home page: they get it in the default language instead of being redirected. Every isolate evaluates
 * this before its first page, so it is one expression; what is counted is asked of a kept list of 8 KB
 * (`browser-name.ts`). Cubot makes telephones.
 */
const crawlers =
  /(?<!\bcu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|vkshare|lighthouse|headless.*prerender/i

export const isCrawler = (userAgent: string): boolean => crawlers.test(userAgent.slice(0, maxUserAgentLength))

/**
 * Families and not versions: a site that decides by version decides wrong next year. Each browser names those
 * that it wants to be taken for, so the more particular name counts.
 */
export function readDevice(userAgent: string, hints: DeviceHints = {}): Device {
  const agent = userAgent.slice(0, maxUserAgentLength)
  const has = (pattern: RegExp) => pattern.test(agent)
  const isIpad = has(/iPad/) || (has(/Macintosh/) && (hints.maxTouchPoints ?? 0) > 1)
  const isIos = isIpad || has(/iPhone|iPod/)
  const isAndroid = has(/Android/)
  const isTablet =
    isIpad || has(/Tablet|Silk|PlayBook/) || (isAndroid && !has(/Mobile|Opera Mini/) && !hints.isMobile)
  const isMobile = !isTablet && (hints.isMobile ?? (isIos || has(/Mobi|Opera Mini|IEMobile|Windows Phone/)))
  const isEdge = has(/Edg(e|A|iOS)?\//)
  const isSamsung = has(/SamsungBrowser/)
  const isFirefox = has(/Firefox|FxiOS/) && !has(/Seamonkey/)
  const isChrome = has(/Chrome|CriOS|Chromium/) && !isEdge && !isSamsung && !has(/OPR\/|YaBrowser/)
  const isSafari = has(/Safari/) && !has(/Chrome|CriOS|FxiOS|EdgiOS|Android|YaBrowser|OPT\//)
  return {
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isWindows: has(/Windows/),
    isMacOS: has(/Macintosh/) && !isIpad,
    isSafari,
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
    isCrawler: isCrawler(userAgent),
  }
}

export type DeviceKind = 'mobile' | 'tablet' | 'desktop'
export const readDeviceKind = ({ isMobile, isTablet }: Pick<Device, 'isMobile' | 'isTablet'>): DeviceKind =>
  isMobile ? 'mobile' : isTablet ? 'tablet' : 'desktop'

/** Whether a request is a prefetch: `Sec-Purpose: prefetch` or `prefetch;prerender`; older Firefox sends `X-Moz`. */
export const isPrefetch = (headers: Headers): boolean =>
  /^prefetch\b/.test(headers.get('sec-purpose') ?? headers.get('x-moz') ?? '')
