import type { ChosenBrand } from '../../brand/complete-brand.ts'
import { readProviderSettings } from '../../config/provider-settings.ts'
import { analyticsProviders } from '../../providers/analytics.ts'
import { findProvider } from '../../providers/find-provider.ts'
import { mapProviders } from '../../providers/maps.ts'

/**
 * Checks that the brand and `wrangler.toml` have the values which the chosen providers need.
 *
 * @param variables the variables in `wrangler.toml`; the build doesn't know those that are only in Cloudflare's
 *   dashboard
 * @returns `problems`: wrong values, which stop the build; `remarks`: providers and values that the site doesn't use
 */
export function checkProviders(
  { maps, analytics }: Pick<ChosenBrand, 'maps' | 'analytics'>,
  variables: Readonly<Record<string, unknown>>,
): { problems: string[]; remarks: string[] } {
  const textOf = (name: string) => (variables[name] === undefined ? undefined : String(variables[name]))
  const { problems, remarks } = readProviderSettings(
    { MAPS_KEY: textOf('MAPS_KEY'), ANALYTICS_ID: textOf('ANALYTICS_ID') },
    {
      maps,
      analytics,
      mapProvider: findProvider(mapProviders, maps)?.provider,
      analyticsProvider: findProvider(analyticsProviders, analytics)?.provider,
    },
  )
  return { problems: problems.map(withFile), remarks: remarks.map(withFile) }
}

/**
 * Puts the file's name before a line: names of variables begin with a capital letter, names of a brand's values don't.
 */
const withFile = (line: string) => `${/^[A-Z]/.test(line) ? 'wrangler.toml' : 'brand/brand.ts'}: ${line}`
