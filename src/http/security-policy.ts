import type { Config } from '../config/config.ts'
import type { ExternalService } from '../shared/external-services.ts'
import { challengeOrigin } from '../shared/forms/challenge.ts'

type Directive = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action'
type Sources = Partial<Record<Directive, readonly string[]>>

interface Frames {
  isFramed?: boolean | undefined
  hasOwnFrames?: boolean | undefined
}

/**
 * `Content-Security-Policy`. No page has an inline script, so it needs neither nonce nor hash, and a stored
 * page stays as strict as a fresh one. Style attributes carry colours and names of view transitions; style
 * elements don't exist.
 *
 * @param externalServices what the page may load of other companies; what isn't configured opens nothing.
 * @param frames whether every site may show the page in a frame (browsers that know `frame-ancestors` pass over
 *   `X-Frame-Options`: CSP 3, 6.4.2), and whether it shows such frames itself
 */
export function contentSecurityPolicy(
  config: Config,
  externalServices: readonly ExternalService[],
  { isFramed, hasOwnFrames }: Frames = {},
): string {
  const own: Sources = hasOwnFrames ? { 'frame-src': ["'self'"] } : {}
  const all = [
    ownSources(config),
    own,
    ...externalServices.map((service) => externalSources[service](config)),
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
    list('form-action'),
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${isFramed ? '*' : "'self'"}`,
  ].join('; ')
}

/** `Permissions-Policy`: nothing, but payment where the provider's page stands in ours. */
export function permissionsPolicy(config: Config, externalServices: readonly ExternalService[]): string {
  const sells = externalServices.includes('ticket-frame') || opensWidget(config, externalServices)
  const payment = sells
    ? `(self ${ticketOrigins(config)
        .map((origin) => `"${origin}"`)
        .join(' ')})`
    : '()'
  return `camera=(), microphone=(), geolocation=(), payment=${payment}, usb=()`
}

/** Of an answer without a configuration, which is a line of text. */
export const closedPolicies = {
  content: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  permissions: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

const opensWidget = (config: Config, externalServices: readonly ExternalService[]) =>
  config.TICKET_WIDGET_URL !== undefined && externalServices.includes('ticket-widget')

const ticketOrigins = ({ TICKET_HOST, TICKET_HOST_TUTTI }: Config) =>
  [...new Set([TICKET_HOST, TICKET_HOST_TUTTI])].flatMap((host) => (host ? `https://${host}` : []))

const ownSources = (config: Config): Sources => ({
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': [
    "'self'",
    'data:',
    ...(config.CONTENT_URL ? [new URL(config.CONTENT_URL).origin] : []),
    ...config.MEDIA_HOSTS.map((host) => `https://${host}`),
  ],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
})

/** What each service needs, by its own documentation. Nobody gets `unsafe-inline` or `unsafe-eval`. */
const externalSources: Record<ExternalService, (config: Config) => Sources> = {
  // Yandex Maps 2.1, «Connecting when using CSP», with `csp=true` in the script's address. `unsafe-eval`, which
  // that page still lists, isn't needed since 2.1.64.
  map: ({ MAPS_KEY }) => (MAPS_KEY ? mapSources : {}),
  embed: ({ EMBED_HOSTS }) => ({ 'frame-src': EMBED_HOSTS.map((host) => `https://${host}`) }),
  'ticket-frame': (config) => ({ 'frame-src': ticketOrigins(config) }),
  // The script opens the provider's page in a frame of its own, may draw with its own pictures and styles, and sends
  // the campaign's parameters into the frame by a form.
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
  // Yandex Metrica, «Installing a tag on a site with CSP», without the session replay's hosts: it isn't used.
  analytics: ({ ANALYTICS_ID }) => (ANALYTICS_ID ? counterSources : {}),
}

const maps = [
  'https://api-maps.yandex.ru',
  'https://*.api-maps.yandex.ru',
  'https://suggest-maps.yandex.ru',
  'https://*.maps.yandex.net',
  'https://yandex.ru',
]
const mapSources: Sources = {
  'script-src': [...maps, 'https://yastatic.net'],
  'style-src': ['blob:'],
  'img-src': maps,
  'connect-src': maps,
  'frame-src': ['https://api-maps.yandex.ru'],
}

const counter = ['https://mc.yandex.ru', 'https://mc.yandex.com']
const counterSources: Sources = {
  'script-src': ['https://mc.yandex.ru', 'https://yastatic.net'],
  'img-src': counter,
  'connect-src': counter,
  'frame-src': counter,
}
