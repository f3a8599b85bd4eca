import { analyticsProvider, chosenTickets, mapProvider } from '../brand/chosen-providers.ts'
import type { Config } from '../config/config.ts'
import type { Directive, Sources } from '../providers/provider.ts'
import { asksForCity, keepLineDigest } from '../shared/city-question.ts'
import type { ExternalService } from '../shared/external-services.ts'
import { challengeOrigin } from '../shared/forms/challenge.ts'

interface Frames {
  isFramed?: boolean | undefined
  hasOwnFrames?: boolean | undefined
}

/**
 * Builds `Content-Security-Policy`. Pages have one inline script, which is always the same (`shared/city-question.ts`) and
 * allowed by its digest; there are no nonces, and a cached page is as strict as a fresh one. Style attributes set colours and names of view transitions; there are no style
 * elements.
 *
 * @param externalServices third-party services that the page may load; those that aren't configured allow nothing
 * @param frames whether every site may show the page in an iframe (browsers that support `frame-ancestors` ignore
 *   `X-Frame-Options`: CSP 3, 6.4.2), and whether the page contains such iframes
 */
export function writeContentSecurityPolicy(
  config: Config,
  externalServices: readonly ExternalService[],
  { isFramed, hasOwnFrames }: Frames = {},
): string {
  const own: Sources = hasOwnFrames ? { 'frame-src': ["'self'"] } : {}
  const all = [
    ownSources(config),
    own,
    ...externalServices.flatMap((service) => externalSources[service](config)),
  ]
  const list = (directive: Directive) => {
    const sources = [...new Set(all.flatMap((each) => each[directive] ?? []))]
    return `${directive} ${sources.join(' ') || "'none'"}`
  }
  return [
    "default-src 'self'",
    list('script-src'),
    list('style-src'),
    "style-src-attr 'unsafe-inline'",
    list('img-src'),
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    list('connect-src'),
    list('frame-src'),
    // Otherwise `default-src` allows the site's own files.
    ...(all.some((each) => each['media-src']) ? [list('media-src')] : []),
    list('form-action'),
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${isFramed ? '*' : "'self'"}`,
  ].join('; ')
}

/** Builds `Permissions-Policy`. Only payment is allowed, on pages that contain the ticket provider's page. */
export function writePermissionsPolicy(config: Config, externalServices: readonly ExternalService[]): string {
  const sells = externalServices.includes('ticket-frame') || opensWidget(config, externalServices)
  const payment = sells
    ? `(self ${ticketOrigins(config)
        .map((origin) => `"${origin}"`)
        .join(' ')})`
    : '()'
  return `camera=(), microphone=(), geolocation=(), payment=${payment}, usb=()`
}

/** The policies of a plain-text response, when there is no valid configuration. */
export const strictestPolicies = {
  content: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  permissions: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

const opensWidget = (config: Config, externalServices: readonly ExternalService[]) =>
  config.TICKET_WIDGET_URL !== undefined && externalServices.includes('ticket-widget')

const ticketOrigins = ({ ticketFrameHosts }: Config) => ticketFrameHosts.map((host) => `https://${host}`)

/** Returns the sources of the widgets of the brand's ticket services. */
const widgetSources = ({ ticketShops }: Config): Sources[] =>
  ticketShops.flatMap(({ provider, hosts }) =>
    hosts.flatMap((host) => chosenTickets[provider]?.widget?.sources(host) ?? []),
  )

/** Where uploads are, besides the site itself. */
const uploadSources = ({ CONTENT_URL, MEDIA_HOSTS }: Config) => [
  ...(CONTENT_URL ? [new URL(CONTENT_URL).origin] : []),
  ...MEDIA_HOSTS.map((host) => `https://${host}`),
]

const ownSources = (config: Config): Sources => ({
  'script-src': ["'self'", ...(asksForCity ? [`'${keepLineDigest}'`] : [])],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', ...uploadSources(config)],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
})

/** The sources that each service's documentation asks for. `unsafe-inline` and `unsafe-eval` are never allowed. */
const externalSources: Record<ExternalService, (config: Config) => Sources | Sources[]> = {
  map: ({ map }) => (map && mapProvider?.inPage?.sources) ?? {},
  embed: (config) => {
    const uploads = uploadSources(config)
    return {
      'frame-src': config.EMBED_HOSTS.map((host) => `https://${host}`),
      ...(uploads.length > 0 ? { 'media-src': ["'self'", ...uploads] } : {}),
    }
  },
  'ticket-frame': (config) => [{ 'frame-src': ticketOrigins(config) }, ...widgetSources(config)],
  // The widget's script opens the provider's page in an iframe, may load its own images and styles, and sends campaign
  // parameters into the iframe by a form.
  'ticket-widget': (config) => {
    const { TICKET_WIDGET_URL, TICKET_WIDGET_STYLES } = config
    if (!TICKET_WIDGET_URL) return {}
    const script = new URL(TICKET_WIDGET_URL).origin
    const styles = TICKET_WIDGET_STYLES ? [new URL(TICKET_WIDGET_STYLES).origin] : []
    return {
      'script-src': [script],
      'style-src': styles,
      'img-src': [script, ...styles],
      'connect-src': [script],
      'frame-src': ticketOrigins(config),
      'form-action': ticketOrigins(config),
    }
  },
  // developers.cloudflare.com/turnstile/reference/content-security-policy
  challenge: ({ challenge }) =>
    challenge ? { 'script-src': [challengeOrigin], 'frame-src': [challengeOrigin] } : {},
  analytics: ({ analytics }) => (analytics && analyticsProvider?.sources(analytics.host)) ?? {},
}
