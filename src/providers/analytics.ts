import * as ga4 from './analytics/ga4.ts'
import * as matomo from './analytics/matomo.ts'
import * as metrica from './analytics/metrica.ts'
import * as plausible from './analytics/plausible.ts'
import type { AnalyticsProvider, StartCounting } from './analytics-provider.ts'

/**
 * The services that count visits, of which a brand may choose one. Each is a file of `analytics/` with the name of its
 * row.
 */
export const analyticsProviders = { ga4, matomo, metrica, plausible } satisfies Record<
  string,
  { provider: AnalyticsProvider; startCounting: StartCounting }
>
