import type { AnalyticsProvider, StartCounting } from '../analytics-provider.ts'

/** Matomo on a host of the orchestra's own, or in Matomo's cloud (developer.matomo.org/guides/tracking-javascript-guide). */
export const provider: AnalyticsProvider = {
  name: 'Matomo',
  id: { pattern: /^\d{1,9}$/, is: "the site's number in Matomo: digits only" },
  // «_pk_id» is kept for 13 months, the others for less.
  stores: { prefixes: ['_pk_', 'mtm_'], maxAgeSeconds: 33_955_200, isOptional: true },
  sources: (host) => ({
    'script-src': [`https://${host}`],
    'img-src': [`https://${host}`],
    'connect-src': [`https://${host}`],
  }),
}

export const startCounting: StartCounting = async ({ id, host, mayStore }, { loadScript }) => {
  const tab = globalThis as { _paq?: { push: (call: unknown[]) => unknown } }
  const queue: unknown[][] = []
  tab._paq ??= queue
  if (!mayStore) queue.push(['disableCookies'])
  queue.push(['setTrackerUrl', `https://${host}/matomo.php`])
  queue.push(['setSiteId', id])
  queue.push(['trackPageView'])
  queue.push(['enableLinkTracking'])
  await loadScript(`https://${host}/matomo.js`)
  // The script has put an object of its own in the place of the list.
  return (name, parameters) => tab._paq?.push(['trackEvent', 'goal', name, JSON.stringify(parameters)])
}
