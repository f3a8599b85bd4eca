import type { AnalyticsProvider, StartCounting } from '../analytics-provider.ts'

/**
 * Plausible, in its cloud or on the orchestra's own host. It stores nothing in the browser (plausible.io/data-policy).
 */
export const provider: AnalyticsProvider = {
  name: 'Plausible',
  country: 'ee',
  id: { pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/, is: "the site's domain, as orchestra.example" },
  host: 'plausible.io',
  sources: (host) => ({ 'script-src': [`https://${host}`], 'connect-src': [`https://${host}`] }),
}

type Plausible = { (goal: string, options?: { props?: unknown }): void; q?: unknown[] }

export const startCounting: StartCounting = async ({ id, host }, { loadScript }) => {
  await loadScript(`https://${host}/js/script.js`, { domain: id })
  return (name, parameters) => {
    const { plausible } = globalThis as { plausible?: Plausible }
    plausible?.(name, { props: parameters })
  }
}
