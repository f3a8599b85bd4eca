import { analyticsProvider, chosenEmbeds, chosenTickets, mapProvider } from '../brand/chosen-providers.ts'
import type { Config } from '../config/config.ts'
import type { Country, ProviderName } from '../providers/provider.ts'
import { asksForCity } from '../shared/city-question.ts'
import type { ExternalService } from '../shared/external-services.ts'
import { challengeOrigin } from '../shared/forms/challenge.ts'
import {
  type StoreCondition,
  type StoredRow,
  type StoredThing,
  type StorePlace,
  storedData,
  thirdParties,
} from '../shared/stored-data.ts'
import * as names from '../shared/stored-names.ts'
import { assetUrls } from './assets.ts'

/** One kind of data that this deployment stores about a visitor. */
export interface StoredLine {
  thing: StoredThing
  place: StorePlace
  /**
   * The name as it stands in the browser; ends with an ellipsis where a variable part follows. Absent on the server.
   */
  name?: string
  /** Lifetime in seconds. Absent where something else than time ends it. */
  lifetimeSeconds?: number
  isWithConsent: boolean
  /** The page on which the visitor can see and delete the data. */
  page?: StoredRow['page']
}

const asksForConsent = ({ analytics }: Config) => analytics?.asksConsent === true

const holds: Record<StoreCondition, (config: Config) => boolean> = {
  analytics: ({ analytics }) => analytics !== undefined,
  'counter-stores': ({ analytics }) => analytics?.mayStore === true,
  'question-of-consent': asksForConsent,
  'service-worker': ({ SERVICE_WORKER }) => SERVICE_WORKER === 'on',
  'call-limits': ({ boundKinds }) => boundKinds.includes('rate-limit'),
  themes: () => assetUrls.schemes.length > 1,
  forms: ({ boundKinds }) => boundKinds.includes('d1'),
  accounts: ({ hasAccounts }) => hasAccounts,
  votes: ({ hasVotes }) => hasVotes,
  notices: ({ hasNotices }) => hasNotices,
  messengers: ({ messengers }) => messengers.length > 0,
  newsletter: ({ hasNewsletter }) => hasNewsletter,
  statistics: ({ hasStatistics }) => hasStatistics,
  touring: () => asksForCity,
  // Data of editors is never listed, since the page is for visitors.
  editor: () => false,
}

/** The names and lifetimes that the page about stored data lists. */
const stored = { ...names, counterStore: describeCounterStore() }

/** Lists what a deployment with this configuration stores about visitors, and nothing else. */
export function listStoredData(config: Config): StoredLine[] {
  // `Object.entries` loses the type of the keys.
  const things = Object.entries(storedData) as [StoredThing, StoredRow][]
  return things
    .filter(([, row]) => row.if === undefined || holds[row.if](config))
    .map(([thing, { place, page, needsConsent = false }]) => ({
      thing,
      place,
      page,
      isWithConsent: needsConsent && asksForConsent(config),
      ...described(stored[thing]),
    }))
}

function described(of: (typeof stored)[StoredThing]): Pick<StoredLine, 'name' | 'lifetimeSeconds'> {
  if (typeof of === 'string') return { name: of }
  return {
    ...('name' in of ? { name: of.name } : {}),
    ...('maxAgeSeconds' in of ? { lifetimeSeconds: of.maxAgeSeconds } : {}),
  }
}

/**
 * Describes the data that the counter's script stores, which only the provider's file (`providers/analytics/`) knows.
 */
function describeCounterStore(): { name?: string; maxAgeSeconds?: number } {
  const { stores } = analyticsProvider ?? {}
  if (!stores) return {}
  return {
    name: stores.prefixes.map((prefix) => `${prefix}…`).join(' '),
    maxAgeSeconds: stores.maxAgeSeconds,
  }
}

/** Another company whose servers the pages of this deployment may contact. */
export interface ThirdParty {
  service: ExternalService
  /** Name of the company's service. Absent where nothing but the hosts is known. */
  name?: ProviderName | undefined
  /** Country of the company. Absent where the orchestra runs the service itself, or only the hosts are known. */
  country?: Country | undefined
  hosts: readonly string[]
  isWithConsent: boolean
}

type Company = Pick<ThirdParty, 'name' | 'country' | 'hosts'>
interface KnownCompany {
  name: ProviderName
  country?: Country
}

/** The companies of a service's hosts: one for each provider, and one without a name for hosts of nobody known. */
const toCompanies = (
  hosts: readonly string[],
  findProvider: (host: string) => KnownCompany | undefined,
): Company[] =>
  [...Map.groupBy(hosts, findProvider)].map(([provider, ofProvider]) => ({
    ...(provider?.country ? { name: provider.name, country: provider.country } : {}),
    hosts: ofProvider,
  }))

const companiesOf: Record<ExternalService, (config: Config) => Company[]> = {
  'ticket-frame': (config) =>
    toCompanies(config.ticketFrameHosts, (host) => findTicketProvider(config, host)),
  'ticket-widget': (config) => {
    const hosts = config.TICKET_WIDGET_URL ? [new URL(config.TICKET_WIDGET_URL).host] : []
    return toCompanies(hosts, (host) => findTicketProvider(config, host))
  },
  analytics: ({ analytics }) => {
    if (!analytics || !analyticsProvider) return []
    // The orchestra may run the same program on a host of its own.
    const isOfCompany = analytics.host === analyticsProvider.host
    const { name, country } = analyticsProvider
    return [{ name, country: isOfCompany ? country : undefined, hosts: [analytics.host] }]
  },
  map: ({ map }) => {
    if (!map || !mapProvider?.inPage) return []
    const { name, country, inPage } = mapProvider
    return [{ name, country, hosts: inPage.hosts }]
  },
  embed: ({ EMBED_HOSTS }) =>
    toCompanies(EMBED_HOSTS, (host) => Object.values(chosenEmbeds).find(({ hosts }) => hosts.includes(host))),
  challenge: ({ challenge }) =>
    challenge ? [{ name: 'Cloudflare', country: 'us', hosts: [new URL(challengeOrigin).host] }] : [],
}

/** The service whose pages have a host; hosts that variables set are of the service whose events have numbers. */
function findTicketProvider({ ticketShops, TICKET_HOST, TICKET_HOST_TUTTI }: Config, host: string) {
  const shops = ticketShops.flatMap(({ provider, hosts }) => {
    const found = chosenTickets[provider]
    return found ? [{ provider: found, hosts }] : []
  })
  const isSet = host === TICKET_HOST || host === TICKET_HOST_TUTTI
  const shop = shops.find(({ provider, hosts }) => hosts.includes(host) || (isSet && provider.hasNumbers))
  // A host of the orchestra's own, on which it runs the service's program.
  const isOwn = shop?.provider.hosts && !shop.provider.hosts.includes(host)
  return isOwn ? undefined : shop?.provider
}

export function chooseThirdParties(config: Config): ThirdParty[] {
  // `Object.entries` loses the type of the keys.
  const services = Object.entries(thirdParties) as [ExternalService, { needsConsent?: true }][]
  return services.flatMap(([service, { needsConsent = false }]) =>
    companiesOf[service](config).map((company) => ({
      service,
      ...company,
      isWithConsent: needsConsent && asksForConsent(config),
    })),
  )
}
