import { analytics, maps } from '../brand/chosen.ts'
import { analyticsProviders } from './analytics.ts'
import { findProvider } from './find-provider.ts'
import { mapProviders } from './maps.ts'

/**
 * The providers that this site's brand has chosen; `undefined` where it has none of a kind. Code that isn't built has
 * the demo's. The build replaces this module by the file of each chosen provider (`tools/build/provider-modules.ts`),
 * so that no bundle contains another provider.
 */
const chosenMap = findProvider(mapProviders, maps)
export const mapProvider = chosenMap?.provider
export const showMap = chosenMap?.showMap

const chosenAnalytics = findProvider(analyticsProviders, analytics)
export const analyticsProvider = chosenAnalytics?.provider
export const startCounting = chosenAnalytics?.startCounting
