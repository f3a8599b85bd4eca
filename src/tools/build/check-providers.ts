import type { ChosenBrand } from '../../brand/complete-brand.ts'
import { readProviderSettings } from '../../config/provider-settings.ts'
import { analyticsProviders } from '../../providers/analytics.ts'
import type { AnalyticsProvider } from '../../providers/analytics-provider.ts'
import { findProvider } from '../../providers/find-provider.ts'
import type { MapProvider } from '../../providers/map-provider.ts'
import { mapProviders } from '../../providers/maps.ts'
import { siteConfigPath } from '../operate/site-config.ts'
import { readWranglerConfig } from '../operate/wrangler-config.ts'

/**
 * Compares what the brand and `wrangler.toml` say of the providers with what these need.
 *
 * @param variables of `wrangler.toml`; those that are only in Cloudflare's dashboard aren't known here
 * @returns `problems` stop the build; `remarks` name what isn't used
 */
export function checkProviders(
  { maps, analytics }: Pick<ChosenBrand, 'maps' | 'analytics'>,
  variables: Readonly<Record<string, unknown>> = readWranglerConfig(siteConfigPath).variables,
): { problems: string[]; remarks: string[] } {
  const textOf = (name: string) => (variables[name] === undefined ? undefined : String(variables[name]))
  const { problems, remarks } = readProviderSettings(
    { MAPS_KEY: textOf('MAPS_KEY'), ANALYTICS_ID: textOf('ANALYTICS_ID') },
    {
      ...{ maps, analytics },
      mapProvider: findProvider<{ provider: MapProvider }>(mapProviders, maps)?.provider,
      analyticsProvider: findProvider<{ provider: AnalyticsProvider }>(analyticsProviders, analytics)
        ?.provider,
    },
  )
  return { problems: problems.map(withFile), remarks: remarks.map(withFile) }
}

/** Variables have capital letters, values of a brand small ones. */
const withFile = (line: string) => `${/^[A-Z]/.test(line) ? 'wrangler.toml' : 'brand/brand.ts'}: ${line}`
