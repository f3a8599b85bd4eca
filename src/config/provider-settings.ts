import type { ChosenBrand } from '../brand/complete-brand.ts'
import type { AnalyticsProvider, AnalyticsSettings } from '../providers/analytics-provider.ts'
import type { MapProvider } from '../providers/map-provider.ts'

/** The providers that a brand has chosen: its settings for each, and what the provider's file exports. */
export interface ChosenProviders {
  maps: ChosenBrand['maps']
  mapProvider: MapProvider | undefined
  analytics: ChosenBrand['analytics']
  analyticsProvider: AnalyticsProvider | undefined
}

/** Variables of a deployment; a key or an id among them replaces that of the brand. */
export interface ProviderVariables {
  MAPS_KEY?: string | undefined
  ANALYTICS_ID?: string | undefined
  ANALYTICS_CONSENT?: 'required' | 'none' | undefined
}

/** Settings of the providers that a deployment can use. */
export interface ProviderSettings {
  /** Key of the map provider, empty where it needs none. If absent, maps are only linked. */
  map?: { key: string }
  /** Settings of the analytics provider. If they are absent, visits are not counted. */
  analytics?: AnalyticsSettings & {
    /** Whether visitors are asked for consent before a visit is counted. */
    asksConsent: boolean
  }
}

interface Read {
  settings: ProviderSettings
  /** Problems of the settings: one line for each wrong value. */
  problems: string[]
  /** One line for each provider that the site can't use because a value is missing, and for each unused variable. */
  remarks: string[]
}

/**
 * Makes the settings of a deployment's providers from its variables and its brand. A wrong value is a problem. A
 * provider that lacks a value isn't used, which is a remark, unless the brand has not chosen this provider itself.
 */
export function readProviderSettings(variables: ProviderVariables, chosen: ChosenProviders): Read {
  const parts = [readMap(variables, chosen), readAnalytics(variables, chosen)]
  return {
    settings: Object.assign({}, ...parts.map(({ settings }) => settings)),
    problems: parts.flatMap(({ problems }) => problems),
    remarks: parts.flatMap(({ remarks }) => remarks),
  }
}

const use = (settings: ProviderSettings): Read => ({ settings, problems: [], remarks: [] })
const refuse = (problem: string): Read => ({ settings: {}, problems: [problem], remarks: [] })
const doWithout = (remark?: string): Read => ({ settings: {}, problems: [], remarks: remark ? [remark] : [] })

function readMap({ MAPS_KEY }: ProviderVariables, { maps, mapProvider }: ChosenProviders): Read {
  const wanted = mapProvider?.inPage
  if (!wanted?.key) {
    const remarks = MAPS_KEY ? ['MAPS_KEY is set, and the maps of the brand take no key'] : []
    return { settings: wanted ? { map: { key: '' } } : {}, problems: [], remarks }
  }
  const key = MAPS_KEY ?? maps?.key
  if (key === undefined) {
    if (maps?.isDefault) return doWithout()
    return doWithout(
      `maps: ${maps?.provider} has no key (MAPS_KEY, or maps.key of brand.ts): maps are only linked`,
    )
  }
  if (!wanted.key.pattern.test(key))
    return refuse(`${MAPS_KEY === undefined ? 'maps.key' : 'MAPS_KEY'} must be ${wanted.key.is}`)
  return use({ map: { key } })
}

function readAnalytics(
  variables: ProviderVariables,
  { analytics, analyticsProvider }: ChosenProviders,
): Read {
  const { ANALYTICS_ID, ANALYTICS_CONSENT } = variables
  if (!analytics || !analyticsProvider) {
    return doWithout(
      ANALYTICS_ID && 'ANALYTICS_ID is set, and brand.ts chooses no analytics: visits are not counted',
    )
  }
  const id = ANALYTICS_ID ?? analytics.id
  if (id === undefined) {
    if (analytics.isDefault) return doWithout()
    return doWithout(
      `analytics: ${analytics.provider} has no id (ANALYTICS_ID, or analytics.id of brand.ts): visits are not counted`,
    )
  }
  if (!analyticsProvider.id.pattern.test(id)) {
    return refuse(
      `${ANALYTICS_ID === undefined ? 'analytics.id' : 'ANALYTICS_ID'} must be ${analyticsProvider.id.is}`,
    )
  }
  const host = analytics.host ?? analyticsProvider.host
  if (host === undefined)
    return refuse(`analytics.host is missing: ${analytics.provider} is on a host of your own`)
  const { stores } = analyticsProvider
  const asksConsent = ANALYTICS_CONSENT ? ANALYTICS_CONSENT === 'required' : stores !== undefined
  const mayStore = stores !== undefined && (asksConsent || !stores.isOptional)
  return use({ analytics: { id, host, asksConsent, mayStore } })
}
