import type { AnalyticsProvider, StartCounting } from '../analytics-provider.ts'

/** Matomo on a host of the orchestra's own, or in Matomo's cloud (developer.matomo.org/guides/tracking-javascript-guide). */
export const provider: AnalyticsProvider = {
  name: 'Matomo',
  id: { pattern: /^\d{1,9}$/, is: "the site's number in Matomo: digits only" },
  // The cookie `_pk_id` lives for 13 months (33,955,200 seconds), the other cookies for less.
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
  // `_paq` is read again for each goal: the script has replaced the array by an object of its own.
  return (name, parameters) => tab._paq?.push(['trackEvent', 'goal', name, JSON.stringify(parameters)])
}
