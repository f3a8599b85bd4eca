import * as ga4 from './analytics/ga4.ts'
import * as matomo from './analytics/matomo.ts'
import * as metrica from './analytics/metrica.ts'
import * as plausible from './analytics/plausible.ts'
import type { AnalyticsProvider, StartCounting } from './analytics-provider.ts'

/** Services that count visits, of which a brand may choose one: a row and a file of `analytics/` each. */
export const analyticsProviders = { ga4, matomo, metrica, plausible } satisfies Record<
  string,
  { provider: AnalyticsProvider; startCounting: StartCounting }
>
