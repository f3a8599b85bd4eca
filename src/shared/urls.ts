import { capitalise } from './capitalise.ts'
import { defaultLocale, isLocale, type Locale } from './locales.ts'

/**
 * The address of a path in a language: `/en/concerts`, no prefix for the default language. Posts are the exception:
 * `/p/en/p/{slug}`.
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  if (path.startsWith('/p/')) return `/p/${locale}${path}`
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

export interface LocalisedPath {
  locale: Locale
  /** Path of the page without the prefix of its language. */
  path: string
}

/**
 * Takes the language off an address. Any spelling is understood (`/en/p/x`, `/p/ru/p/x`); the caller compares
 * with `localePath` to see whether it was the canonical one.
 */
export function splitLocalePath(pathname: string, locales: readonly Locale[]): LocalisedPath {
  // People and older links leave out the second `p`.
  const post = /^\/p\/([a-z]{2})(?:\/p)?(\/.*)$/.exec(pathname)
  if (post && isLocale(post[1]) && locales.includes(post[1])) return { locale: post[1], path: `/p${post[2]}` }
  const prefixed = /^\/([a-z]{2})(\/.*)?$/.exec(pathname)
  if (prefixed && isLocale(prefixed[1]) && locales.includes(prefixed[1])) {
    return { locale: prefixed[1], path: prefixed[2] ?? '/' }
  }
  return { locale: defaultLocale, path: pathname }
}

/** `tel:` of a telephone number as people write it. */
export const toTelHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Decodes percent-encoding. A text that isn't valid UTF-8 when decoded is returned unchanged. */
export function toUnescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const maxSlugLength = 120

/** The page's title when content has none: the last path segment, dashes as spaces, capitalised. */
export function toFallbackTitle(path: string): string {
  const segment = path.split('/').filter(Boolean).at(-1) ?? ''
  const words = segment.replaceAll('-', ' ').trim()
  return capitalise(words)
}

/**
 * Whether a picture may have this address: http(s) of any host, for uploads may be kept anywhere, or a path of the
 * service that names it. No name and password, and nothing that parts one address of a `srcset` from the next.
 */
export const isPictureUrl = (value: string): boolean =>
  /^(?:https?:\/\/|\/(?![/\\]))\S*[^\s,]$/.test(value) && (value.startsWith('/') || isWithoutLogin(value))

/** «https://tutti.example@evil.example» is an address of evil.example. */
const isWithoutLogin = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username === '' && password === ''
}

/**
 * An address that came from content, if it is safe to link: http(s), mailto, tel, or a path of this site.
 * `javascript:`, `data:`, protocol-relative and unreadable ones, and those with a name or password, give `undefined`.
 */
export function toSafeHref(value: string | null | undefined): string | undefined {
  // Browsers read an address without its tabs and line breaks, wherever they stand: `/\t/host` is `//host`.
  const href = value?.replace(/[\t\n\r]/g, '').trim()
  if (!href) return undefined
  if (/^[/#?]/.test(href)) return /^\/[/\\]/.test(href) ? undefined : href
  const protocol = isWithoutLogin(href) ? new URL(href).protocol : ''
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined
}
