import type { Config } from '../config/config.ts'
import { analyticsProvider, mapProvider } from '../providers/chosen.ts'
import type { ProviderName } from '../providers/provider.ts'
import type { ExternalService } from '../shared/external-services.ts'
import { challengeOrigin } from '../shared/forms/challenge.ts'
import {
  otherCompanies,
  type StoreCondition,
  type StoredRow,
  type StoredThing,
  type StorePlace,
  storedData,
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
  statistics: ({ hasStatistics }) => hasStatistics,
  // Concerns editors, not visitors.
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

/** Describes the data of the counter's script, of which only the provider's file (`providers/analytics/`) knows. */
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
  /** Name of the company's service. Absent where the page lists only the hosts. */
  name?: ProviderName | undefined
  hosts: readonly string[]
  isWithConsent: boolean
}

const hostsOf: Record<ExternalService, (config: Config) => readonly string[]> = {
  'ticket-frame': ({ ticketFrameHosts }) => ticketFrameHosts,
  'ticket-widget': ({ TICKET_WIDGET_URL }) => (TICKET_WIDGET_URL ? [new URL(TICKET_WIDGET_URL).host] : []),
  analytics: ({ analytics }) => (analytics ? [analytics.host] : []),
  map: ({ map }) => (map ? (mapProvider?.inPage?.hosts ?? []) : []),
  embed: ({ EMBED_HOSTS }) => EMBED_HOSTS,
  challenge: ({ challenge }) => (challenge ? [new URL(challengeOrigin).host] : []),
}

const namesOf: Partial<Record<ExternalService, ProviderName | undefined>> = {
  analytics: analyticsProvider?.name,
  map: mapProvider?.name,
}

export function chooseThirdParties(config: Config): ThirdParty[] {
  // `Object.entries` loses the type of the keys.
  const services = Object.entries(otherCompanies) as [ExternalService, { needsConsent?: true }][]
  return services
    .map(([service, { needsConsent = false }]) => ({
      service,
      name: namesOf[service],
      hosts: hostsOf[service](config),
      isWithConsent: needsConsent && asksForConsent(config),
    }))
    .filter(({ hosts }) => hosts.length > 0)
}
