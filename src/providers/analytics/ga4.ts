import type { AnalyticsProvider, StartCounting } from '../analytics-provider.ts'

const tagManager = 'https://*.googletagmanager.com'
const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager]

/** Google Analytics 4. Its hosts are from developers.google.com/tag-platform/security/guides/csp. */
export const provider: AnalyticsProvider = {
  name: 'Google Analytics',
  country: 'us',
  id: { pattern: /^G-[A-Z0-9]{4,14}$/, is: 'the measurement ID, as G-ABC123DEF4' },
  host: 'www.googletagmanager.com',
  stores: { prefixes: ['_ga'], maxAgeSeconds: 63_072_000 },
  sources: () => ({
    'script-src': [tagManager],
    'img-src': ['https://*.google-analytics.com', tagManager],
    'connect-src': collectors,
  }),
}

export const startCounting: StartCounting = async ({ id, host }, { loadScript }) => {
  const tab = globalThis as { dataLayer?: unknown[] }
  const layer = tab.dataLayer ?? []
  tab.dataLayer = layer
  /**
   * Queues a call for the library, which reads calls only from `arguments` objects: an array means something else to
   * it.
   */
  function tell(..._call: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the library doesn't accept an array as a call.
    layer.push(arguments)
  }
  tell('js', new Date())
  tell('config', id)
  await loadScript(`https://${host}/gtag/js?id=${id}`)
  // Names of events must begin with a letter at Google Analytics, and a goal of the site is called `404error`.
  return (name, parameters) => tell('event', name.replace(/^(?=\d)/, 'goal_'), parameters)
}
