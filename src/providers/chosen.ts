import { analytics, maps } from '../brand/chosen.ts'
import { analyticsProviders } from './analytics.ts'
import type { AnalyticsProvider, StartCounting } from './analytics-provider.ts'
import { findProvider } from './find-provider.ts'
import type { MapProvider, ShowMap } from './map-provider.ts'
import { mapProviders } from './maps.ts'

/**
 * The providers that this site's brand has chosen. Unbuilt code has the demo's; the build replaces this module by the
 * files of the chosen ones (`tools/build/provider-modules.ts`), so that no other provider is in any file.
 */
const chosenMap = findProvider<{ provider: MapProvider; showMap: ShowMap | undefined }>(mapProviders, maps)
export const mapProvider = chosenMap?.provider
export const showMap = chosenMap?.showMap

const chosenAnalytics = findProvider<{ provider: AnalyticsProvider; startCounting: StartCounting }>(
  analyticsProviders,
  analytics,
)
export const analyticsProvider = chosenAnalytics?.provider
export const startCounting = chosenAnalytics?.startCounting
